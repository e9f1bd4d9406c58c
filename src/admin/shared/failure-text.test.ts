import { expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { commonTexts } from "@/words/admin/common";
import { failureText } from "./failure-text";

it.each([
  ["en", /1,000 changes in an hour.* You can continue at 00:12, Dubai time\.$/],
  ["ar", /1,000 تغيير في الساعة.* يمكنك المتابعة في الساعة 00:12 بتوقيت دبي\.$/],
] as const)("the limit of a person is named with the time when it ends: %s", (locale, words) => {
  vi.useFakeTimers({ now: new Date("2026-11-22T19:50:00Z"), toFake: ["Date"] });
  const error = new AppError("too_many", "", 429, { reason: "change_limit", data: { minutes: 22 } });
  expect(failureText(error, commonTexts[locale])).toMatch(words);
});
