import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { refusal, serveApi } from "@/testing/serve-api";
import { PostConflict } from "@/data/staff/saved-post";
import { PostNotices } from "./post-notices";
import { openSession } from "./testing/open-session";
import { postDraft, postRow, savedPost } from "./testing/post-factory";
import { showInSession } from "./testing/show-in-session";

const [READ, DISCARD] = ["GET blog_posts", "POST rpc/discard_working_copy"];
const stored = savedPost(postDraft({ status: "published" }));

beforeEach(() => localStorage.clear());
afterEach(() => onlineManager.setOnline(true));

/** A published post whose working copy contains "Mine". */
async function show() {
  const opened = openSession("published");
  opened.type("Mine");
  opened.session.ask({ kind: "keep" });
  await opened.answer(stored);
  showInSession(<PostNotices colleagues={[]} />, opened);
  return opened;
}

const press = async () => {
  const buttons = await screen.findAllByRole("button", { name: "Discard changes" });
  await userEvent.click(buttons.at(-1) ?? document.body);
};

// Without a connection, the question must not stay open until there is one.
it.each([true, false])(
  "a working copy is kept when the post cannot be loaded, with an error",
  async (isOnline) => {
    onlineManager.setOnline(isOnline);
    const { requests } = serveApi({ [READ]: refusal(500, "XX000", "Trouble"), [DISCARD]: true });
    const { content } = await show();
    await press();
    await press();
    expect(await screen.findByText("Your changes could not be discarded")).toBeVisible();
    expect(requests.map(({ line }) => line)).not.toContain(DISCARD);
    expect(content()).toBe("Mine");
  },
);

it("autosave is paused during a discard", async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { requests } = serveApi({ [READ]: [postRow(stored)], [DISCARD]: () => held.then(() => true) });
  const { session, type, calls } = await show();
  act(() => type("Mine, and more"));
  await press();
  await press();
  await waitFor(() => expect(requests.at(-1)?.line).toBe(DISCARD));
  await userEvent.keyboard("{Escape}");
  act(() => session.due());
  expect(calls).toHaveLength(1);
  letGo();
  expect(await screen.findByText("Unpublished changes discarded")).toBeVisible();
  act(() => type("Next"));
  act(() => session.due());
  expect(calls).toHaveLength(2);
});

it("a working copy cannot be discarded during a conflict", async () => {
  serveApi({});
  const { session, answer, content } = await show();
  act(() => void session.ask({ kind: "status", status: "published" }));
  const theirs = savedPost({ ...postDraft({ status: "published" }), tags: ["theirs"] }, { version: 9 });
  await act(() => answer(new PostConflict("newer", theirs)));
  expect(screen.getByRole("button", { name: "Discard changes" })).toBeDisabled();
  expect(session.revert(theirs)).toBe(false);
  expect(content()).toBe("Mine");
});
