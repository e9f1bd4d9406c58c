import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { campaignCosts } from "./campaign-costs";
import { Component as CostsPage } from "./costs-page";
import { COST, serveCosts } from "./testing/serve-costs";
import { manageTexts } from "@/texts/admin/manage";

beforeEach(() => localStorage.clear());

it("the list has each cost with its days, and is read-only for editors", async () => {
  serveCosts();
  renderAdmin(<CostsPage />, { locale: "ar", role: "editor" });
  const list = await screen.findByRole("table", { name: "تكاليف الحملات" });
  expect(within(list).getAllByRole("row")[1]).toHaveTextContent(/^winter-caregoogle.*1 نوفمبر.*1,200\.5/);
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("لا يمكن تغيير هذا إلا لمالك الموقع.")).toBeVisible();
});

it("an empty list explains where costs come from, and the form stores an amount in any usual notation", async () => {
  const { sent } = serveCosts({ "GET campaign_costs": [] });
  renderAdmin(<CostsPage />);
  expect(await screen.findByText(/^No costs yet\./)).toBeVisible();
  await userEvent.click(screen.getAllByRole("button", { name: "Add cost" })[0] ?? document.body);
  const typed = {
    Campaign: "Winter",
    "First day": "2026-11-01",
    "Last day": "2026-11-07",
    "Cost in AED": "١٬٢٣٤٫٥٠",
  };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Cost added")).toBeVisible();
  expect(sent(COST)).toEqual([
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
  [{ cost_aed: "$12" }, "cost_aed", "This is in USD. Please enter it in AED."],
  [
    { cost_aed: "1.234" },
    "cost_aed",
    "We can’t tell whether this has thousands or decimals. Please write 1234 or 1.23.",
  ],
  [{ cost_aed: "x" }, "cost_aed", "Please enter an amount, such as 1234.50."],
  [{ cost_aed: "-12.30" }, "cost_aed", "Please enter an amount, such as 1234.50."],
  [{ cost_aed: "--" }, "cost_aed", "Please enter an amount, such as 1234.50."],
  [{ campaign: "" }, "campaign", "Please enter a campaign or a source."],
  [{ last_day: "2026-10-31" }, "last_day", "The last day is before the first."],
])("a cost with %j is refused at its field", (wrong, field, message) => {
  const days = { first_day: "2026-11-01", last_day: "2026-11-07" };
  const values = { ...campaignCosts.formValues({ campaign: "winter", ...days }), cost_aed: "5", ...wrong };
  const { error } = campaignCosts.schemaFor(manageTexts.en.errors, "en").safeParse(values);
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});
