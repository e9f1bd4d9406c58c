// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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

const mouse = { pointerType: "mouse" };
const finger = { pointerType: "touch" };

/** A popover as browsers have it: it tells before it opens or closes. */
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

function menu() {
  const element = popover();
  const { result } = renderHook(() =>
    useHoverMenu({ current: element }, { current: document.createElement("button") }),
  );
  const isOpen = () => element.dataset["state"] === "open";
  const { handlers } = result.current;
  return {
    isOpen,
    enter: (pointer = mouse) => handlers.onPointerEnter(pointer),
    leave: (pointer = mouse) => handlers.onPointerLeave(pointer),
    blur: (relatedTarget: Element) => handlers.onBlur({ relatedTarget }),
    /** The browser turns it, unless it is told not to. */
    press: () => {
      const event = new Event("click", { cancelable: true });
      result.current.onPress(event);
      if (event.defaultPrevented) return;
      if (isOpen()) element.hidePopover();
      else element.showPopover();
    },
    close: () => element.hidePopover(),
    wait: (ms: number) => void vi.advanceTimersByTime(ms),
  };
}

describe("a menu under the mouse", () => {
  it("opens after 200 ms and not before", () => {
    const { isOpen, enter, wait } = menu();
    enter();
    wait(199);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
  });

  it("stays closed if the mouse only passes over it", () => {
    const { isOpen, enter, leave, wait } = menu();
    enter();
    wait(150);
    leave();
    wait(1_000);
    expect(isOpen()).toBe(false);
  });

  it("closes 150 ms after the mouse has left, unless it comes back in time", () => {
    const { isOpen, enter, leave, wait } = menu();
    enter();
    wait(200);
    leave();
    wait(149);
    enter();
    wait(1_000);
    expect(isOpen()).toBe(true);
    leave();
    wait(149);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it.each([
    [299, true],
    [300, false],
  ])("opens at once when the mouse is back %i ms after it closed: %s", (pauseMs, isAtOnce) => {
    const { isOpen, enter, leave, wait } = menu();
    enter();
    wait(200);
    leave();
    wait(150);
    wait(pauseMs);
    enter();
    wait(0);
    expect(isOpen()).toBe(isAtOnce);
    wait(200);
    expect(isOpen()).toBe(true);
  });
});

describe("a click on a menu that the mouse has opened", () => {
  it.each([
    [0, true],
    [299, true],
    [300, false],
  ])("%i ms later leaves it open: %s", (laterMs, isLeftOpen) => {
    const { isOpen, enter, press, wait } = menu();
    enter();
    wait(200);
    wait(laterMs);
    press();
    expect(isOpen()).toBe(isLeftOpen);
  });

  it("closes it when it is the second one", () => {
    const { isOpen, enter, press, wait } = menu();
    enter();
    wait(200);
    press();
    wait(300);
    press();
    expect(isOpen()).toBe(false);
  });

  it("opens it before the hover delay, and the next one closes it", () => {
    const { isOpen, enter, press, wait } = menu();
    enter();
    wait(100);
    press();
    expect(isOpen()).toBe(true);
    wait(150);
    press();
    expect(isOpen()).toBe(false);
  });
});

describe("a drawer in the menu", () => {
  it("does not close with the mouse", () => {
    stubMatchMedia(false);
    const { isOpen, press, leave, blur, wait } = menu();
    press();
    leave();
    blur(document.body);
    wait(1_000);
    expect(isOpen()).toBe(true);
  });
});

describe("a menu used by touch or keyboard", () => {
  it("opens by click only: touch has no hover", () => {
    const { isOpen, enter, leave, press, wait } = menu();
    enter(finger);
    wait(1_000);
    expect(isOpen()).toBe(false);
    press();
    expect(isOpen()).toBe(true);
    leave(finger);
    wait(1_000);
    expect(isOpen()).toBe(true);
    press();
    expect(isOpen()).toBe(false);
  });

  it("is not opened again by a timer that was still running when it closed", () => {
    const { isOpen, enter, close, wait } = menu();
    enter();
    wait(100);
    close();
    wait(1_000);
    expect(isOpen()).toBe(false);
  });
});
