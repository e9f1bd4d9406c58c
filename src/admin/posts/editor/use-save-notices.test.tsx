import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { refusal, serveRest, showStaffPage } from "@/admin/shared/testing/staff-page";
import { withLanguage } from "./form/editor-form";
import { openSession, SESSION_NOW, taken } from "./testing/open-session";
import { POST_ID } from "./testing/post-factory";
import { useSaveNotices } from "./use-save-notices";

const ITEM_ID = "5e0c7a35-6f7e-4a4e-9d53-000000000001";
const LINK = "PATCH editorial_calendar";

/** The first save of a post that was begun for a calendar item. */
async function saveFirst(status: "draft" | "published" | "scheduled", locale: "en" | "ar" = "en") {
  const opened = openSession(null);
  function Notices() {
    useSaveNotices(opened.session, {
      calendarItemId: ITEM_ID,
      onCreated: () => {},
      onSlugTaken: () => {},
      onConflict: () => {},
      onAddressChanged: () => {},
    });
    return null;
  }
  showStaffPage(Notices, { locale });
  opened.session.change((form) => ({
    ...withLanguage(form, "en", { title: "Fever", content: "Text" }),
    scheduledDate: new Date(SESSION_NOW + 9 * 86_400_000).toISOString().slice(0, 10),
    scheduledTime: "09:00",
  }));
  expect(opened.session.ask({ kind: "status", status })).toBeNull();
  await act(() => opened.answer(taken(opened.last().draft, 1)));
  return opened;
}

it.each(["draft", "published", "scheduled"] as const)(
  "gives the plan the status of the post that was begun for it: %s",
  async (status) => {
    const { asked } = serveRest({ [LINK]: [{ id: ITEM_ID }] });
    await saveFirst(status);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.query.get("id")).toBe(`eq.${ITEM_ID}`);
    expect(asked[0]?.body).toEqual({ post_id: POST_ID, status });
  },
);

it.each([
  ["en", "The calendar item could not be linked to this post", "Retry", /is linked to this post/],
  ["ar", "تعذّر ربط بند الخطة بهذا المقال", "أعد المحاولة", "رُبط بند الخطة بهذا المقال"],
] as const)("offers another try when the plan could not be told: %s", async (locale, failed, retry, done) => {
  const { asked, replies } = serveRest({ [LINK]: refusal(500, "XX000", "Trouble") });
  await saveFirst("published", locale);
  expect(await screen.findByText(failed)).toBeVisible();
  replies[LINK] = [{ id: ITEM_ID }];
  await userEvent.click(screen.getByRole("button", { name: retry }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([
    { post_id: POST_ID, status: "published" },
    { post_id: POST_ID, status: "published" },
  ]);
});
