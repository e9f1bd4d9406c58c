import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as ForgottenPage } from "./forgotten-page";

const LINKS = "POST functions/account-links";
const ask = async (email: string) => {
  const button = await screen.findByRole("button", { name: "Send a link" });
  const form = button.closest("form");
  if (!form) throw new Error("The button belongs to no form.");
  await userEvent.type(within(form).getByLabelText("Email"), email);
  await userEvent.click(button);
};

it("the form requests a link, and shows the same message for every address", async () => {
  const { requests } = serveApi({ [LINKS]: { mail: true } });
  renderAdmin(<ForgottenPage />);
  await ask(" amal@example.com ");
  expect(await screen.findByText("Check your inbox")).toBeVisible();
  expect(screen.getByText(/If .*amal@example\.com.* belongs to an account/)).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { action: "mail" },
    { action: "forgotten", email: "amal@example.com" },
  ]);
});

it("the form refuses an invalid address", async () => {
  const { requests } = serveApi({ [LINKS]: { mail: true } });
  renderAdmin(<ForgottenPage />);
  await ask("amal@");
  expect(await screen.findByText("This does not look like an email address.")).toBeVisible();
  expect(requests).toHaveLength(1);
});

it("the form shows the waiting time after too many requests", async () => {
  const busy = () =>
    Response.json({ error: "", code: "too_many" }, { status: 429, headers: { "Retry-After": "60" } });
  const { replies } = serveApi({ [LINKS]: { mail: true } });
  renderAdmin(<ForgottenPage />);
  await screen.findByRole("button", { name: "Send a link" });
  replies[LINKS] = busy;
  await ask("amal@example.com");
  expect(await screen.findByText("The link could not be requested")).toBeVisible();
  expect(screen.getByText(/60 seconds/)).toBeVisible();
});

it.each([
  ["en", "This site sends no email. An owner of the site can make you a link to choose a new password."],
  ["ar", "لا يرسل هذا الموقع رسائل إلكترونية. يمكن لمالك الموقع أن ينشئ لك رابطًا لاختيار كلمة مرور جديدة."],
] as const)("without a mail server the page says who can make a link (%s)", async (locale, text) => {
  serveApi({ [LINKS]: { mail: false } });
  renderAdmin(<ForgottenPage />, { locale });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("button", { name: locale === "en" ? "Send a link" : "إرسال الرابط" })).toBeNull();
});

it("changes the password of somebody whose sessions somebody else ends, and keeps what was typed when it is refused", async () => {
  const CHANGE = "POST functions/change-password";
  const refused = () => Response.json({ error: "", code: "invalid_credentials" }, { status: 401 });
  const { requests, replies } = serveApi({ [LINKS]: { mail: false }, [CHANGE]: refused });
  renderAdmin(<ForgottenPage />);
  await userEvent.click(screen.getByText("Signed out again and again?"));
  await userEvent.type(screen.getByLabelText("Email"), "amal@example.com");
  await userEvent.type(screen.getByLabelText("Current password"), "the old one");
  await userEvent.type(screen.getByLabelText("New password"), "seven lemons on a roof");
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
