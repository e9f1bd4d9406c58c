import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { staffQuery } from "@/data/staff/session";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { Component as AccountLinkPage } from "./account-link-page";

const LINKS = "POST functions/account-links";
const PASSWORD = "seven lemons on a roof";
const unusable = () => Response.json({ error: "", code: "link_unusable" }, { status: 410 });

beforeEach(() => localStorage.clear());

const show = (options: Parameters<typeof renderAdmin>[1] = {}) =>
  renderAdmin(<AccountLinkPage />, { path: "/admin/link#token", ...options });

/** Answers a read of the link with the person, and its use with `onUse`. */
const serveLink = (email: string, onUse: () => Response) =>
  serveApi({
    [LINKS]: ({ body }: { body: { action: string } }) =>
      body.action === "look" ? Response.json({ kind: "password", email }) : onUse(),
  });

async function choose() {
  fireEvent.change(await screen.findByLabelText("New password"), { target: { value: PASSWORD } });
  await userEvent.click(screen.getByRole("button", { name: "Save password" }));
}

it("a used, expired or forged link shows its problem and what to do", async () => {
  serveApi({ [LINKS]: unusable });
  show({ locale: "ar" });
  expect(await screen.findByRole("alert")).toHaveTextContent(/استُخدم من قبل، أو مضى عليه أكثر من ثلاثة أيام/);
  expect(screen.getByText("اطلب رابطًا جديدًا من مالك الموقع.")).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("a used link leads to a new one where mail is set up", async () => {
  serveApi({
    [LINKS]: ({ body }: { body: { action: string } }) =>
      body.action === "mail" ? { mail: true } : unusable(),
  });
  show();
  const link = await screen.findByRole("link", { name: "Forgotten password" });
  expect(link).toHaveAttribute("href", "/admin/forgotten");
  expect(screen.queryByText("Ask an owner for a new link.")).toBeNull();
});

it("an address without a link's secret shows an error and sends no request", async () => {
  const { requests } = serveApi({ [LINKS]: { mail: false } });
  show({ path: "/admin/link" });
  expect(await screen.findByRole("alert")).toHaveTextContent("This link no longer works");
  expect(requests.filter(({ body }) => (body as { action: string }).action !== "mail")).toEqual([]);
});

it("a link that was used elsewhere in the meantime shows an error and keeps the input", async () => {
  serveLink("sara@example.com", unusable);
  show();
  await choose();
  expect(await screen.findByText("The password was not saved")).toBeVisible();
  expect(screen.getByLabelText("New password")).toHaveValue(PASSWORD);
});

it("an invited person is signed in once the password is chosen", async () => {
  const id = "5f0f5c0e-0000-4000-8000-000000000009";
  const { replies, sent } = serveLink("sara@example.com", () => Response.json({ email: "sara@example.com" }));
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const token = `${part({ alg: "HS256", typ: "JWT" })}.${part({ sub: id, exp })}.c2ln`;
  replies["POST functions/admin-login"] = {
    success: true,
    session: { access_token: token, refresh_token: "refresh" },
  };
  replies["GET auth/user"] = { id, aud: "authenticated" };
  replies["GET admins"] = [{ email: "sara@example.com", name: "Sara", role: "reception" }];
  const client = testQueryClient();
  const { router } = show({ client });
  client.setQueryData(staffQuery.queryKey, null);
  await choose();
  expect(await screen.findByText("You are signed in.")).toBeVisible();
  expect(sent("POST functions/admin-login")).toEqual([{ email: "sara@example.com", password: PASSWORD }]);
  expect(client.getQueryData(staffQuery.queryKey)).toMatchObject({ name: "Sara", role: "reception" });
  // The sign-in page redirects signed-in staff to their first page.
  expect(router.state.location.pathname).toBe("/admin/login");
});

it("another person's link names its owner and ends the former session", async () => {
  storeSession();
  const { replies } = serveLink("sara@example.com", () => Response.json({ email: "sara@example.com" }));
  replies["POST auth/logout"] = undefined;
  replies["POST functions/admin-login"] = unusable;
  const { router } = show();
  expect(await screen.findByText("sara@example.com")).toBeVisible();
  expect(screen.getByText(/signed in here as .*amal@example\.com/)).toBeVisible();
  await choose();
  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe("/admin/login");
  expect(Object.keys(localStorage).filter((key) => key.endsWith("-auth-token"))).toEqual([]);
});
