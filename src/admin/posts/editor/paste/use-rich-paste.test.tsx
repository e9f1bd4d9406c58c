import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { field, select, showMarkdownEditor } from "../testing/show-markdown-editor";
import { plainLists } from "./use-rich-paste";

const paste = (text: string, html = "") =>
  fireEvent.paste(field(), {
    clipboardData: { files: [], getData: (type: string) => (type === "text/html" ? html : text) },
  });

const RICH = "<h2>Fever</h2><ul><li>Drink</li><li>Rest</li></ul>";

it("a document is pasted as plain text, which Markdown then replaces; the message undoes that", async () => {
  showMarkdownEditor("Before here after");
  select("here");
  expect(paste("Fever\n\nDrink\nRest", RICH)).toBe(false);
  expect(field()).toHaveValue("Before Fever\n\nDrink\nRest after");
  await waitFor(() => expect(field()).toHaveValue("Before \n\n## Fever\n\n- Drink\n- Rest\n\n after"));
  expect(field().selectionStart).toBe("Before \n\n## Fever\n\n- Drink\n- Rest\n\n".length);
  await userEvent.click(await screen.findByRole("button", { name: "Plain text" }));
  expect(field()).toHaveValue("Before Fever\n\nDrink\nRest after");
});

it("text that is typed while the first document is read stays", async () => {
  showMarkdownEditor("");
  select("");
  paste("Fever\n\nDrink\nRest", RICH);
  fireEvent.input(field(), { target: { value: `${field().value}\n\n!` } });
  await waitFor(() => expect(field()).toHaveValue("## Fever\n\n- Drink\n- Rest\n\n!"));
});

it("a list of Word's plain text becomes a list at once", () => {
  showMarkdownEditor("");
  select("");
  paste("·\tOne\r\no\tTwo\r\n·\tThree");
  expect(field()).toHaveValue("- One\n  - Two\n- Three");
});

it.each([
  ["plain text", "One two", ""],
  ["coloured code", "const a = 1", '<div style="font-family: Consolas"><span>const a = 1</span></div>'],
  ["Markdown", "## A\n\n- **b**", "<h2>A</h2><ul><li><b>b</b></li></ul>"],
])("%s is left to the browser", (_, text, html) => {
  showMarkdownEditor("");
  select("");
  expect(paste(text, html)).toBe(true);
});

it("words with a link stay in their sentence", async () => {
  showMarkdownEditor("See , please.");
  field().setSelectionRange(4, 4);
  paste("us", '<a href="https://clinic.example/">us</a>');
  await waitFor(() => expect(field()).toHaveValue("See [us](https://clinic.example/), please."));
});

it("a text of many lines is pasted whole", () => {
  showMarkdownEditor("");
  select("");
  paste("·\tOne\n".repeat(20_000));
  expect(field().value.startsWith("- One\n- One")).toBe(true);
});

it.each([
  ["Word's list of levels 1, 2, 1", "·\tOne\r\no\tTwo\r\n·\tThree", "- One\n  - Two\n- Three"],
  [
    "the same with no-break spaces",
    "·\u00A0\u00A0\u00A0\u00A0\u00A0One\no\u00A0\u00A0\u00A0Two\n·\u00A0\u00A0Three",
    "- One\n  - Two\n- Three",
  ],
  ["an Arabic list", "·\tأول\no\tثانٍ\n§\tثالث", "- أول\n  - ثانٍ\n    - ثالث"],
  ["bullets", "• One\n• Two", "- One\n- Two"],
  ["numbers", "1.\tOne\n2.\u00A0\u00A0Two\n١.\tثلاثة\n٢-\tأربعة", "1. One\n2. Two\n١. ثلاثة\n٢. أربعة"],
])("%s is read by Markdown", (_, pasted, markdown) => {
  expect(plainLists(pasted)).toBe(markdown);
});

it.each(["word ", " word", "a · b", "o or not", "- a\n  - b\n", "1. a", "5 – 6", "a  \nb\n\n"])(
  "%j stays as it is",
  (pasted) => {
    expect(plainLists(pasted)).toBe(pasted);
  },
);

// If the time grew with the square of the length, these would take minutes.
it.each(["·\t", "\u00A0", "o\u00A0", "\u200F\n", "1.\t"])("200,000 characters of %j are read", (worst) => {
  expect(plainLists(worst.repeat(200_000 / worst.length))).toEqual(expect.any(String));
});

it("a long line is read in one pass", () => {
  const before = process.cpuUsage().user;
  for (const gap of [" ", "\u00A0"]) plainLists(`1-${gap.repeat(100_000)}\u2003a`);
  // Only the CPU time of this process counts.
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});
