import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderSite } from "@/testing/render-site";
import { RotatingHeadline } from "./rotating-headline";

const EACH_MS = 3200;
const PHRASES = ["A doctor", "A nurse", "A lab test", "An IV drip", "A carer"];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Shows the headline to someone with or without a wish for less motion. @returns a way to change their mind */
function show({ isMotionReduced = false } = {}) {
  let listener = () => {};
  let matches = isMotionReduced;
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return matches;
    },
    addEventListener: (_type: string, given: () => void) => (listener = given),
    removeEventListener: () => undefined,
  }));
  renderSite(<RotatingHeadline />);
  return {
    changeMind: () => {
      matches = !matches;
      act(() => listener());
    },
  };
}

const shown = () => PHRASES.filter((words) => !screen.getByText(words).classList.contains("opacity-0"));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it("shows one phrase after another, and begins again", () => {
  show();
  const seen = [shown()];
  for (let step = 0; step < PHRASES.length; step++) {
    wait(EACH_MS);
    seen.push(shown());
  }
  expect(seen).toEqual([...PHRASES, PHRASES[0]].map((words) => [words]));
});

it("reads as one sentence, with the first phrase alone, whichever is shown", () => {
  show();
  wait(EACH_MS * 2);
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    "A doctor at your door, in about 30 minutes.",
  );
});

it("stops and goes on when asked", () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Pause the changing headline" }));
  wait(EACH_MS * 3);
  expect(shown()).toEqual(["A doctor"]);
  fireEvent.click(screen.getByRole("button", { name: "Let the headline change again" }));
  wait(EACH_MS);
  expect(shown()).toEqual(["A nurse"]);
});

it("stands still for who prefers less motion, until they ask for it", () => {
  show({ isMotionReduced: true });
  wait(EACH_MS * 3);
  expect(shown()).toEqual(["A doctor"]);
  fireEvent.click(screen.getByRole("button", { name: "Let the headline change again" }));
  wait(EACH_MS);
  expect(shown()).toEqual(["A nurse"]);
});

it("follows a preference that changes while it is shown", () => {
  const { changeMind } = show();
  changeMind();
  wait(EACH_MS * 2);
  expect(shown()).toEqual(["A doctor"]);
});

it("does not run on in a tab that nobody sees", () => {
  show();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  wait(EACH_MS * 2);
  expect(shown()).toEqual(["A doctor"]);
  hidden.mockReturnValue(false);
  wait(EACH_MS);
  expect(shown()).toEqual(["A nurse"]);
});
