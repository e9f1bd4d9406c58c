import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usePageSave, useSaveKey } from "./save-key";

const pressed = vi.fn<(what: string) => void>();

function Page({ saves = false, children }: { saves?: boolean; children?: React.ReactNode }) {
  useSaveKey();
  return (
    <main>
      {saves && <Editor />}
      {children}
    </main>
  );
}

function Editor() {
  usePageSave(() => pressed("page"));
  return null;
}

/** As the library for windows marks them. */
const WINDOW = { role: "dialog" };

const Form = ({ name, isBusy = false }: { name: string; isBusy?: boolean }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      pressed(name);
    }}
  >
    <input aria-label={name} />
    <button type="submit" aria-busy={isBusy}>
      Save
    </button>
  </form>
);

/** Presses it in the focused control. @returns whether the browser's own box would open */
const press = (keys: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: "s",
    code: "KeyS",
    ctrlKey: true,
    ...keys,
  });

it.each([
  ["Ctrl and S", {}, ["a"]],
  ["Cmd and S", { ctrlKey: false, metaKey: true }, ["a"]],
  ["the key of an Arabic keyboard", { key: "\u0633" }, ["a"]],
  ["the letter on another layout", { code: "KeyO" }, ["a"]],
  ["a key that is held down", { repeat: true }, []],
])("%s: never the browser's box", (_, keys, saved) => {
  pressed.mockClear();
  render(
    <Page>
      <Form name="a" />
    </Page>,
  );
  expect(press(keys)).toBe(false);
  expect(pressed.mock.calls.flat()).toEqual(saved);
});

it.each([
  ["no modifier", { ctrlKey: false }],
  ["Shift, too", { shiftKey: true }],
  ["another letter in its place", { key: "o" }],
])("%s is left to the browser", (_, keys) => {
  pressed.mockClear();
  render(
    <Page>
      <Form name="a" />
    </Page>,
  );
  expect(press(keys)).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});

it("saves the form with the focus", () => {
  pressed.mockClear();
  render(
    <Page>
      <Form name="a" />
      <Form name="b" />
    </Page>,
  );
  screen.getByLabelText("b").focus();
  press();
  expect(pressed.mock.calls).toEqual([["b"]]);
});

it("saves the page's own text, and the window over it before that", () => {
  pressed.mockClear();
  const page = (dialog?: React.ReactNode) => (
    <Page saves>
      <Form name="a" />
      {dialog}
    </Page>
  );
  const { rerender } = render(page());
  press();
  rerender(
    page(
      <div {...WINDOW}>
        <Form name="window" />
      </div>,
    ),
  );
  press();
  rerender(
    page(
      <div role="alertdialog">
        <Form name="question" />
      </div>,
    ),
  );
  expect(press()).toBe(false);
  expect(pressed.mock.calls).toEqual([["page"], ["window"]]);
});

it("sends nothing twice", () => {
  pressed.mockClear();
  render(
    <Page>
      <Form name="a" isBusy />
    </Page>,
  );
  expect(press()).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
});
