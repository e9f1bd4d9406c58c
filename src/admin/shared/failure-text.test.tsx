import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { renderAdmin } from "@/testing/render-admin";
import { authorsTexts } from "@/texts/admin/authors";
import { bulkGenerateTexts } from "@/texts/admin/bulk-generate";
import { calendarTexts } from "@/texts/admin/calendar";
import { commonTexts } from "@/texts/admin/common";
import { editorTexts } from "@/texts/admin/editor";
import { locationsTexts } from "@/texts/admin/locations";
import { loginTexts } from "@/texts/admin/login";
import { mediaTexts } from "@/texts/admin/media";
import { postsTexts } from "@/texts/admin/posts";
import { redirectsTexts } from "@/texts/admin/redirects";
import { schemasTexts } from "@/texts/admin/schemas";
import { servicesTexts } from "@/texts/admin/services";
import { urlExportTexts } from "@/texts/admin/url-export";
import { changeFailureText, failureText, useFailureToast } from "./failure-text";

it.each([
  ["en", /1,000 changes in an hour.* You can continue at 00:12, Dubai time\.$/],
  ["ar", /1,000 تغيير في الساعة.* يمكنك المتابعة في الساعة 00:12 بتوقيت دبي\.$/],
] as const)("the limit of a person is named with the time when it ends: %s", (locale, words) => {
  vi.useFakeTimers({ now: new Date("2026-11-22T19:50:00Z"), toFake: ["Date"] });
  const error = new AppError("too_many", "", 429, { reason: "change_limit", data: { minutes: 22 } });
  expect(failureText(error, commonTexts[locale])).toMatch(words);
});

it.each([
  ["en", 30, "Too many requests. Please try again in 30 seconds."],
  ["ar", 30, "الطلبات كثيرة الآن. يُرجى المحاولة مجددًا بعد 30 ثانية."],
  ["en", 32_400, "Too many requests. You can continue at 08:50, Dubai time."],
  ["ar", 32_400, "الطلبات كثيرة الآن. يمكنك المتابعة في الساعة 08:50 بتوقيت دبي."],
] as const)(
  "a short wait is counted, and a long one has the time when it ends: %s, %d s",
  (locale, wait, words) => {
    vi.useFakeTimers({ now: new Date("2026-11-22T19:50:00Z"), toFake: ["Date"] });
    const error = new AppError("too_many", "", 429, { retryAfterSeconds: wait });
    expect(failureText(error, commonTexts[locale])).toBe(words);
  },
);

it("a busy server with a waiting time is not also said to be back in a moment", () => {
  const error = new AppError("unavailable", "", 503, { retryAfterSeconds: 5 });
  expect(failureText(error, commonTexts.en)).toBe(
    "The server is having trouble right now. Please try again in 5 seconds.",
  );
});

const { unconfirmed, errors } = commonTexts.en;

/** Results of a change, and their messages. */
const ANSWERS = [
  ["no answer", new AppError("offline", "", 0), unconfirmed],
  ["500 without a word of the database", new AppError("unavailable", "", 500), unconfirmed],
  ["502 of a proxy", new AppError("unavailable", "<html>", 502), unconfirmed],
  ["an answer that is not one", new TypeError("x is undefined"), unconfirmed],
  ["500 of the database", new AppError("unavailable", "", 500, { sqlState: "57014" }), errors.unavailable],
  ["a refusal", new AppError("forbidden", "", 403), errors.forbidden],
] as const;

it.each(ANSWERS)("the reason mentions a possible change if the outcome is unknown: %s", (_, error, text) => {
  expect(changeFailureText(error, commonTexts.en)).toBe(text);
});

/** The titles of failed changes in the specification. */
const TITLES: readonly (readonly [title: string | ((text: string) => string), specified: string])[] = [
  [loginTexts.en.failed, "Login failed"],
  [editorTexts.en.saving.error, "Error saving post"],
  [postsTexts.en.deleteError, "Error deleting post"],
  [mediaTexts.en.panel.uploadFailed, "Upload failed"],
  [mediaTexts.en.deleteFailed, "Delete failed"],
  [calendarTexts.en.failed, "Error saving item"],
  [calendarTexts.en.deleteFailed, "Error deleting item"],
  [authorsTexts.en.failed, "Failed to save author"],
  [servicesTexts.en.failed, "Failed to save"],
  [locationsTexts.en.failed, "Failed to save"],
  [redirectsTexts.en.failed, "Failed to save"],
  [schemasTexts.en.failed, "Failed to save schema"],
  [bulkGenerateTexts.en.failed, "Failed: {0}"],
  [bulkGenerateTexts.en.errorToast, "Error: {0}"],
  [bulkGenerateTexts.en.nothing, "No posts were generated. Please try again."],
  [bulkGenerateTexts.en.failedAll, "Failed to generate posts: {0}"],
  [bulkGenerateTexts.en.deleteFailed, "Failed to delete posts: {0}"],
  [urlExportTexts.en.error, "Error: {0}"],
  [urlExportTexts.en.failedToDelete, "Failed to delete: {0}"],
];

describe("a failed change", () => {
  it.each(TITLES)("has the title of the specification: %s", (title, specified) => {
    expect(typeof title === "function" ? title("{0}") : title).toBe(specified);
  });

  it.each(ANSWERS)("keeps its title, and shows the reason: %s", async (_, error, text) => {
    function Change() {
      const failed = useFailureToast();
      return (
        <>
          <button type="button" onClick={() => failed("Error saving post")(error)}>
            Save
          </button>
          <button type="button" onClick={() => failed(bulkGenerateTexts.en.deleteFailed)(error)}>
            Delete
          </button>
        </>
      );
    }
    renderAdmin(<Change />);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Error saving post", { selector: "[data-title]" })).toBeVisible();
    expect(screen.getByText(text, { selector: "[data-description]" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText(`Failed to delete posts: ${text}`)).toBeVisible();
  });
});

it("a failed read does not mention a change", async () => {
  function Read() {
    const failed = useFailureToast("read");
    return (
      <button type="button" onClick={() => failed("Not loaded")(new AppError("offline", "", 0))}>
        Read
      </button>
    );
  }
  renderAdmin(<Read />);
  await userEvent.click(screen.getByRole("button", { name: "Read" }));
  expect(await screen.findByText(errors.offline)).toBeVisible();
});
