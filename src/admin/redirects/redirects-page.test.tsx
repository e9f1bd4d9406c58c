import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { storeSession } from "@/testing/store-session";
import { Component as RedirectsPage } from "./redirects-page";
import { redirectsTexts } from "@/texts/admin/redirects";

const { errors } = redirectsTexts.en;
const book = {
  id: "r1",
  from_path: "/book",
  to_path: "/contact",
  redirect_type: 302,
  is_active: true,
  updated_at: "2026-11-20T10:00:00.123456+00:00",
};
const old = { id: "r2", from_path: "/old", to_path: "/about", redirect_type: 301, is_active: false };
const missing = [
  { path: "/services/doctor", hits: 12, last_seen: "2026-11-20T10:00:00+00:00" },
  { path: "/book", hits: 4, last_seen: "2026-11-19T10:00:00+00:00" },
];

async function show(more = {}, options = {}) {
  const served = serveApi({
    "GET url_redirects": [book, old],
    "GET missing_paths": missing,
    "GET locations": [{ slug: "dubai-marina" }],
    "GET blog_posts": [{ slug: "fever" }],
    "POST rpc/redirect_problem": null,
    ...more,
  });
  renderAdmin(<RedirectsPage />, options);
  await screen.findByRole("table", { name: "Redirects" });
  return served;
}
const button = (name: string) => screen.getByRole("button", { name });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const missingRows = async () => {
  const table = await screen.findByRole("table", { name: "Missing pages" });
  return within(table).getAllByRole("row").slice(1);
};

it("the lists show each redirect and each missing page without one, read-only for editors", async () => {
  await show({}, { role: "editor" });
  const rows = within(screen.getByRole("table", { name: "Redirects" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(/\/book\/contact302 TemporaryActive/);
  expect(rows[2]).toHaveTextContent(/\/old\/about301 PermanentInactive/);
  const [first, ...others] = await missingRows();
  expect(first).toHaveTextContent(/\/services\/doctor12 timesNov 20, 2026/);
  expect(others).toEqual([]);
  expect(screen.getByText("Only an owner can change this.")).toBeVisible();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

describe("the form", () => {
  it("adds a permanent, active redirect, even if the check while typing failed", async () => {
    const { requests, replies } = await show({
      "POST rpc/redirect_problem": refusal(400, "22023", "No."),
      "POST url_redirects": refusal(400, "23514", "No.", "redirect_loop", { from: "/y", to: "/z" }),
    });
    await userEvent.click(button("Add Redirect"));
    expect(screen.getByLabelText("Redirect Type")).toHaveDisplayValue("301 Permanent");
    expect(screen.getByRole("switch", { name: "Active" })).toBeChecked();
    write("From Path", "/iv/");
    write("To Path", "/services/iv-therapy-at-home");
    await userEvent.click(button("Save"));
    await waitFor(() =>
      expect(screen.getByLabelText("To Path")).toHaveAccessibleDescription(
        errors.targetRedirects("/y", "/z"),
      ),
    );
    replies["POST url_redirects"] = undefined;
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Redirect created successfully")).toBeVisible();
    expect(requests.findLast(({ line }) => line === "POST url_redirects")?.body).toEqual({
      id: expect.any(String) as string,
      from_path: "/iv",
      to_path: "/services/iv-therapy-at-home",
      redirect_type: 301,
      is_active: true,
    });
  });

  it("names at its field, while a person types, the page or the rule that it would break", async () => {
    const { requests, replies } = await show({
      "POST rpc/redirect_problem": { reason: "redirect_back_office", path: "/admin" },
    });
    await userEvent.click(button("Edit /old"));
    const [from, to] = [screen.getByLabelText("From Path"), screen.getByLabelText("To Path")];
    expect(from).toHaveAccessibleDescription(/The old address after the domain/);
    write("From Path", "/blog/fever");
    await waitFor(() => expect(from).toHaveAccessibleDescription(/There is a page at this address/));
    write("From Path", "/old");
    expect(from).toHaveAccessibleDescription(/The old address after the domain/);
    write("To Path", "/admin/");
    await waitFor(() => expect(to).toHaveAccessibleDescription(errors.backOffice));
    expect(from).not.toHaveAccessibleDescription(errors.backOffice);
    expect(requests.findLast(({ line }) => line === "POST rpc/redirect_problem")?.body).toEqual({
      p_from: "/old",
      p_to: "/admin",
      p_is_active: false,
      p_id: "r2",
    });
    replies["POST rpc/redirect_problem"] = null;
    write("To Path", "/administration");
    await waitFor(() => expect(to).not.toHaveAccessibleDescription(errors.backOffice));
  });
});

it("the list of missing pages keeps a path that cannot be dismissed, and dismisses one with Undo", async () => {
  storeSession();
  const { requests, replies } = await show({
    "GET admins": [{ email: "amal@example.com", name: "", role: "owner" }],
  });
  await missingRows();
  replies["PATCH missing_paths"] = [];
  await userEvent.click(button("Dismiss /services/doctor"));
  expect(await screen.findByText("It could not be removed from the list")).toBeVisible();
  expect(await missingRows()).toHaveLength(1);
  replies["PATCH missing_paths"] = [{ path: "/services/doctor" }];
  replies["GET missing_paths"] = [];
  await userEvent.click(button("Dismiss /services/doctor"));
  expect(await screen.findByText("Removed from the list")).toBeVisible();
  expect(await screen.findByText("No missing pages yet.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Missing pages" })).toHaveFocus();
  replies["GET missing_paths"] = missing;
  await userEvent.click(button("Undo"));
  await waitFor(async () => expect(await missingRows()).toHaveLength(1));
  const [, ...sent] = requests.filter(({ line }) => line === "PATCH missing_paths");
  expect(sent.map(({ query }) => query.get("path"))).toEqual(["eq./services/doctor", "eq./services/doctor"]);
  expect(sent[0]?.body).toEqual({ dismissed_at: expect.any(String) as string });
  expect(sent[1]?.body).toEqual({ dismissed_at: null });
});
