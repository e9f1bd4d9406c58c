import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { FormFields } from "./form-fields";

const form = (isBusy: boolean) => (
  <form>
    <FormFields isBusy={isBusy}>
      <input aria-label="Name" />
    </FormFields>
    <button type="button">Elsewhere</button>
  </form>
);

/** A browser removes the focus from a field at the moment in which it is disabled. */
function takeFocusLikeBrowsers() {
  const { prototype } = HTMLFieldSetElement;
  const disable = (fields: Element, isDisabled: boolean) => {
    const { activeElement } = document;
    // An element that is moved loses the focus.
    if (isDisabled && activeElement && fields.contains(activeElement)) fields.append(activeElement);
    fields.toggleAttribute("disabled", isDisabled);
  };
  const spies = [
    vi.spyOn(prototype, "disabled", "set").mockImplementation(function (this: Element, isDisabled) {
      disable(this, isDisabled);
    }),
    vi.spyOn(prototype, "setAttribute").mockImplementation(function (this: Element, name) {
      if (name === "disabled") disable(this, true);
    }),
  ];
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
}

it("fields are disabled during a save, and the focus is restored, unless it was moved meanwhile", async () => {
  takeFocusLikeBrowsers();
  const { rerender } = render(form(false));
  const name = screen.getByLabelText("Name");
  await userEvent.type(name, "Amal");
  rerender(form(true));
  expect(name).toBeDisabled();
  expect(name).not.toHaveFocus();
  await userEvent.keyboard(" Said");
  rerender(form(false));
  expect(name).toHaveFocus();
  expect(name).toHaveValue("Amal");
  rerender(form(true));
  screen.getByText("Elsewhere").focus();
  rerender(form(false));
  expect(screen.getByText("Elsewhere")).toHaveFocus();
});
