import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { Component as RedirectsPage } from "./redirects-page";
import { redirectsTexts } from "@/words/admin/redirects";

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

const serve = (more = {}) =>
  serveApi({
    "GET url_redirects": [book, old],
    "GET missing_paths": missing,
    "GET locations": [{ slug: "dubai-marina" }],
    "GET blog_posts": [{ slug: "fever" }],
    "POST rpc/redirect_problem": null,
    ...more,
  });
const button = (name: string) => screen.getByRole("button", { name });
const bodyOf = (requests: ApiRequest[], line: string) => requests.find((one) => one.line === line)?.body;
const ready = () => screen.findByRole("table", { name: "Redirects" });
const missingRows = async () => {
  const table = await screen.findByRole("table", { name: "Missing pages" });
  return within(table).getAllByRole("row").slice(1);
};

describe("the list", () => {
  it("shows from, to, type and state", async () => {
    serve();
    renderAdmin(<RedirectsPage />);
    const rows = within(await ready()).getAllByRole("row");
    expect(rows[1]).toHaveTextContent(/\/book\/contact302 TemporaryActive/);
    expect(rows[2]).toHaveTextContent(/\/old\/about301 PermanentInactive/);
  });

  it("is read-only for editors", async () => {
    serve();
    renderAdmin(<RedirectsPage />, { role: "editor" });
    await ready();
    await missingRows();
    expect(screen.getByText("Only an owner can change this.")).toBeVisible();
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("the form", () => {
  it("adds a permanent, active redirect", async () => {
    const { requests } = serve({ "POST url_redirects": undefined });
    renderAdmin(<RedirectsPage />);
    await ready();
    await userEvent.click(button("Add Redirect"));
    expect(screen.getByLabelText("Redirect Type")).toHaveDisplayValue("301 Permanent");
    expect(screen.getByRole("switch", { name: "Active" })).toBeChecked();
    await userEvent.type(screen.getByLabelText("From Path"), "/iv/");
    await userEvent.type(screen.getByLabelText("To Path"), "/services/iv-therapy-at-home");
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Redirect created successfully")).toBeVisible();
    expect(bodyOf(requests, "POST url_redirects")).toEqual({
      id: expect.any(String) as string,
      from_path: "/iv",
      to_path: "/services/iv-therapy-at-home",
      redirect_type: 301,
      is_active: true,
    });
  });

  it("says when a page would become unreachable", async () => {
    serve();
    renderAdmin(<RedirectsPage />);
    await ready();
    await userEvent.click(button("Add Redirect"));
    const from = screen.getByLabelText("From Path");
    expect(from).toHaveAccessibleDescription(/The old address after the domain/);
    await userEvent.type(from, "/blog/fever");
    expect(from).toHaveAccessibleDescription(/There is a page at this address/);
    await userEvent.type(from, "-2019");
    expect(from).toHaveAccessibleDescription(/The old address after the domain/);
  });

  it("says while one types which rule would be broken, at its field", async () => {
    const { requests, replies } = serve({
      "POST rpc/redirect_problem": { reason: "redirect_back_office", path: "/admin" },
    });
    renderAdmin(<RedirectsPage />);
    await ready();
    await userEvent.click(button("Edit /old"));
    const [from, to] = [screen.getByLabelText("From Path"), screen.getByLabelText("To Path")];
    await userEvent.clear(to);
    await userEvent.type(to, "/admin/");
    await waitFor(() => expect(to).toHaveAccessibleDescription(errors.backOffice));
    expect(from).not.toHaveAccessibleDescription(errors.backOffice);
    expect(requests.findLast(({ line }) => line === "POST rpc/redirect_problem")?.body).toEqual({
      p_from: "/old",
      p_to: "/admin",
      p_is_active: false,
      p_id: "r2",
    });
    replies["POST rpc/redirect_problem"] = null;
    await userEvent.type(to, "stration");
    await waitFor(() => expect(to).not.toHaveAccessibleDescription(errors.backOffice));
  });

  it("saves when nobody could be asked while one typed", async () => {
    serve({ "POST rpc/redirect_problem": refusal(400, "22023", "No."), "POST url_redirects": undefined });
    renderAdmin(<RedirectsPage />);
    await ready();
    await userEvent.click(button("Add Redirect"));
    await userEvent.type(screen.getByLabelText("From Path"), "/x");
    await userEvent.type(screen.getByLabelText("To Path"), "/contact");
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Redirect created successfully")).toBeVisible();
  });

  it("shows the database's reason at the field, in the person's language", async () => {
    serve({
      "POST url_redirects": refusal(400, "23514", "No.", "redirect_loop", { from: "/y", to: "/z" }),
    });
    renderAdmin(<RedirectsPage />, { locale: "ar" });
    await screen.findByRole("table", { name: "عمليات إعادة التوجيه" });
    await userEvent.click(button("إضافة إعادة توجيه"));
    await userEvent.type(screen.getByLabelText("من المسار"), "/x");
    await userEvent.type(screen.getByLabelText("إلى المسار"), "/y");
    await userEvent.click(button("حفظ"));
    expect(await screen.findByText("تعذّر الحفظ")).toBeVisible();
    expect(screen.getByLabelText("إلى المسار")).toHaveAccessibleDescription(
      /اجعل الوجهة \u2068\/z\u2069 مباشرة/,
    );
    expect(screen.getByLabelText("من المسار")).toHaveValue("/x");
  });
});

describe("the section of missing pages", () => {
  it("lists those without a redirect, with how often and when they were requested", async () => {
    serve();
    renderAdmin(<RedirectsPage />);
    const rows = await missingRows();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toHaveTextContent(/\/services\/doctor12 timesNov 20, 2026/);
  });

  it("opens the form with the path filled in", async () => {
    const { requests, replies } = serve({ "POST url_redirects": undefined });
    renderAdmin(<RedirectsPage />);
    await missingRows();
    await userEvent.click(button("Make a redirect /services/doctor"));
    expect(screen.getByRole("dialog", { name: "Add Redirect" })).toBeVisible();
    expect(screen.getByLabelText("From Path")).toHaveValue("/services/doctor");
    await userEvent.type(screen.getByLabelText("To Path"), "/services/doctor-on-call");
    replies["GET url_redirects"] = [
      { ...book, id: "r3", from_path: "/services/doctor", to_path: "/services/doctor-on-call" },
      book,
    ];
    await userEvent.click(button("Save"));
    expect(await screen.findByText("Redirect created successfully")).toBeVisible();
    expect(bodyOf(requests, "POST url_redirects")).toMatchObject({ from_path: "/services/doctor" });
    expect(await screen.findByText("No missing pages yet.")).toBeVisible();
  });

  it("dismisses a path, with Undo", async () => {
    const { requests, replies } = serve({ "PATCH missing_paths": [{ path: "/services/doctor" }] });
    renderAdmin(<RedirectsPage />);
    await missingRows();
    replies["GET missing_paths"] = [];
    await userEvent.click(button("Dismiss /services/doctor"));
    expect(await screen.findByText("Taken off the list")).toBeVisible();
    expect(screen.getByText("No missing pages yet.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Missing pages" })).toHaveFocus();
    replies["GET missing_paths"] = missing;
    await userEvent.click(button("Undo"));
    await waitFor(async () => expect(await missingRows()).toHaveLength(1));
    const sent = requests.filter(({ line }) => line === "PATCH missing_paths");
    expect(sent.map(({ query }) => query.get("path"))).toEqual([
      "eq./services/doctor",
      "eq./services/doctor",
    ]);
    expect(sent[0]?.body).toEqual({ dismissed_at: expect.any(String) as string });
    expect(sent[1]?.body).toEqual({ dismissed_at: null });
  });

  it("keeps a path that cannot be dismissed", async () => {
    serve({ "PATCH missing_paths": [] });
    renderAdmin(<RedirectsPage />);
    await missingRows();
    await userEvent.click(button("Dismiss /services/doctor"));
    expect(await screen.findByText("It could not be taken off the list")).toBeVisible();
    expect(await missingRows()).toHaveLength(1);
  });
});
