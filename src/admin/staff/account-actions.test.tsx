import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { staffListQuery } from "@/data/staff/accounts";
import { renderAdmin, STAFF_ID } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { staffTexts } from "@/texts/admin/staff";
import { Component as StaffPage } from "./staff-page";

const noor = (state: "active" | "off") => [
  {
    name: "",
    author_id: null as string | null,
    id: "noor",
    email: "noor@example.com",
    role: "editor",
    state,
    has_second_factor: false,
    session_count: 0,
    last_sign_in_at: null,
  },
];

/** Opens the menu of an account, and chooses an action. */
const choose = async (action: string) => {
  await userEvent.click(await screen.findByRole("button", { name: "More for noor@example.com" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
};

it("a dialog closes when a colleague has done its change, and does not reopen with the account", async () => {
  const { replies, sent } = serveApi({ "POST rpc/list_staff": noor("active") });
  const { client } = renderAdmin(<StaffPage />);
  await choose("Switch off");
  expect(await screen.findByRole("alertdialog", { name: "Switch this account off?" })).toBeVisible();
  for (const state of ["off", "active"] as const) {
    replies["POST rpc/list_staff"] = noor(state);
    await client.refetchQueries(staffListQuery);
    await screen.findByText(staffTexts.en.states[state]);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  }
  expect(screen.getByRole("button", { name: "Password link noor@example.com" })).toBeVisible();
  expect(sent("POST rpc/switch_staff")).toEqual([]);
});

it("the menu is used with the keyboard, and has the focus again after a cancelled question", async () => {
  serveApi({ "POST rpc/list_staff": noor("active") });
  renderAdmin(<StaffPage />);
  const menu = await screen.findByRole("button", { name: "More for noor@example.com" });
  menu.focus();
  await userEvent.keyboard("{Enter}");
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Change name", "Switch off", "Remove"]);
  expect(screen.getByRole("menu")).toHaveAccessibleName("More for noor@example.com");
  await userEvent.keyboard("{End}{Enter}");
  expect(await screen.findByRole("alertdialog", { name: "Remove this account?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(menu).toHaveFocus());
  expect(screen.queryByRole("menu")).toBeNull();
});

it("a switched-off account is switched on at once, and its password link is made from the menu", async () => {
  let answer = (_link: object) => {};
  const { replies, sent } = serveApi({
    "POST rpc/list_staff": noor("off"),
    "POST rpc/switch_staff": undefined,
    "POST functions/account-links": () => new Promise((resolve) => (answer = resolve)),
  });
  renderAdmin(<StaffPage />);
  await choose("Password link");
  const menu = screen.getByRole("button", { name: "More for noor@example.com" });
  await waitFor(() => expect(menu).toHaveAttribute("aria-busy", "true"));
  await userEvent.click(menu);
  expect(screen.queryByRole("menu")).toBeNull();
  answer({ token: "a-token", mailed: false });
  expect(await screen.findByDisplayValue(/a-token$/)).toBeVisible();
  replies["POST rpc/list_staff"] = noor("active");
  await userEvent.click(screen.getByRole("button", { name: "Switch on noor@example.com" }));
  expect(await screen.findByText(staffTexts.en.changed)).toBeVisible();
  expect(sent("POST rpc/switch_staff")).toEqual([{ p_id: "noor", p_off: false }]);
});

it("the chosen role is shown and keeps the focus until it is stored; no other can be chosen before", async () => {
  let answer = (_done: undefined) => {};
  const { replies, sent } = serveApi({
    "POST rpc/list_staff": noor("active"),
    "POST rpc/set_staff_role": () => new Promise((resolve) => (answer = resolve)),
  });
  renderAdmin(<StaffPage />);
  const role = await screen.findByLabelText("Role of noor@example.com");
  await userEvent.selectOptions(role, "Owner");
  await waitFor(() => expect(role).toHaveAttribute("aria-busy", "true"));
  expect(role).toHaveDisplayValue("Owner");
  expect(role).toBeEnabled();
  await userEvent.selectOptions(role, "Editor");
  expect(role).toHaveDisplayValue("Owner");
  replies["POST rpc/list_staff"] = [{ ...noor("active")[0], role: "owner" }];
  answer(undefined);
  expect(await screen.findByText(staffTexts.en.changed)).toBeVisible();
  expect(role).toHaveFocus();
  expect(sent("POST rpc/set_staff_role")).toHaveLength(1);
});

it("an invitation is withdrawn, with its own texts", async () => {
  const invited = { ...noor("active")[0], state: "invited", expires_at: "2026-11-30T10:00:00+00:00" };
  const { sent } = serveApi({ "POST rpc/list_staff": [invited], "POST rpc/remove_staff": undefined });
  renderAdmin(<StaffPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw noor@example.com" }));
  const question = within(screen.getByRole("alertdialog", { name: "Withdraw this invitation?" }));
  await userEvent.click(question.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Invitation withdrawn")).toBeVisible();
  expect(sent("POST rpc/remove_staff")).toHaveLength(1);
});

describe("a person's author", () => {
  const authors = [
    { id: "a1", name: "Dr. Layla", name_ar: "", is_active: true },
    { id: "a2", name: "Dr. Omar", name_ar: "", is_active: false },
  ];
  const reviewer = { ...noor("active")[0], role: "reviewer" };

  it("is required for a reviewer, and chosen from the active ones", async () => {
    const { replies, sent } = serveApi({
      "POST rpc/list_staff": [reviewer],
      "GET authors": authors,
      "POST rpc/set_staff_author": refusal(409, "23505", "Taken.", "author_taken"),
    });
    renderAdmin(<StaffPage />);
    expect(await screen.findByText(staffTexts.en.notAnAuthor)).toBeVisible();
    await choose("Link to an author");
    const choice = await screen.findByLabelText("Author");
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual(["No author", "Dr. Layla"]);
    await userEvent.selectOptions(choice, "Dr. Layla");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(choice).toHaveAccessibleDescription(staffTexts.en.authorTaken));
    replies["POST rpc/set_staff_author"] = undefined;
    replies["POST rpc/list_staff"] = [{ ...reviewer, author_id: "a1" }];
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(staffTexts.en.changed)).toBeVisible();
    expect(await screen.findByText("Dr. Layla")).toBeVisible();
    expect(sent("POST rpc/set_staff_author").at(-1)).toEqual({ p_id: "noor", p_author_id: "a1" });
  });

  it("is not shown for an editor, and set by owners", async () => {
    const own = { ...noor("active")[0], id: STAFF_ID, email: "amal@example.com", role: "owner" };
    serveApi({ "POST rpc/list_staff": [own, ...noor("active")], "GET authors": authors });
    renderAdmin(<StaffPage />);
    expect(await screen.findByRole("button", { name: "Link to an author amal@example.com" })).toBeEnabled();
    await userEvent.click(screen.getByRole("button", { name: "More for noor@example.com" }));
    expect(await screen.findByRole("menuitem", { name: "Change name" })).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: /author/ })).toBeNull();
  });
});
