import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as ForgottenPage } from "./forgotten-page";

const LINKS = "POST functions/account-links";
const ask = async (email: string) => {
  await userEvent.type(await screen.findByLabelText("Email"), email);
  await userEvent.click(screen.getByRole("button", { name: "Send a link" }));
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
  await screen.findByLabelText("Email");
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
  expect(screen.queryByRole("textbox")).toBeNull();
});
