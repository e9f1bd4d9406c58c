// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { keepLines, releaseLines } from "./keep-lines";

const LINE = 40;

/** A paragraph of two lines, whose number of lines in the new font depends on its style. */
function changeFont(linesOf: (style: CSSStyleDeclaration) => number): CSSStyleDeclaration {
  document.body.innerHTML = "<p>Words</p>";
  let isChanged = false;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function (this: HTMLElement) {
    const lines = isChanged ? linesOf(this.style) : 2;
    return Math.max(lines * LINE, parseFloat(this.style.minHeight) || 0);
  });
  keepLines(() => {
    isChanged = true;
  });
  const text = document.querySelector("p");
  if (!text) throw new Error("There is a paragraph.");
  return text.style;
}

const spacing = (style: CSSStyleDeclaration) => parseFloat(style.wordSpacing) || 0;

afterEach(releaseLines);

it("a text with the same lines is left unchanged", () => {
  expect(changeFont(() => 2).cssText).toBe("");
});

it("the word spaces of a text with a line too many shrink, as little as possible", () => {
  expect(changeFont((style) => (spacing(style) <= -0.06 ? 2 : 3)).cssText).toBe("word-spacing: -0.06em;");
});

it("the word spaces of a text with a line too few grow", () => {
  expect(changeFont((style) => (spacing(style) >= 0.1 ? 2 : 1)).cssText).toBe("word-spacing: 0.1em;");
});

it("letters become smaller where spaces are not enough, and a text with a line too few keeps its height", () => {
  vi.spyOn(window, "getComputedStyle").mockReturnValue({ fontSize: "20px" } as CSSStyleDeclaration);
  expect(parseFloat(changeFont(() => 3).fontSize)).toBeCloseTo(18.8);
  expect(changeFont(() => 1).cssText).toBe("min-height: 80px;");
});

it("a text is reset at another width, not at another height", () => {
  const style = changeFont(() => 1);
  dispatchEvent(new Event("resize"));
  expect(style.minHeight).toBe("80px");
  vi.stubGlobal("innerWidth", 500);
  dispatchEvent(new Event("resize"));
  expect(style.cssText).toBe("");
  vi.unstubAllGlobals();
});
