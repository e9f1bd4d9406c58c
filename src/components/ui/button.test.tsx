import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button, buttonVariants } from "./button";

it("a busy button ignores presses and Enter in its form, and keeps the focus", async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  const form = (isBusy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.type(screen.getByLabelText("Name"), "Amal{Enter}");
  await userEvent.click(button);
  await userEvent.keyboard("{Enter} ");
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute("aria-disabled", "true");
  // A browser takes the focus from a disabled button.
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  rerender(form(false));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("a label stays on one line, unless it may wrap", () => {
  expect(buttonVariants()).toContain("whitespace-nowrap");
  expect(buttonVariants({ wraps: true })).not.toContain("whitespace");
});
