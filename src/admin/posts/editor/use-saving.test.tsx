import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { PostConflict } from "@/data/staff/saved-post";
import { renderAdmin } from "@/testing/render-admin";
import { withLanguage } from "./form/editor-form";
import { openSession, taken } from "./testing/open-session";
import { POST_ID, postDraft, savedPost } from "./testing/post-factory";
import { useSaveNotices } from "./use-saving";

/** A new post whose first save is running. */
function beginFirst() {
  const opened = openSession(null);
  function Notices() {
    useSaveNotices(opened.session, {
      onSlugTaken: () => {},
      onConflict: () => {},
      onUnread: () => {},
      onAddressChanged: () => {},
    });
    return null;
  }
  const { router } = renderAdmin(<Notices />);
  const fever = { title: "Fever", content_markdown: "Text" };
  opened.session.change((form) => withLanguage(form, "en", fever));
  expect(opened.session.ask({ kind: "status", status: "published" })).toBeUndefined();
  return { ...opened, path: () => router.state.location.pathname, router };
}

it("a new post gets its address with its first save, unless its page was left before", async () => {
  const stays = beginFirst();
  await act(() => stays.answer(taken(stays.last().draft, 1)));
  expect(stays.path()).toBe(`/admin/posts/${POST_ID}`);
  const leaves = beginFirst();
  await act(() => leaves.router.navigate("/elsewhere"));
  await act(() => leaves.answer(taken(leaves.last().draft, 1)));
  expect(leaves.path()).toBe("/elsewhere");
});

it("a new post that another window has stored gets its address with the version that is kept", async () => {
  const { session, answer, last, path } = beginFirst();
  const theirs = savedPost(postDraft({ status: "draft" }), { version: 1 });
  await act(() => answer(new PostConflict("newer", theirs)));
  act(() => session.keepMine(theirs));
  await act(() => answer(taken(last().draft, 2)));
  expect(path()).toBe(`/admin/posts/${POST_ID}`);
});
