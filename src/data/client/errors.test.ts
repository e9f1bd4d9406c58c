import { describe, expect, it } from "vitest";
import { AppError, assertOk, countOf, isStale, isUnconfirmed, isUniqueViolation, requireRow } from "./errors";

function thrownBy(action: () => unknown): AppError {
  try {
    action();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error("Nothing was thrown.");
}

const refused = (status: number, error: Parameters<typeof assertOk>[0]["error"]) =>
  thrownBy(() => assertOk({ status, error }));

describe("a refusal of the database", () => {
  it("carries its SQLSTATE, reason and data, independent of its message", () => {
    const body = { code: "23514", details: "redirect_loop", hint: '{"from":"/a","to":"/b"}' };
    for (const message of ["/a already redirects to /b", "Reworded tomorrow"]) {
      expect(refused(400, { ...body, message })).toMatchObject({
        code: "invalid",
        status: 400,
        sqlState: "23514",
        reason: "redirect_loop",
        data: { from: "/a", to: "/b" },
      });
    }
  });

  it.each([
    ["23505", 'duplicate key value violates unique constraint "services_slug_key"', "services_slug_key"],
    ["23514", 'new row for relation "x" violates check constraint "x_name_check"', "x_name_check"],
    [
      "23503",
      'update or delete on table "x" violates foreign key constraint "y_x_fkey" on table "y"',
      "y_x_fkey",
    ],
    ["42501", 'no constraint "here"', undefined],
  ])("of SQLSTATE %s names the constraint: %s", (code, message, constraint) => {
    expect(refused(409, { code, message, details: null, hint: null }).constraint).toBe(constraint);
  });

  it("does not treat PostgreSQL's own details and hints as reasons", () => {
    const error = refused(409, {
      code: "23505",
      message: "",
      details: "Key (slug)=(a) exists.",
      hint: "Try b.",
    });
    expect(error).toMatchObject({ reason: undefined, data: undefined });
  });

  it("is a taken value by its SQLSTATE alone", () => {
    expect(isUniqueViolation(refused(409, { code: "23505", message: "" }))).toBe(true);
    expect(isUniqueViolation(refused(409, { code: "23503", message: "duplicate key" }))).toBe(false);
  });
});

describe("a change of one row", () => {
  const nothing = { data: [], error: null, status: 200 };

  it("fails when no row was touched", () => {
    expect(thrownBy(() => requireRow(nothing))).toMatchObject({ code: "not_found" });
    requireRow({ ...nothing, data: [{ id: 1 }] });
  });

  it("is stale when the database has another version", () => {
    expect(isStale(refused(412, { code: "PT412", message: "" }))).toBe(true);
  });
});

it("a change fails when the server returned no count", () => {
  expect(countOf({ count: 0, error: null, status: 200 })).toBe(0);
  expect(thrownBy(() => countOf({ count: null, error: null, status: 200 }))).toMatchObject({
    code: "not_found",
  });
});

it.each([
  ["no answer", true, new AppError("offline", "", 0)],
  ["a failure before or after it", true, new TypeError("x is undefined")],
  ["an answer of something in between", true, new AppError("unavailable", "", 502)],
  ["a database that ran out of time", false, new AppError("unavailable", "", 500, { sqlState: "57014" })],
  ["no set-up", false, new AppError("unavailable", "", 503, { reason: "not_configured" })],
  ["a refusal", false, new AppError("forbidden", "", 403)],
])("after %s the outcome of a change is unknown: %s", (_, isUnknown, error) => {
  expect(isUnconfirmed(error)).toBe(isUnknown);
});
