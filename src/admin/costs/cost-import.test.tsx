import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal } from "@/testing/serve-api";
import { Component as CostsPage } from "./costs-page";
import { COSTS, serveCosts } from "./testing/serve-costs";

beforeEach(() => localStorage.clear());

/** The page with its list, while nothing is stored. */
async function show(more = {}) {
  const served = serveCosts(more);
  renderAdmin(<CostsPage />);
  await screen.findByRole("table", { name: "Costs of campaigns" });
  return served;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Opens the import and pastes a text. */
async function paste(text: string) {
  await press("Import a file");
  const field = screen.getByLabelText("Or paste the table here");
  await userEvent.click(field);
  await userEvent.paste(text);
  return screen.getByRole("region", { name: "Import costs" });
}

const preview = () =>
  within(screen.getByRole("table", { name: "What will be saved" }))
    .getAllByRole("row")
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(" | "));

const GOOGLE = [
  "Campaign report",
  '"November 1, 2026 - November 30, 2026"',
  "Campaign,Currency code,Cost",
  'Winter Care,AED,"1,300.75"',
  "Mothers,AED,٢٠٠٫٥",
  'Total: Campaigns,AED,"1,501.25"',
].join("\n");

describe("a file", () => {
  it("of Google is shown as it will be stored, stored once, and its columns are remembered", async () => {
    const { sent } = await show();
    await paste(GOOGLE);
    expect(screen.getByLabelText("From")).toHaveValue("Nov 01, 2026");
    expect(screen.getByLabelText("Source")).toHaveDisplayValue("Google");
    expect(preview()).toEqual([
      "Campaign | Days | Cost in AED | What happens",
      "winter-care | Nov 01, 2026 to Nov 30, 2026 | 1,300.75 | Replaces AED 1,200.50",
      "mothers | Nov 01, 2026 to Nov 30, 2026 | 200.50 | New",
      "Total | 1,501.25",
      "Total in the file | 1,501.25",
    ]);
    expect(screen.getByText("Line 6, “Total: Campaigns”: AED 1,501.25")).toBeVisible();
    await press("Save 2 costs");
    expect(await screen.findByText("2 costs saved")).toBeVisible();
    const days = { source: "google", first_day: "2026-11-01", last_day: "2026-11-30" };
    expect(sent(COSTS)).toEqual([
      {
        p_costs: [
          { ...days, campaign: "winter-care", cost_aed: 1300.75 },
          { ...days, campaign: "mothers", cost_aed: 200.5 },
        ],
      },
    ]);
    expect(screen.queryByRole("region", { name: "Import costs" })).not.toBeInTheDocument();
  });

  it("with columns of its own, and days that can be read in two ways, is mapped once", async () => {
    await show();
    const text = "Name;Tag;Betrag\nwinter;03/04/2026;12,50\nmothers;05/04/2026;1.000,00";
    await paste(text);
    expect(screen.getByText(/^Please choose the column with the campaigns\./)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("Campaign"), "Name");
    await userEvent.selectOptions(screen.getByLabelText("Cost"), "Betrag");
    await userEvent.selectOptions(screen.getByLabelText("Day, or first day"), "Tag");
    await userEvent.selectOptions(screen.getByLabelText("Source"), "Facebook");
    expect(screen.getByText(/^Please choose how dates are written/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText("How are dates written?"), "Day/month/year");
    expect(preview()[1]).toBe("winter | Apr 03, 2026 | 12.50 | New");
    await press("Save 2 costs");
    await screen.findByText("2 costs saved");
    await paste(text);
    expect(screen.getByLabelText("Campaign")).toHaveDisplayValue("Name");
    expect(screen.getByLabelText("Source")).toHaveDisplayValue("Facebook");
    await userEvent.selectOptions(screen.getByLabelText("How are dates written?"), "Day/month/year");
    expect(preview()).toHaveLength(4);
  });

  it("without its days asks for them", async () => {
    await show();
    await paste("Campaign,Cost\nWinter,5");
    expect(screen.getByText(/^Please choose the column with the days, or enter the period/)).toBeVisible();
    expect(screen.getByText("Nothing is saved until this is fixed.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Save/ })).not.toBeInTheDocument();
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-01" } });
    fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-11-30" } });
    expect(preview()[1]).toBe("winter | Nov 01, 2026 to Nov 30, 2026 | 5 | New");
  });

  it("names the lines that cannot be saved, saves the rest, and names the surplus of its own total", async () => {
    const { sent } = await show();
    const lines = "a,2026-11-01,x\nb,2026-11-01,€5\nc,soon,1\nd,2026-11-02,7.50\nTotal,,20";
    const region = await paste(`Campaign,Day,Cost\n${lines}`);
    const problems = within(within(region).getByText("3 lines cannot be saved").parentElement as HTMLElement)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(problems).toEqual([
      "Line 2: “x” is not an amount.",
      "Line 3: This cost is in EUR. Only dirhams (AED) are saved.",
      "Line 4: We couldn’t read “soon” as a date. Write it like 2026-11-21.",
    ]);
    expect(preview().slice(2)).toEqual(["Total | 7.50", "Total in the file | 20.00"]);
    expect(
      screen.getByText("The total in the file is AED 12.50 more than what will be saved."),
    ).toBeVisible();
    await press("Save 1 cost");
    expect(await screen.findByText("1 cost saved")).toBeVisible();
    expect(sent(COSTS)).toEqual([{ p_costs: [expect.objectContaining({ campaign: "d", cost_aed: 7.5 })] }]);
  });

  it("keeps a last campaign that costs as much as the others together when a person marks it as one", async () => {
    await show();
    await paste("Campaign,Day,Cost\na,2026-11-01,100\nb,2026-11-01,200\nc,2026-11-01,300");
    expect(preview().slice(-2)).toEqual(["Total | 300", "Total in the file | 300"]);
    await press("This is a campaign");
    expect(preview().slice(-1)).toEqual(["Total | 600"]);
    await press("This is a total");
    expect(preview().slice(-2)).toEqual(["Total | 300", "Total in the file | 300"]);
  });

  it("is refused with the reason if it is no table or in another currency", async () => {
    await show();
    await paste("only words");
    const write = (value: string) =>
      fireEvent.change(screen.getByLabelText("Or paste the table here"), { target: { value } });
    expect(screen.getByText(/^We couldn’t find a table/)).toBeVisible();
    write("Campaign,Day,Cost (USD)\na,2026-11-01,5");
    expect(screen.getByText(/^These costs are in USD\. Only dirhams/)).toBeVisible();
  });

  /** Chooses a file. jsdom's files have no method for their content. */
  async function choose(name: string, bytes: Uint8Array<ArrayBuffer>, size = bytes.length) {
    await press("Import a file");
    const file = new File([bytes], name);
    file.arrayBuffer = () => Promise.resolve(bytes.buffer);
    Object.defineProperty(file, "size", { value: size });
    await userEvent.upload(document.querySelector("input[type=file]") as HTMLInputElement, file, {
      applyAccept: false,
    });
  }

  it.each([
    ["of 50 MB", "costs.csv", "Campaign,Cost", 50_000_000, /^This is more than 10 MB\./],
    ["of old Excel", "costs.xls", "\u00D0\u00CF\u0011\u00E0rest", undefined, /^This is an old Excel file/],
    [
      "with ZIP’s signs alone",
      "costs.xlsx",
      "PK\u0003\u0004rest",
      undefined,
      /^We couldn’t read this as a spreadsheet/,
    ],
  ])("%s is refused with what to do", async (_name, fileName, text, size, message) => {
    await show();
    await choose(
      fileName,
      Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
      size,
    );
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("of 560 campaigns is stored in one request, and is not shown as text", async () => {
    const { sent } = await show();
    const lines = Array.from(
      { length: 560 },
      (_, at) => `campaign-${at}-${"x".repeat(80)},2026-11-01,${at + 1},${"y".repeat(200)}`,
    );
    await choose("year.csv", new TextEncoder().encode(`Campaign,Day,Cost,Note\n${lines.join("\n")}`));
    expect(await screen.findByText("year.csv: 561 lines, too many to show here.")).toBeVisible();
    expect(screen.getByText("Showing 50 of 560.")).toBeVisible();
    await press("Save 560 costs");
    expect(await screen.findByText("560 costs saved")).toBeVisible();
    expect(sent(COSTS)).toMatchObject([{ p_costs: { length: 560 } }]);
  });

  it("is read in its own encoding", async () => {
    await show();
    const text = "\uFEFFCampaign\tDay\tCost\nشتاء\t2026-11-01\t5";
    await choose("report.csv", new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer));
    expect(await screen.findByText("شتاء")).toBeVisible();
  });

  it("warns of overlapping days, marks costs that are stored already, and stays open with the reason when it is refused", async () => {
    await show({ [COSTS]: refusal(429, "PT429", "", "change_limit") });
    await paste(
      "Campaign,Start date,End date,Cost\nWinter Care,2026-11-01,2026-11-30,1200.50\nWinter Care,2026-11-30,2026-12-02,7",
    );
    // It may be the same cost as one with a source.
    expect(preview()[1]).toMatch(/and both will count$/);
    await userEvent.selectOptions(screen.getByLabelText("Source"), "Google");
    const rows = [
      "winter-care | Nov 01, 2026 to Nov 30, 2026 | 1,200.50 | Already saved",
      "winter-care | Nov 30, 2026 to Dec 02, 2026 | 7.00 | New. It overlaps with a saved cost of this campaign, and both will count",
    ];
    expect(preview().slice(1, 3)).toEqual(rows);
    await press("Save 1 cost");
    expect(
      await screen.findByText(/^The costs were not saved\. You have reached the limit for one person/),
    ).toBeVisible();
    expect(preview().slice(1, 3)).toEqual(rows);
  });
});
