import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { PostConflict } from "@/data/staff/saved-post";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { withLanguage } from "./form/editor-form";
import { openSession, SESSION_NOW, taken } from "./testing/open-session";
import { POST_ID, postDraft, savedPost } from "./testing/post-factory";
import { useSaveNotices } from "./use-saving";

const ITEM_ID = "5e0c7a35-6f7e-4a4e-9d53-000000000001";
const LINK = "PATCH editorial_calendar";

/** A new post that was begun for a calendar item, whose first save is on its way. */
function beginFirst(status: "published" | "scheduled") {
  const opened = openSession(null, { calendarItemId: ITEM_ID });
  function Notices() {
    useSaveNotices(opened.session, {
      onSlugTaken: () => {},
      onConflict: () => {},
      onAddressChanged: () => {},
    });
    return null;
  }
  const { router } = renderAdmin(<Notices />);
  opened.session.change((form) => ({
    ...withLanguage(form, "en", { title: "Fever", content_markdown: "Text" }),
    scheduledDate: new Date(SESSION_NOW + 9 * 86_400_000).toISOString().slice(0, 10),
    scheduledTime: "09:00",
  }));
  expect(opened.session.ask({ kind: "status", status })).toBeUndefined();
  return { ...opened, router };
}

async function saveFirst(status: "published" | "scheduled", isLeft = false) {
  const { router, answer, last } = beginFirst(status);
  if (isLeft) await act(() => router.navigate("/elsewhere"));
  await act(() => answer(taken(last().draft, 1)));
  expect(router.state.location.pathname).toBe(isLeft ? "/elsewhere" : `/admin/posts/${POST_ID}`);
}

it.each([
  ["", false],
  [", also when the page is left before the answer", true],
])("a calendar item gets the status of its post%s", async (_, isLeft) => {
  const { requests } = serveApi({ [LINK]: [{ id: ITEM_ID }] });
  await saveFirst("scheduled", isLeft);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.query.get("id")).toBe(`eq.${ITEM_ID}`);
  expect(requests[0]?.body).toEqual({ post_id: POST_ID, status: "scheduled" });
});

it("a failed update of the calendar item offers a retry", async () => {
  const { requests, replies } = serveApi({ [LINK]: refusal(500, "XX000", "Trouble") });
  await saveFirst("published");
  expect(await screen.findByText("The calendar item could not be linked to this post")).toBeVisible();
  replies[LINK] = [{ id: ITEM_ID }];
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/is linked to this post/)).toBeVisible();
  const link = { post_id: POST_ID, status: "published" };
  expect(requests.map(({ body }) => body)).toEqual([link, link]);
});

it("a new post that another window has stored gets its address and its item with the version that is kept", async () => {
  const { requests } = serveApi({ [LINK]: [{ id: ITEM_ID }] });
  const { session, answer, last, router } = beginFirst("published");
  const theirs = savedPost(postDraft({ status: "draft" }), { version: 1 });
  await act(() => answer(new PostConflict("newer", theirs)));
  expect(requests).toEqual([]);
  act(() => session.keepMine(theirs));
  await act(() => answer(taken(last().draft, 2)));
  expect(router.state.location.pathname).toBe(`/admin/posts/${POST_ID}`);
  await waitFor(() => expect(requests).toHaveLength(1));
});
