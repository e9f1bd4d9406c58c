import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { usePageSave, useSaveKey } from "./shortcuts";

const pressed = vi.fn<(what: string) => void>();
beforeEach(() => void pressed.mockClear());

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

function Form({ name, isBusy = false }: { name: string; isBusy?: boolean }) {
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    pressed(name);
  };
  return (
    <form onSubmit={submit}>
      <input aria-label={name} />
      <button type="submit" aria-busy={isBusy}>
        Save
      </button>
    </form>
  );
}

const show = (content: React.ReactNode) => render(<Page>{content}</Page>);

/** Presses it in the focused control. @returns whether the browser's own dialog would open */
const press = (keys: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: "s",
    code: "KeyS",
    ctrlKey: true,
    ...keys,
  });

it.each([
  ["Ctrl and S save", {}, ["a"]],
  ["Cmd and S save", { ctrlKey: false, metaKey: true }, ["a"]],
  ["the key of an Arabic keyboard saves", { key: "\u0633" }, ["a"]],
  ["the letter on another layout saves", { code: "KeyO" }, ["a"]],
  ["a key that is held down does nothing", { repeat: true }, []],
])("%s, without the browser's dialog", (_, keys, saved) => {
  show(<Form name="a" />);
  expect(press(keys)).toBe(false);
  expect(pressed.mock.calls.flat()).toEqual(saved);
});

it.each([
  ["no modifier", { ctrlKey: false }],
  ["Shift, too", { shiftKey: true }],
  ["another letter in its place", { key: "o" }],
])("%s is left to the browser", (_, keys) => {
  show(<Form name="a" />);
  expect(press(keys)).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});

it("the form with the focus is saved, and nothing is sent twice", () => {
  show([<Form key="a" name="a" isBusy />, <Form key="b" name="b" />]);
  screen.getByLabelText("b").focus();
  press();
  expect(pressed.mock.calls).toEqual([["b"]]);
  screen.getByLabelText("a").focus();
  expect(press()).toBe(false);
  expect(pressed).toHaveBeenCalledOnce();
});

it("the form of a window is saved first, and then the page's own text", () => {
  const page = (role?: string) => (
    <Page saves>
      <Form name="a" />
      {role && (
        // With the library's attributes of dialogs.
        <div role={role}>
          <Form name={role} />
        </div>
      )}
    </Page>
  );
  const { rerender } = render(page());
  press();
  rerender(page("dialog"));
  press();
  rerender(page("alertdialog"));
  expect(press()).toBe(false);
  expect(pressed.mock.calls).toEqual([["page"], ["dialog"]]);
});
