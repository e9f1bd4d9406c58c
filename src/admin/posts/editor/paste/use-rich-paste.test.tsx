import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { field, select, showMarkdownEditor } from "../testing/show-markdown-editor";

const paste = (text: string, html = "") =>
  fireEvent.paste(field(), {
    clipboardData: { files: [], getData: (type: string) => (type === "text/html" ? html : text) },
  });

const RICH = "<h2>Fever</h2><ul><li>Drink</li><li>Rest</li></ul>";

it("a document is pasted as its plain text, which gives way to Markdown; the message takes it back", async () => {
  showMarkdownEditor("Before here after");
  select("here");
  expect(paste("Fever\n\nDrink\nRest", RICH)).toBe(false);
  expect(field()).toHaveValue("Before Fever\n\nDrink\nRest after");
  await waitFor(() => expect(field()).toHaveValue("Before \n\n## Fever\n\n- Drink\n- Rest\n\n after"));
  expect(field().selectionStart).toBe("Before \n\n## Fever\n\n- Drink\n- Rest\n\n".length);
  await userEvent.click(await screen.findByRole("button", { name: "Plain text" }));
  expect(field()).toHaveValue("Before Fever\n\nDrink\nRest after");
});

it("what is typed while the first document is read stays", async () => {
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
