import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { FormFields } from "./form-fields";

const form = (isBusy: boolean) => (
  <form>
    <FormFields isBusy={isBusy}>
      <input aria-label="Name" />
    </FormFields>
    <button type="button">Elsewhere</button>
  </form>
);

it("fields are disabled during a save, and the focus is restored, unless it was moved meanwhile", async () => {
  const { rerender } = render(form(false));
  const name = screen.getByLabelText("Name");
  await userEvent.type(name, "Amal");
  rerender(form(true));
  expect(name).toBeDisabled();
  await userEvent.keyboard(" Said");
  // What a browser does with a field that cannot be typed into any more.
  name.blur();
  rerender(form(false));
  expect(name).toHaveFocus();
  expect(name).toHaveValue("Amal");
  rerender(form(true));
  name.blur();
  screen.getByText("Elsewhere").focus();
  rerender(form(false));
  expect(screen.getByText("Elsewhere")).toHaveFocus();
});
