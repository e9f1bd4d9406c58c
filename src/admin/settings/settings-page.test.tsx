import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { settingsTexts } from "@/texts/admin/settings";
import { settingsSchema } from "./settings-cards";
import { Component as SettingsPage } from "./settings-page";

const SITE = {
  site_title: "",
  site_title_ar: "",
  site_description: "Care at home.",
  site_description_ar: "",
  posts_per_page: 10,
  tag_manager_id: "",
};
const STAFF = { auto_publish: false, ai_generation: true, notifications_enabled: true };

function show(replies: Record<string, unknown> = {}, options = {}) {
  const served = serveApi({
    "GET site_settings": SITE,
    "GET staff_settings": STAFF,
    "POST rpc/save_settings": undefined,
    "POST functions/admin-status": { mail: false, mail_problem: null, ai: "composer" },
    ...replies,
  });
  return { ...served, ...renderAdmin(<SettingsPage />, options) };
}

beforeEach(() => localStorage.clear());

const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save Changes" }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const perPage = () => screen.findByLabelText("Posts per page");

describe("an owner", () => {
  it("sees the settings in four cards, with the database's values", async () => {
    show();
    for (const card of ["General", "Publishing", "Notifications", "Display"]) {
      expect(await screen.findByRole("heading", { name: card })).toBeVisible();
    }
    expect(screen.getByLabelText("Site Description (EN)")).toHaveValue("Care at home.");
    expect(screen.getByRole("switch", { name: "Auto-publish scheduled posts" })).not.toBeChecked();
    expect(screen.getByRole("switch", { name: "AI content generation" })).toBeChecked();
    expect(screen.getByRole("switch", { name: "Email notifications" })).toBeChecked();
    const count = await perPage();
    expect([count.getAttribute("min"), count.getAttribute("max")]).toEqual(["1", "50"]);
    expect(count).toHaveValue(10);
    expect(await screen.findByText(/^No mail server is set up/)).toBeVisible();
    expect(screen.getByText(/built-in composer; no AI provider/)).toBeVisible();
  });

  it("sees why no email is sent despite a configured mail server", async () => {
    show({ "POST functions/admin-status": { mail: false, mail_problem: "port_closed", ai: null } });
    expect(await screen.findByText(/port 25 or 587 .* Port 465 is open/)).toBeVisible();
  });

  it("saves only changed settings, sees the confirmation after the response, and takes the save back", async () => {
    let answer: (reply: unknown) => void = () => {};
    const { requests, replies } = show({
      "POST rpc/save_settings": () => new Promise((resolve) => (answer = resolve)),
      "POST rpc/undo_change": { back: 1, failed: [] },
    });
    write(await screen.findByLabelText("Site Title (AR)"), "بيت الرعاية");
    await userEvent.click(screen.getByRole("switch", { name: "AI content generation" }));
    write(await perPage(), "25");
    await save();
    expect(await screen.findByRole("button", { name: "Saving…" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.queryByText("Settings saved successfully")).not.toBeInTheDocument();

    replies["GET site_settings"] = { ...SITE, site_title_ar: "بيت الرعاية", posts_per_page: 25 };
    replies["GET staff_settings"] = { ...STAFF, ai_generation: false };
    answer(undefined);
    expect(await screen.findByText("Settings saved successfully")).toBeInTheDocument();
    expect(requests.find(({ line }) => line === "POST rpc/save_settings")?.body).toEqual({
      p_changes: { site_title_ar: "بيت الرعاية", posts_per_page: 25, ai_generation: false },
    });
    expect(screen.queryByText("You have unsaved changes.")).not.toBeInTheDocument();
    // In both rows that it changed.
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(requests.filter(({ line }) => line === "POST rpc/undo_change").map(({ body }) => body)).toEqual([
        { p_entity: "site_settings", p_subject: "1" },
        { p_entity: "staff_settings", p_subject: "1" },
      ]),
    );
  });

  it("keeps the input when the status and a save fail, with a question before leaving", async () => {
    const { router } = show({
      "POST rpc/save_settings": refusal(503, "x", "down"),
      "POST functions/admin-status": refusal(404, "NOT_FOUND", "no such function"),
    });
    expect(await screen.findAllByText(/Could not check whether/)).toHaveLength(2);
    write(screen.getByLabelText("Site Title (EN)"), "Home Care");
    await save();
    expect(await screen.findByText("Settings could not be saved")).toBeInTheDocument();
    expect(screen.getByLabelText("Site Title (EN)")).toHaveValue("Home Care");
    void router.navigate("/admin/elsewhere");
    expect(await screen.findByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
  });
});

it("an editor sees the settings read-only, in Arabic too", async () => {
  show({}, { role: "editor", locale: "ar" });
  expect(
    await screen.findByText("يمكنك الاطلاع على الإعدادات هنا، أما تغييرها فلمالك الموقع وحده."),
  ).toBeVisible();
  expect(screen.getByLabelText("عدد المقالات في الصفحة")).toBeDisabled();
  expect(screen.getByRole("switch", { name: "إشعارات البريد الإلكتروني" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "حفظ التغييرات" })).not.toBeInTheDocument();
});

const { postsPerPage, tagManagerId } = settingsSchema(settingsTexts.en).shape;

it.each(["", "0", "51"])("%j is no number of posts per page", (typed) => {
  expect(postsPerPage.safeParse(typed).error?.issues[0]?.message).toBe(
    "Please enter a whole number from 1 to 50.",
  );
});

it.each([" gtm-abc1234 ", "GTM-ABC1234", ""])("a tag manager's id may be %j", (typed) => {
  expect(tagManagerId.parse(typed)).toBe(typed.trim().toUpperCase());
});

it.each(["UA-1234-5", "G-ABC1234", "GTM-", "GTM-<script>"])("a tag manager's id is not %j", (typed) => {
  expect(tagManagerId.safeParse(typed).error?.issues[0]?.message).toBe(settingsTexts.en.tagManagerNoId);
});
