import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PostStatus } from "@domain/post-draft";
import { useToastPlace } from "@/components/ui/staff/toasts";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { EditorBar } from "./editor-bar";
import type { SaveIntent } from "./saving/save-machine";
import { openSession } from "./testing/open-session";
import { showInSession } from "./testing/show-in-session";

beforeEach(() => void stubMatchMedia(true));
afterEach(() => vi.unstubAllGlobals());

function show(status: PostStatus | null) {
  const onAsk = vi.fn<(intent: SaveIntent) => void>();
  const opened = showInSession(
    <EditorBar isChecking={false} onAsk={onAsk} onDecide={() => undefined} />,
    openSession(status),
  );
  const names = () =>
    within(opened.container)
      .getAllByRole("button")
      .map((button) => button.textContent)
      .filter((name) => name !== "Share kit");
  return { ...opened, onAsk, names };
}

const Place = () => <output>{useToastPlace()}</output>;

it.each([
  ["at the top of a wide screen", true, "edge"],
  ["at the bottom of a phone", false, "bar"],
] as const)("messages do not cover the buttons, which are %s", (_, isWide, where) => {
  stubMatchMedia(isWide);
  showInSession(
    <>
      <EditorBar isChecking={false} onAsk={() => undefined} onDecide={() => undefined} />
      <Place />
    </>,
    openSession("published"),
  );
  expect(screen.getByText(where)).toBeVisible();
});

it.each<[PostStatus | null, string[]]>([
  [null, ["Save Draft", "Publish"]],
  ["draft", ["Save Draft", "Publish"]],
  ["published", ["Save Draft takes it offline", "Save", "Update"]],
  ["scheduled", ["Save Draft cancels the schedule", "Save", "Update"]],
])("a post that is %s has the buttons %j", (status, buttons) => {
  expect(show(status).names()).toEqual(buttons);
});

it("Save stores the changes of a published post, and Save Draft warns that it takes the post offline", async () => {
  const { onAsk } = show("published");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onAsk).toHaveBeenLastCalledWith({ kind: "keep" });
  await userEvent.click(screen.getByRole("button", { name: "Save Draft takes it offline" }));
  expect(onAsk).toHaveBeenLastCalledWith({ kind: "status", status: "draft" });
});

it("another chosen status has its own button", () => {
  const { session, names } = show("published");
  act(() => session.choose({ status: "scheduled" }));
  expect(names()).toEqual(["Save Draft takes it offline", "Save", "Schedule"]);
  act(() => session.choose({ status: "draft" }));
  expect(names()).toEqual(["Save", "Save Draft"]);
});
