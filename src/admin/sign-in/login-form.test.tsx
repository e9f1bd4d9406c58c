import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { LoginForm, type LoginValues } from "./login-form";

function show(onSubmit = vi.fn<(values: LoginValues) => Promise<void>>().mockResolvedValue()) {
  renderAdmin(<LoginForm onSubmit={onSubmit} />);
  return onSubmit;
}

const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Sign in" }));

it("the form shows errors at its fields and sends nothing, then the trimmed address and the password unchanged", async () => {
  const onSubmit = show();
  await submit();
  expect(email()).toHaveAccessibleDescription("Please enter your email.");
  expect(email()).toBeInvalid();
  expect(email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription("Please enter your password.");
  fireEvent.change(email(), { target: { value: "amal@" } });
  fireEvent.change(password(), { target: { value: " secret " } });
  await submit();
  expect(email()).toHaveAccessibleDescription("This does not look like an email address.");
  expect(password()).not.toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(email(), { target: { value: "  amal@example.com " } });
  await submit();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ email: "amal@example.com", password: " secret " });
});

it("the form sends once, however often the button is clicked", async () => {
  let finish = () => {};
  const onSubmit = show(vi.fn(() => new Promise<void>((resolve) => (finish = resolve))));
  await userEvent.type(email(), "amal@example.com");
  await userEvent.type(password(), "secret{Enter}");
  const busy = await screen.findByRole("button", { name: "Signing in…" });
  expect(busy).toBeDisabled();
  await userEvent.click(busy);
  finish();
  expect(await screen.findByRole("button", { name: "Sign in" })).toBeEnabled();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("the password is shown on request, and hidden again", async () => {
  show();
  await userEvent.type(password(), "secret");
  expect(password()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect(password()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(password()).toHaveAttribute("type", "password");
  expect(password()).toHaveValue("secret");
});
