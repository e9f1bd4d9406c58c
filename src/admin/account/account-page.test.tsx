import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as AccountPage } from "./account-page";

it("a wrong current password is named at its field, and a change empties both fields", async () => {
  const CHANGE = "POST functions/change-password";
  const refused = () => Response.json({ error: "no", code: "wrong_password" }, { status: 422 });
  const { requests, replies } = serveApi({
    [CHANGE]: refused,
    "POST rpc/second_factor_state": "unavailable",
  });
  renderAdmin(<AccountPage />);
  const current = screen.getByLabelText("Current password");
  const chosen = screen.getByLabelText("New password");
  fireEvent.change(current, { target: { value: "the old one" } });
  fireEvent.change(chosen, { target: { value: "seven lemons on a roof" } });
  const change = () => userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await change();
  expect(await screen.findByText("The password was not changed")).toBeVisible();
  expect(current).toHaveAccessibleDescription("The current password is wrong.");
  expect(current).toHaveFocus();
  expect(chosen).toHaveValue("seven lemons on a roof");
  replies[CHANGE] = { session: null };
  await change();
  expect(await screen.findByText("Password changed")).toBeVisible();
  expect([current, chosen].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
  expect(requests.findLast(({ line }) => line === CHANGE)?.body).toEqual({
    current: "the old one",
    password: "seven lemons on a roof",
  });
});
