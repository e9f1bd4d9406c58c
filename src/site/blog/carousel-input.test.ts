// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenToKeys, listenToWheel, onScrollSettled } from "./carousel-input";

const show = vi.fn<(step: 1 | -1) => void>();
const callback = vi.fn<() => void>();
let row: HTMLElement;
beforeEach(() => {
  show.mockReset();
  callback.mockReset();
  row = document.createElement("div");
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fire = (type: string) => row.dispatchEvent(new Event(type));

describe("waiting for the end of scrolling", () => {
  it("ends a moment after the last movement", () => {
    onScrollSettled(row, callback);
    vi.advanceTimersByTime(100);
    fire("scroll");
    vi.advanceTimersByTime(100);
    expect(callback).not.toHaveBeenCalled();
    vi.advanceTimersByTime(20);
    expect(callback).toHaveBeenCalledOnce();
    fire("scroll");
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("does not end while a finger is on it", () => {
    onScrollSettled(row, callback);
    fire("touchstart");
    fire("scroll");
    vi.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
    fire("touchend");
    vi.advanceTimersByTime(120);
    expect(callback).toHaveBeenCalledOnce();
  });

  it("can be cancelled", () => {
    onScrollSettled(row, callback)();
    fire("touchend");
    vi.advanceTimersByTime(1000);
    expect(callback).not.toHaveBeenCalled();
  });
});

describe("a wheel", () => {
  function turn(init: WheelEventInit & { at?: number }) {
    const event = new WheelEvent("wheel", { cancelable: true, ...init });
    Object.defineProperty(event, "timeStamp", { value: init.at ?? 0 });
    row.dispatchEvent(event);
    return event;
  }

  it.each([
    ["ltr", 40, 1],
    ["ltr", -40, -1],
    ["rtl", 40, -1],
    ["rtl", -40, 1],
  ] as const)("in %s turns %i pixels sideways into a step of %i", (direction, deltaX, step) => {
    listenToWheel(row, direction, show);
    expect(turn({ deltaX, deltaY: 5 }).defaultPrevented).toBe(true);
    expect(show).toHaveBeenCalledExactlyOnceWith(step);
  });

  it("counts one movement with its momentum as one step, and the next as another", () => {
    listenToWheel(row, "ltr", show);
    for (const at of [0, 50, 100, 150, 240]) turn({ deltaX: 20, at });
    expect(show).toHaveBeenCalledOnce();
    for (const at of [500, 550]) turn({ deltaX: 20, at });
    expect(show).toHaveBeenCalledTimes(2);
  });

  it("moves a row with Shift, and leaves vertical scrolling to the page", () => {
    const stop = listenToWheel(row, "ltr", show);
    expect(turn({ deltaY: 100 }).defaultPrevented).toBe(false);
    expect(turn({ deltaX: 30, deltaY: 100 }).defaultPrevented).toBe(false);
    expect(show).not.toHaveBeenCalled();
    turn({ deltaY: 100, shiftKey: true });
    expect(show).toHaveBeenCalledExactlyOnceWith(1);
    stop();
    turn({ deltaX: 100, at: 1000 });
    expect(show).toHaveBeenCalledOnce();
  });
});

describe("keys", () => {
  const type = (key: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...init });
    row.dispatchEvent(event);
    return event;
  };

  it.each([
    ["ltr", "ArrowRight", 1],
    ["ltr", "ArrowLeft", -1],
    ["rtl", "ArrowRight", -1],
    ["rtl", "ArrowLeft", 1],
  ] as const)("in %s %s is a step of %i", (direction, key, step) => {
    listenToKeys(row, direction, show);
    expect(type(key).defaultPrevented).toBe(true);
    expect(show).toHaveBeenCalledExactlyOnceWith(step);
  });

  it("ignores other keys, and the browser's Back shortcut", () => {
    const stop = listenToKeys(row, "ltr", show);
    expect(type("ArrowDown").defaultPrevented).toBe(false);
    expect(type("ArrowLeft", { altKey: true }).defaultPrevented).toBe(false);
    stop();
    type("ArrowRight");
    expect(show).not.toHaveBeenCalled();
  });
});
