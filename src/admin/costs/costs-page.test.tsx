import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import { renderAdmin } from "@/testing/render-admin";
import { type ApiRequest, serveApi } from "@/testing/serve-api";
import { Component as CostsPage } from "./costs-page";

const winter = {
  id: "c1",
  campaign: "winter-care",
  source: "google",
  first_day: "2026-11-01",
  last_day: "2026-11-30",
  cost_aed: 1200.5,
  updated_at: "2026-11-20T10:00:00+00:00",
};
const COSTS = "POST campaign_costs";

const serve = (more = {}) =>
  serveApi({
    "GET campaign_costs": [winter],
    [COSTS]: undefined,
    ...more,
  });

function show(locale: Locale = "en", role: "owner" | "editor" = "owner") {
  renderAdmin(<CostsPage />, { locale, role });
  return screen.findByRole("table", {
    name: { en: "Costs of campaigns", ar: "تكاليف الحملات" }[locale],
  });
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

const storedBy = (requests: readonly ApiRequest[]) =>
  requests.filter(({ line }) => line === COSTS).map(({ body }) => body);

describe("the list", () => {
  it("has each cost with its days", async () => {
    serve();
    expect(within(await show()).getAllByRole("row")[1]).toHaveTextContent(
      "winter-caregoogleNov 01, 2026 to Nov 30, 2026AED 1,200.5",
    );
  });

  it("is read-only for editors", async () => {
    serve();
    await show("ar", "editor");
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(screen.getByText("لا يمكن تغيير هذا إلا لمالك الموقع.")).toBeVisible();
  });

  it("that is empty says where costs come from", async () => {
    serve({ "GET campaign_costs": [] });
    renderAdmin(<CostsPage />);
    expect(await screen.findByText(/^There are no costs yet\./)).toBeVisible();
  });
});

describe("the form", () => {
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await userEvent.type(screen.getByLabelText(label), value);
    await press("Save");
  };

  it("stores an amount as it is typed anywhere", async () => {
    const { requests } = serve();
    await show();
    await press("Add cost");
    await fill({
      Campaign: "Winter",
      "First day": "2026-11-01",
      "Last day": "2026-11-07",
      "Cost in AED": "١٬٢٣٤٫٥٠",
    });
    expect(await screen.findByText("Cost added")).toBeVisible();
    expect(storedBy(requests)).toEqual([
      expect.objectContaining({
        campaign: "Winter",
        source: "",
        first_day: "2026-11-01",
        last_day: "2026-11-07",
        cost_aed: 1234.5,
      }),
    ]);
  });

  it.each([
    ["$12", "This is in USD. Please enter it in AED."],
    ["1.234", "Please write 1234 or 1.23: this can be read as either."],
    ["x", "Please enter an amount, such as 1234.50."],
  ])("refuses %s", async (typed, message) => {
    const { requests } = serve();
    await show();
    await press("Add cost");
    await fill({ "First day": "2026-11-07", "Last day": "2026-11-01", "Cost in AED": typed });
    expect(await screen.findByText(message)).toBeVisible();
    expect(storedBy(requests)).toEqual([]);
  });

  it("asks for a campaign or a source, and for days in their order", async () => {
    serve();
    await show();
    await press("Add cost");
    await fill({ "First day": "2026-11-07", "Last day": "2026-11-01", "Cost in AED": "5" });
    expect(await screen.findByText("Please enter a campaign or a source.")).toBeVisible();
    expect(screen.getByText("The last day is before the first.")).toBeVisible();
  });
});
