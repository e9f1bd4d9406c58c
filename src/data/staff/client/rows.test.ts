// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { type AppError, isStale, ROW_GONE } from "@/data/client/errors";
import { storeSession } from "@/testing/store-session";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { removeRow, saveRow } from "./rows";

const ID = "7d5cf7d4-0000-4000-8000-000000000001";
const values = {
  page_type: "blog",
  page_id: "fever-at-home",
  schema_type: "Article",
  schema_data: { "@type": "Article", name: "Fever" },
  is_active: true,
};
const before = { id: ID, updated_at: "2026-11-20T10:00:00.123456+00:00" };

const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error("Nothing was thrown.")),
    (error: unknown) => error,
  );

describe("a save", () => {
  it("adds a row under the form's id, so that a retry adds no second row", async () => {
    const { requests } = serveApi({ "POST page_schemas": undefined });
    await saveRow("page_schemas", undefined, values, ID);
    expect(requests[0]?.headers.get("prefer")).toContain("resolution=merge-duplicates");
    expect(requests[0]?.body).toEqual({ id: ID, ...values });
  });

  it("changes the row only at the version that was read, and overwrites it without one", async () => {
    const { requests } = serveApi({ "PATCH page_schemas": [{ id: ID }] });
    await saveRow("page_schemas", before, values, "unused");
    await saveRow("page_schemas", { id: ID }, values, "unused");
    expect(requests.map(({ query }) => query.get("id"))).toEqual([`eq.${ID}`, `eq.${ID}`]);
    expect(requests.map(({ query }) => query.get("updated_at"))).toEqual([`eq.${before.updated_at}`, null]);
    expect(requests[0]?.body).toEqual(values);
  });

  it("is not found, not stale, if it would overwrite a row that is gone", async () => {
    serveApi({ "PATCH page_schemas": [] });
    const error = await thrownBy(saveRow("page_schemas", { id: ID }, values, "unused"));
    expect(error).toMatchObject({ code: "not_found" });
    expect(isStale(error)).toBe(false);
  });

  it("succeeds if the same change was stored and its response was lost", async () => {
    const stored = { ...values, schema_data: { name: "Fever", "@type": "Article" } };
    serveApi({ "PATCH page_schemas": [], "GET page_schemas": [stored] });
    await expect(saveRow("page_schemas", before, values, "unused")).resolves.toBeUndefined();
  });

  it("succeeds if the stored change has its moment in the notation of the database", async () => {
    const followUp = { status: "talking", follow_up_at: "2026-12-01T00:47:00.000Z" };
    serveApi({
      "PATCH leads": [],
      "GET leads": [{ ...followUp, follow_up_at: "2026-12-01T00:47:00+00:00" }],
    });
    await expect(saveRow("leads", before, followUp, "unused")).resolves.toBeUndefined();
    serveApi({
      "PATCH leads": [],
      "GET leads": [{ ...followUp, follow_up_at: "2026-12-01T00:48:00+00:00" }],
    });
    expect(isStale(await thrownBy(saveRow("leads", before, followUp, "unused")))).toBe(true);
  });

  it.each([
    ["changed", undefined, [{ ...values, is_active: false }]],
    ["removed", ROW_GONE, []],
  ])("is stale when another person %s the row, with the reason %s", async (_, reason, rows) => {
    serveApi({ "PATCH page_schemas": [], "GET page_schemas": rows });
    const error = await thrownBy(saveRow("page_schemas", before, values, "unused"));
    expect(isStale(error)).toBe(true);
    expect(error).toHaveProperty("reason", reason);
  });

  it("is forbidden, not stale, when the row is unchanged: the person's role has changed", async () => {
    serveApi({
      "PATCH page_schemas": [],
      "GET page_schemas": [{ ...values, is_active: false, updated_at: before.updated_at }],
    });
    const error = await thrownBy(saveRow("page_schemas", before, values, "unused"));
    expect(error).toMatchObject({ code: "forbidden" });
    expect(isStale(error)).toBe(false);
  });
});

describe("a removal", () => {
  const AMAL = { email: "amal@example.com", role: "editor" };

  it.each([
    ["the row is already gone", "success", 0, [AMAL]],
    ["the row still exists", "forbidden", 1, [AMAL]],
    ["the session has ended, in which no row is seen", "forbidden", 0, []],
  ])("when %s ends with %s", async (_, outcome, seen, admins) => {
    serveApi({ "DELETE services": [], "HEAD services": seen, "GET admins": admins });
    storeSession();
    const removal = removeRow("services", ID, testQueryClient());
    expect(await removal.then(() => "success").catch(({ code }: AppError) => code)).toBe(outcome);
  });
});
