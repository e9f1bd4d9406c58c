// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { useHoverMenu } from "./use-hover-menu";

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of a page that has been open for a while.
  vi.advanceTimersByTime(60_000);
  stubMatchMedia(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A popover like those of browsers: it dispatches an event before it opens or closes. */
function popover() {
  const element = document.createElement("dialog");
  const turn = (newState: "open" | "closed") => () => {
    element.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
    element.dataset["state"] = newState;
  };
  element.showPopover = turn("open");
  element.hidePopover = turn("closed");
  return element;
}

/** A step of a test: an action of the visitor, a time in ms, or the expected state of the menu. */
type Step = "enter" | "leave" | "touch" | "lift" | "blur" | "press" | "close" | number | boolean;

/** @returns the same steps, with the actual states */
function play(steps: readonly Step[]): Step[] {
  const element = popover();
  const { result } = renderHook(() =>
    useHoverMenu({ current: element }, { current: document.createElement("button") }),
  );
  const isOpen = () => element.dataset["state"] === "open";
  const { handlers } = result.current;
  const acts = {
    enter: () => handlers.onPointerEnter({ pointerType: "mouse" }),
    leave: () => handlers.onPointerLeave({ pointerType: "mouse" }),
    touch: () => handlers.onPointerEnter({ pointerType: "touch" }),
    lift: () => handlers.onPointerLeave({ pointerType: "touch" }),
    blur: () => handlers.onBlur({ relatedTarget: document.body }),
    /** The browser toggles it, unless the event is cancelled. */
    press: () => {
      const event = new Event("click", { cancelable: true });
      result.current.onPress(event);
      if (event.defaultPrevented) return;
      if (isOpen()) element.hidePopover();
      else element.showPopover();
    },
    close: () => element.hidePopover(),
  };
  return steps.map((step) => {
    if (typeof step === "boolean") return isOpen();
    if (typeof step === "number") vi.advanceTimersByTime(step);
    else acts[step]();
    return step;
  });
}

it.each<[string, Step[]]>([
  ["under the mouse opens after 200 ms and not before", ["enter", 199, false, 1, true]],
  ["stays closed if the mouse only passes over it", ["enter", 150, "leave", 1_000, false]],
  [
    "closes 150 ms after the mouse has left, unless it comes back in time",
    ["enter", 200, "leave", 149, "enter", 1_000, true, "leave", 149, true, 1, false],
  ],
  [
    "opens at once when the mouse is back 299 ms after it closed",
    ["enter", 200, "leave", 150, 299, "enter", 0, true, 200, true],
  ],
  [
    "opens as always when the mouse is back later",
    ["enter", 200, "leave", 150, 300, "enter", 0, false, 200, true],
  ],
  ["that has just opened stays open at a click", ["enter", 200, "press", true]],
  ["that opened 299 ms ago stays open at a click", ["enter", 200, 299, "press", true]],
  ["that opened 300 ms ago closes at a click", ["enter", 200, 300, "press", false]],
  ["closes at the second click", ["enter", 200, "press", 300, "press", false]],
  [
    "opens at a click before the hover delay, and closes at the next one",
    ["enter", 100, "press", true, 150, "press", false],
  ],
  [
    "has no hover by touch, and opens by click only",
    ["touch", 1_000, false, "press", true, "lift", 1_000, true, "press", false],
  ],
  [
    "is not opened again by a timer that was still running when it closed",
    ["enter", 100, "close", 1_000, false],
  ],
])("a menu %s", (_, steps) => {
  expect(play(steps)).toEqual(steps);
});

it("a drawer does not close with the mouse or the focus", () => {
  stubMatchMedia(false);
  const steps: Step[] = ["press", "leave", "blur", 1_000, true];
  expect(play(steps)).toEqual(steps);
});
