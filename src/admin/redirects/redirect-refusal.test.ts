import { describe, expect, it } from "vitest";
import { AppError } from "@/data/client/errors";
import { adminEn } from "@/words/admin/en";
import { redirectRefusal } from "./redirect-refusal";

const texts = adminEn.redirects.errors;

describe("a refusal by the database", () => {
  const refused = (reason: string, data?: unknown) =>
    new AppError("invalid", "In whatever words", 400, { sqlState: "23514", reason, data });

  it.each([
    [new AppError("conflict", "", 409, { sqlState: "23505" }), { name: "from_path", message: texts.taken }],
    [
      refused("redirect_loop", { from: "/b", to: "/c" }),
      { name: "to_path", message: texts.targetRedirects("/b", "/c") },
    ],
    [
      refused("redirect_chain", { from: "/x", to: "/a" }),
      { name: "from_path", message: texts.isTarget("/x", "/b") },
    ],
    [refused("redirect_same"), { name: "to_path", message: texts.same }],
    [refused("redirect_not_path", { path: "/a" }), { name: "from_path", message: texts.notPath }],
    [refused("redirect_not_path", { path: "/b" }), { name: "to_path", message: texts.notPath }],
    [refused("redirect_back_office", { path: "/b" }), { name: "to_path", message: texts.backOffice }],
    [refused("redirect_own_file", { path: "/a" }), { name: "from_path", message: texts.ownFile }],
    [new AppError("unavailable", "/b already redirects to /c", 503), undefined],
  ])("is shown in the person's language: %o", (error, problem) => {
    expect(redirectRefusal(error, { from_path: "/a", to_path: "/b" }, texts)).toEqual(problem);
  });
});
