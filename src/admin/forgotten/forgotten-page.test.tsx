import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as ForgottenPage } from "./forgotten-page";

const LINKS = "POST functions/account-links";

it("the form shows the waiting time after too many requests, and the same message for every address", async () => {
  const { requests, replies } = serveApi({ [LINKS]: { mail: true } });
  renderAdmin(<ForgottenPage />);
  const button = await screen.findByRole("button", { name: "Send a link" });
  replies[LINKS] = () =>
    Response.json({ error: "", code: "too_many" }, { status: 429, headers: { "Retry-After": "60" } });
  const form = button.closest("form") as HTMLFormElement;
  await userEvent.type(within(form).getByLabelText("Email"), " amal@example.com ");
  await userEvent.click(button);
  expect(await screen.findByText("The link could not be requested")).toBeVisible();
  expect(screen.getByText(/60 seconds/)).toBeVisible();
  replies[LINKS] = { mail: true };
  await userEvent.click(button);
  expect(await screen.findByText("Check your inbox")).toBeVisible();
  expect(screen.getByText(/If .*amal@example\.com.* has an account/)).toBeVisible();
  expect(requests[0]?.body).toEqual({ action: "mail" });
  expect(requests.at(-1)?.body).toEqual({ action: "forgotten", email: "amal@example.com" });
});

it("without a mail server the page names who can make a link, changes the password of a person whose sessions are being ended by somebody else, and keeps the input after a refusal", async () => {
  const CHANGE = "POST functions/change-password";
  const refused = () => Response.json({ error: "", code: "invalid_credentials" }, { status: 401 });
  const { requests, replies } = serveApi({ [LINKS]: { mail: false }, [CHANGE]: refused });
  renderAdmin(<ForgottenPage />);
  expect(await screen.findByText(/^This site does not send email\. Ask an owner for a link/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send a link" })).toBeNull();
  await userEvent.click(screen.getByText("Signed out again and again?"));
  const typed = {
    Email: "amal@example.com",
    "Current password": "the old one",
    "New password": "seven lemons on a roof",
  };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const change = () => userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await change();
  expect(await screen.findByText("Invalid credentials")).toBeVisible();
  expect(screen.getByLabelText("New password")).toHaveValue("seven lemons on a roof");
  replies[CHANGE] = { session: null };
  await change();
  expect(await screen.findByText("Password changed")).toBeVisible();
  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({
    email: "amal@example.com",
    current: "the old one",
    password: "seven lemons on a roof",
  });
});
