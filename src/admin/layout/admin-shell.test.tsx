import { type QueryClient, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Toaster } from "sonner";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/data/client/errors";
import { withSignIn } from "@/data/staff/client/change";
import { staffClient } from "@/data/staff/client/staff-client";
import { staffQuery, type StaffMember } from "@/data/staff/session";
import { LocaleProvider } from "@/i18n/i18n";
import { useLeaveGuard } from "@/admin/shared/leave-guard";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { factRows } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import { Component as AdminShell } from "./admin-shell";
import { loginTexts } from "@/texts/admin/login";

/** As in the product, its script is loaded at the navigation. */
let showSignIn: (page: ReactNode) => void;
const ask = vi.fn<() => Promise<string>>(async () => "an answer");
/** A query that is read once, such as the text of a post that a person is editing. */
const askOnce = vi.fn<() => Promise<string>>(async () => "a text");

const change = vi.fn<() => Promise<never>>();

const session = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.sign`,
  refresh_token: "r",
};

const runOut = new AppError("unauthorized", "The token has run out.", 401);
const longAgo = new AppError("forbidden", "Long ago.", 403, { reason: "sign_in_again" });

/** The signed-in person at each opening of the page. */
let openedBy: (string | undefined)[];

function Work() {
  const member = useStaffMember();
  const opened = useEffectEvent(() => openedBy.push(member?.id));
  useEffect(() => void opened(), []);
  const [text, setText] = useState("");
  useQuery({ queryKey: ["work"], queryFn: ask, staleTime: 60_000 });
  useQuery({ queryKey: ["text"], queryFn: askOnce });
  useLeaveGuard({ hasWork: () => text !== "" });
  const saving = useMutation({ mutationFn: () => Promise.reject(runOut) });
  const changing = useMutation({ mutationFn: (_, context) => withSignIn(change, context.client) });
  return (
    <>
      <textarea aria-label="Work" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => saving.mutate()}>
        Save
      </button>
      <button type="button" onClick={() => changing.mutate()}>
        Change
      </button>
      {changing.isError && <p>Not changed</p>}
    </>
  );
}

let client: QueryClient;
let replies: Record<string, unknown>;

beforeEach(() => {
  openedBy = [];
  localStorage.clear();
  ask.mockClear();
  askOnce.mockClear();
  change.mockReset().mockRejectedValue(longAgo);
  const signInPage = new Promise<ReactNode>((resolve) => (showSignIn = resolve));
  ({ replies } = serveApi({ ...factRows(), "GET site_settings": {}, "GET staff_settings": {} }));
  client = testQueryClient();
  const member: StaffMember | null = { id: "amal", email: "amal@example.com", name: "", role: "editor" };
  client.setQueryData<StaffMember | null>(staffQuery.queryKey, member);
  const router = createMemoryRouter(
    [
      { path: "/admin", Component: AdminShell, children: [{ path: "work", Component: Work }] },
      { path: "/admin/login", lazy: async () => ({ element: await signInPage }) },
    ],
    { initialEntries: ["/admin/work"] },
  );
  render(
    <QueryClientProvider client={client}>
      <LocaleProvider value="en">
        <RouterProvider router={router} />
        <Toaster />
      </LocaleProvider>
    </QueryClientProvider>,
  );
});

it("the shell offers a sign-in when the session ends in another tab", async () => {
  await staffClient.auth.signOut({ scope: "local" });
  expect(await screen.findByRole("dialog", { name: loginTexts.en.ended.title })).toBeVisible();
});

it("a change that is refused because the session has ended offers a sign-in over the page, which keeps its work when the sign-in is postponed", async () => {
  const title = loginTexts.en.ended.title;
  await userEvent.type(screen.getByRole("textbox", { name: "Work" }), "Half");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("dialog", { name: title });
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByLabelText("Work")).toHaveValue("Half");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
});

it("a change that needs a recent sign-in opens the password dialog, and fails when that is closed", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(await screen.findByRole("dialog", { name: loginTexts.en.again.title })).toBeVisible();
  expect(screen.queryByText("Not changed")).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByText("Not changed")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a change of a session that was ended elsewhere waits for the sign-in, also after one was postponed", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const title = loginTexts.en.ended.title;
  await screen.findByRole("dialog", { name: title });
  await userEvent.keyboard("{Escape}");
  change.mockRejectedValue(
    new AppError("forbidden", "Only staff may do this.", 403, { reason: "staff_only" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  expect(screen.queryByText("Not changed")).toBeNull();
  await userEvent.keyboard("{Escape}");
  expect(await screen.findByText("Not changed")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a change that waits for a sign-in goes on when the person signs in in another tab, and is made once", async () => {
  change.mockRejectedValueOnce(new AppError("forbidden", "No.", 403, { reason: "staff_only" }));
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await screen.findByRole("dialog", { name: loginTexts.en.ended.title });
  change.mockImplementation(() => new Promise(() => {}));
  Object.assign(replies, {
    "GET auth/user": { id: "amal", aud: "authenticated" },
    "GET admins": [{ email: "amal@example.com", name: "", role: "editor" }],
  });
  await act(() => staffClient.auth.setSession(session));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(change).toHaveBeenCalledTimes(2);
});

it("the data of a page are read again after a sign-in over it", async () => {
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await act(() => staffClient.auth.signOut({ scope: "local" }));
  await screen.findByRole("dialog", { name: loginTexts.en.ended.title });
  Object.assign(replies, {
    "GET auth/user": { id: "amal", aud: "authenticated" },
    "GET admins": [{ email: "amal@example.com", name: "", role: "editor" }],
  });
  await act(() => staffClient.auth.setSession(session));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(askOnce).toHaveBeenCalledOnce();
});

it("a colleague who signs in over a page gets a new page, and the waiting change is not made in their name", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { href: location.href, reload });
  let letIn = () => {};
  Object.assign(replies, {
    "POST functions/admin-login": { success: true, session },
    "GET auth/user": { id: "bushra", aud: "authenticated" },
    "GET admins": () =>
      new Promise((resolve) => (letIn = () => resolve([{ email: "bushra@example.com", role: "editor" }]))),
  });
  await userEvent.type(screen.getByRole("textbox", { name: "Work" }), "Half");
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await userEvent.type(await screen.findByLabelText("Password"), "seven lemons{Enter}");
  await waitFor(() => expect(screen.queryByLabelText("Work")).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  letIn();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(change).toHaveBeenCalledOnce();
});

it("a page that a colleague's sign-in replaced comes back for its owner only", async () => {
  // The state after the password of a person with a second factor.
  Object.assign(replies, {
    "GET auth/user": { id: "bushra", aud: "authenticated" },
    "GET admins": [],
    "POST auth/logout": {},
  });
  await act(() => staffClient.auth.setSession(session));
  await screen.findByRole("dialog", { name: loginTexts.en.ended.title });
  await act(() => staffClient.auth.signOut({ scope: "local" }));
  Object.assign(replies, {
    "GET auth/user": { id: "amal", aud: "authenticated" },
    "GET admins": [{ email: "amal@example.com", name: "", role: "editor" }],
  });
  await act(() => staffClient.auth.setSession(session));
  expect(await screen.findByLabelText("Work")).toBeVisible();
  expect(openedBy).toEqual(["amal", "amal"]);
});

it("the dialog keeps the input when the session is not valid between the password and its code", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await userEvent.type(await screen.findByLabelText("Password"), "half");
  act(() => void client.setQueryData(staffQuery.queryKey, null));
  expect(await screen.findByRole("dialog", { name: loginTexts.en.ended.title })).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("half");
});

it("a link of the drawer asks about unsaved work before it leaves the page", async () => {
  await userEvent.type(screen.getByRole("textbox", { name: "Work" }), "Half");
  await userEvent.click(screen.getByRole("button", { name: /^Menu/ }));
  const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
  await userEvent.click(drawer.getByRole("link", { name: "Posts" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Work")).toHaveValue("Half");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("a logout asks once about unsaved work, before it ends the session", async () => {
  const signOut = vi.spyOn(staffClient.auth, "signOut");
  let refuse: (error: AppError) => void = () => {};
  change.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Work" }), "Half");
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(signOut).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Work")).toHaveValue("Half");
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(client.getQueryData(staffQuery.queryKey)).toBeNull());
  refuse(new AppError("forbidden", "No.", 403, { reason: "staff_only" }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("dialog")).toBeNull();
  showSignIn(<h1>Sign-in page</h1>);
  expect(await screen.findByRole("heading", { name: "Sign-in page" })).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
});
