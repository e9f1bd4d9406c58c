// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { whenSeen } from "./browser-state";

const show = (visibility: DocumentVisibilityState, prerendering = false) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  Object.defineProperty(document, "prerendering", { value: prerendering, configurable: true });
};
const tell = (sign: string) => document.dispatchEvent(new Event(sign));
afterEach(() => show("visible"));

it("acts immediately on a visible page", () => {
  show("visible");
  const action = vi.fn<() => void>();
  whenSeen(action);
  expect(action).toHaveBeenCalledOnce();
});

it("waits in a background tab until the tab is seen, and acts once", () => {
  show("hidden");
  const action = vi.fn<() => void>();
  whenSeen(action);
  tell("visibilitychange");
  expect(action).not.toHaveBeenCalled();
  show("visible");
  tell("visibilitychange");
  show("hidden");
  tell("visibilitychange");
  show("visible");
  tell("visibilitychange");
  expect(action).toHaveBeenCalledOnce();
});

it("waits while the page is prerendered, and goes on waiting when it comes into a background tab", () => {
  show("visible", true);
  const action = vi.fn<() => void>();
  whenSeen(action);
  show("hidden");
  tell("prerenderingchange");
  expect(action).not.toHaveBeenCalled();
  show("visible");
  tell("visibilitychange");
  tell("prerenderingchange");
  expect(action).toHaveBeenCalledOnce();
});
