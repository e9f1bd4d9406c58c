import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderSite } from "@/testing/render-site";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { RotatingHeadline } from "./rotating-headline";

const PAUSE = "Pause the changing headline";
const PLAY = "Let the headline change again";

afterEach(() => vi.unstubAllGlobals());

/** Shows the headline to a visitor without reduced motion. @returns a function that changes the preference */
function show() {
  const change = stubMatchMedia(false);
  renderSite(<RotatingHeadline />);
  return { changeMind: () => act(() => change(true)) };
}

/** The attribute for the style sheet; without it, the style sheet follows the visitor's preference. */
const motion = () => document.querySelector(".rotating")?.getAttribute("data-motion");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("the headline pauses and resumes on request", () => {
  show();
  expect(motion()).toBeNull();
  press(PAUSE);
  expect(motion()).toBe("off");
  press(PLAY);
  expect(motion()).toBe("on");
});

it("the headline's button follows a changed motion preference", () => {
  const { changeMind } = show();
  changeMind();
  expect(screen.getByRole("button", { name: PLAY })).toBeVisible();
});
