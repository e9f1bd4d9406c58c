import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { PostConflict } from "@/data/staff/saved-post";
import { SignInContext } from "@/admin/sign-in/sign-in-over-page";
import { SaveStatus } from "./editor-bar";
import { taken } from "./testing/open-session";
import { postDraft, savedPost } from "./testing/post-factory";
import { showInSession } from "./testing/show-in-session";

function show() {
  const [onDecide, onSignIn] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const opened = showInSession(
    <SignInContext value={onSignIn}>
      <SaveStatus onDecide={onDecide} />
    </SignInContext>,
  );
  return {
    ...opened,
    onDecide,
    onSignIn,
    line: () => screen.getByRole("status").textContent,
    save: () => act(() => void opened.session.ask({ kind: "keep" })),
    type: (text: string) => act(() => opened.type(text)),
    answer: (answer: Parameters<typeof opened.answer>[0]) => act(() => opened.answer(answer)),
  };
}

it("the status is right from the first key to the server's response, and when more is typed during a save", async () => {
  const { line, type, save, answer, last } = show();
  expect(line()).toBe("Not saved yet");
  type("one");
  expect(line()).toBe("Unsaved changes");
  save();
  expect(line()).toBe("Saving...");
  type("one two");
  await answer(taken(last().draft));
  expect(line()).toMatch(/^Unsaved changes · Last saved .*12:00/);
  save();
  await answer(taken(last().draft, 5));
  expect(line()).toMatch(/^Last saved .*12:00/);
});

it.each([
  [new AppError("offline", "", 0), /^Unsaved changes\. We can’t reach the server/],
  [
    new AppError("conflict", "taken", 409, { reason: "slug_taken" }),
    /^Not saved\. Another post has this slug/,
  ],
])("a failed save shows its reason and a retry: %s", async (error, words) => {
  const { line, type, save, answer, calls } = show();
  type("one");
  save();
  await answer(error);
  expect(line()).toMatch(words);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(calls).toHaveLength(2);
  expect(line()).toBe("Saving...");
});

it.each([
  [
    "the conflict",
    new PostConflict("newer", savedPost({ ...postDraft(), tags: ["x"] }, { version: 9 })),
    "Compare and choose",
    "onDecide",
  ],
  ["the sign-in when the session has ended", new AppError("unauthorized", "", 401), "Sign in", "onSignIn"],
] as const)("the status links to %s", async (_, refusal, button, handler) => {
  const { type, save, answer, ...shown } = show();
  vi.mocked(shown.server.isSignedOut).mockResolvedValue(true);
  type("one");
  save();
  await answer(refusal);
  expect(shown.line()).toMatch(/^Not saved/);
  await userEvent.click(screen.getByRole("button", { name: button }));
  expect(shown[handler]).toHaveBeenCalledOnce();
});

it("the status shows that a chosen status is not applied yet", () => {
  const { session, line } = show();
  act(() => session.choose({ status: "published" }));
  expect(line()).toBe("The new status is not saved yet · Not saved yet");
});

describe("a browser without room for a copy", () => {
  const full = () =>
    vi.spyOn(Storage.prototype, "setItem").mockThrow(new DOMException("", "QuotaExceededError"));
  const copy = ({ session }: ReturnType<typeof show>) => act(() => session.keepCopy());

  it("is mentioned until the text is saved", async () => {
    const shown = show();
    const setItem = full();
    shown.type("one");
    copy(shown);
    expect(shown.line()).toBe(
      "Unsaved changes. This browser has no space for a backup copy. Save before you close the page.",
    );
    shown.save();
    expect(shown.line()).toMatch(/^Saving\.\.\. This browser has no space/);
    await shown.answer(new AppError("offline", "", 0));
    expect(shown.line()).toMatch(/^Unsaved changes\..*This browser has no space/);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await shown.answer(taken(shown.last().draft));
    expect(shown.line()).toMatch(/^Last saved/);
    shown.type("two");
    expect(shown.line()).toMatch(/^Unsaved changes · /);
    copy(shown);
    expect(shown.line()).toMatch(/This browser has no space/);
    setItem.mockRestore();
    copy(shown);
    expect(shown.line()).toMatch(/^Unsaved changes · /);
  });
});
