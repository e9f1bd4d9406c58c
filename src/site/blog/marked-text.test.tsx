import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { fromFirstFound, MarkedText, splitAtFound } from "./marked-text";

const marked = (text: string, ...words: string[]) =>
  splitAtFound(text, new Set(words))
    .map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

it.each([
  ["A Fever, feverish: FEVER.", ["fever"], "A [Fever], feverish: [FEVER]."],
  ["الحُمّى عند البالغين والحمّى", ["الحمي", "والحمي"], "[الحُمّى] عند البالغين [والحمّى]"],
  ["١٠-١٥ مل", ["15"], "١٠-[١٥] مل"],
  ["Crème and crème", ["crème"], "[Crème] and [crème]"],
  ["Nothing here", [], "Nothing here"],
  ["", ["fever"], ""],
])("in %s the words are marked in every spelling", (text, words, expected) => {
  expect(marked(text, ...words)).toBe(expected);
});

it("marking changes no text, and telephone numbers run from left to right", () => {
  const text = "Fever: call +971 4 000 0000 now";
  const { container } = render(<MarkedText text={text} words={new Set(["fever", "now"])} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["Fever", "now"]);
  expect(container.querySelector("bdi")).toHaveTextContent("+971 4 000 0000");
});

it.each([
  ["at its beginning", `Fever ${"and more ".repeat(20)}`, /^Fever and more/],
  ["near it", "A little before the fever.", /^A little before/],
  ["far behind it", `${"Something else. ".repeat(20)}Then fever.`, /^…\S.{40,60}Then fever\.$/],
  ["behind a word without an end", `${"x".repeat(300)} fever`, /^…fever$/],
  ["nowhere", "x ".repeat(100), /^x x/],
])("a passage with the word %s shows it", (_, passage, shown) => {
  expect(fromFirstFound(passage, new Set(["fever"]))).toMatch(shown);
});
