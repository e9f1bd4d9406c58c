import { expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { commonTexts } from "@/words/admin/common";
import { failureText, failureTitle } from "./failure-text";

it.each([
  ["en", /1,000 changes in an hour.* You can continue at 00:12, Dubai time\.$/],
  ["ar", /1,000 تغيير في الساعة.* يمكنك المتابعة في الساعة 00:12 بتوقيت دبي\.$/],
] as const)("the limit of a person is named with the time when it ends: %s", (locale, words) => {
  vi.useFakeTimers({ now: new Date("2026-11-22T19:50:00Z"), toFake: ["Date"] });
  const error = new AppError("too_many", "", 429, { reason: "change_limit", data: { minutes: 22 } });
  expect(failureText(error, commonTexts[locale])).toMatch(words);
});

it.each([
  ["no answer", new AppError("offline", "", 0), "ربما تم الأمر وربما لم يتم"],
  ["the answer of something in between", new AppError("unavailable", "", 502), "ربما تم الأمر وربما لم يتم"],
  ["trouble of the database", new AppError("unavailable", "", 500, { sqlState: "57014" }), "Not saved"],
  ["a refusal", new AppError("conflict", "", 409), "Not saved"],
])("a change is said to have failed only where that is known: %s", (_, error, title) => {
  expect(failureTitle("Not saved", error, commonTexts.ar)).toBe(title);
});
