import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { catchDownloads, blobText } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { addDays, todayInDubai } from "@/lib/dubai-time";
import { refusal, type ApiRequest } from "@/testing/serve-api";
import { Component as AnalyticsPage } from "./analytics-page";
import { busy, eventsPage, nothing, PAGE, REPORT, serve } from "./testing/backend";

const show = (path = "/admin/analytics") => renderAdmin(<AnalyticsPage />, { path }).router;

/** The five figures with their names, once the last of them is shown. */
const figures = async (last: string) => {
  const list = within(screen.getByLabelText("Figures"));
  await list.findByText(last);
  return list
    .getAllByRole("term")
    .map((term) => [term.firstChild?.textContent, term.nextElementSibling?.textContent]);
};

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row", { hidden: true })
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join(" | "));

it("the page shows the five figures, pages and events of the last seven days, or of the period in the URL", async () => {
  const { sent } = serve(busy);
  const router = show();
  expect(screen.getByText("Loading analytics...")).toBeInTheDocument();
  expect(await figures("12,345")).toEqual([
    ["Total Sessions", "12,345"],
    ["Total Events", "3"],
    ["Conversion Rate", "5%"],
    ["WhatsApp Clicks", "2"],
    ["Phone Clicks", "1"],
  ]);
  const today = todayInDubai();
  expect(sent(REPORT)).toEqual([{ p_from: addDays(today, -6) }]);
  expect(
    screen.getByText(/, full days in Dubai time\..* Compared with the 7 days before, up to the same hour\.$/),
  ).toBeVisible();
  expect(screen.getByText("1,234 views")).toBeVisible();
  expect(screen.getByText("1 view")).toBeVisible();
  expect(screen.getByRole("link", { name: "/ar/contact" })).toHaveAttribute("href", "/ar/contact");
  expect(screen.getByText("Phone call clicked")).toBeVisible();
  expect(screen.getByText(/Nov 21, 11:05/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last 30 days");
  await waitFor(() => expect(sent(REPORT).at(-1)).toEqual({ p_from: addDays(today, -29) }));
  expect(router.state.location.search).toBe("?period=30days");
});

it("each figure shows its difference from that of the days before, also from zero", async () => {
  const before = {
    until: "2026-11-14T08:00:00+00:00",
    sessions: 10_000,
    converted: 617,
    whatsapp: 2,
    phone: 0,
  };
  serve({ ...busy, before });
  show();
  await screen.findByText("up 23.5% from 10,000");
  expect(await figures("12,345")).toEqual([
    ["Total Sessions", "12,345up 23.5% from 10,000"],
    ["Total Events", "3up 50% from 2"],
    ["Conversion Rate", "5%down from 6.2%"],
    ["WhatsApp Clicks", "2no change"],
    ["Phone Clicks", "1up from 0"],
  ]);
  expect(screen.getByText(/Compared with the 7 days before, up to the same hour\.$/)).toBeVisible();
});

it("a figure of more than ten times the former one shows that one instead of a percentage", async () => {
  const before = { until: "2026-11-14T08:00:00+00:00", sessions: 1, converted: 0, whatsapp: 0, phone: 0 };
  serve({ ...busy, before });
  show();
  expect(await screen.findByText("up from 1")).toBeVisible();
});

it("the days of the figures are chosen, in whichever order", async () => {
  const files = catchDownloads();
  const { sent } = serve(busy);
  const router = show();
  await figures("12,345");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Choose days");
  const [from, to] = [addDays(todayInDubai(), -6), todayInDubai()];
  expect(router.state.location.search).toBe(`?period=range&from=${from}&to=${to}`);
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-10" } });
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "2026-03-01" } });
  await waitFor(() => expect(sent(REPORT).at(-1)).toEqual({ p_from: "2026-03-01", p_to: "2026-03-10" }));
  expect(screen.getByLabelText("From")).toHaveValue("2026-03-10");
  await figures("12,345");
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() =>
    expect(files[0]?.name).toMatch(/^analytics-2026-03-01-to-2026-03-10-\d{4}-\d{2}-\d{2}\.csv$/),
  );
});

it("the page has a message for a period without data", async () => {
  serve(nothing);
  show();
  expect(await screen.findByText("No page data available")).toBeVisible();
  expect(screen.getByText("No recent events")).toBeVisible();
  expect(await figures("0%")).toHaveLength(5);
  expect(await screen.findAllByText("Nothing was counted in this period.")).toHaveLength(6);
});

it("every chart has its figures in a table", async () => {
  serve(busy);
  show();
  for (const [title, summary, ...rows] of [
    [
      "Visits and clicks per day",
      "Most clicks: Nov 19, with 2 clicks.",
      "Day | Visits | Visits with a click | WhatsApp | Phone",
      "Nov 19 | 12,000 | 600 | 2 | 0",
      "Nov 20 | 0 | 0 | 0 | 0",
      "Nov 21 | 345 | 17 | 0 | 1",
    ],
    [
      "Clicks by button",
      "Most clicks come from “Home page, top” (66.7%).",
      "Button | Clicks | Share",
      "Home page, top | 2 | 66.7%",
      "someone_new | 1 | 33.3%",
    ],
    [
      "Clicks by service",
      "Most clicks are for “Doctor on Call” (33.3%).",
      "Service | Clicks | Share",
      "No particular service | 2 | 66.7%",
      "Doctor on Call | 1 | 33.3%",
    ],
    [
      "By language",
      "25% of the visits were in Arabic.",
      "Language | Visits | Views | Clicks",
      "English | 9,259 | 60 | 2",
      "Arabic | 3,086 | 20 | 1",
    ],
    [
      "Article views by campaign",
      "25% of the article views came from a campaign.",
      "Campaign | Views | Share",
      "Without a campaign | 60 | 75%",
      "winter · instagram · social | 20 | 25%",
    ],
    [
      "From article to click",
      "80 article views led to 2 clicks on the articles’ own pages: 2.5%.",
      "Article | Views | Clicks | Clicks per 100 views",
      "Fever | 80 | 2 | 2.5",
    ],
  ] as const) {
    const card = await screen.findByRole("region", { name: title });
    expect(within(card).getByText(summary)).toBeVisible();
    expect(rowsOf(within(card).getByLabelText(title, { selector: "table" }))).toEqual(rows);
  }
});

it("a failed load shows its reason and a retry", async () => {
  const { replies } = serve(busy);
  replies[REPORT] = refusal(500, "", "no");
  show();
  expect(
    await screen.findByText(/^The figures could not be loaded\. The server is having trouble/),
  ).toBeVisible();
  expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument();
  serve(busy);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await figures("12,345")).toHaveLength(5);
});

describe("the export", () => {
  const isFirst = ({ body }: ApiRequest) => !Object.hasOwn(body as object, "p_before_id");

  /** Opens the page and exports the file. */
  async function exportFrom(address?: string) {
    show(address);
    await figures("12,345");
    await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  }

  it("has every event of the period, beyond the first page too, in a file named after the period", async () => {
    const files = catchDownloads();
    const { sent } = serve({ ...busy, events: 20_001 }, 20_001);
    await exportFrom("/admin/analytics?period=all");
    expect(await screen.findByText("Analytics exported to CSV")).toBeVisible();
    expect(screen.getByText("The file has 20,001 events.")).toBeVisible();
    const lines = (await blobText(files[0]?.file ?? new Blob())).split("\r\n");
    expect(files[0]?.name).toMatch(/^analytics-all-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(lines[0]).toBe("event_name,page_url,created_at,source,source_index,service_slug,lang,reference");
    expect(lines).toHaveLength(20_001 + 2);
    expect(lines[1]).toBe("whatsapp_clicked,/,2026-11-20T10:00:00+00:00,home_hero,,,en,K7QX2");
    const period = { p_since: busy.since, p_until: busy.until };
    expect(sent(PAGE)).toMatchObject([period, period, period]);
  });

  it("names where older events are if the file has fewer events than were counted", async () => {
    serve({ ...busy, events: 9 }, 4);
    await exportFrom();
    expect(
      await screen.findByText("The file has 4 events. Events older than 90 days are only counted."),
    ).toBeVisible();
  });

  it("saves no file when the server fails half-way, shows an error, and can be retried", async () => {
    const files = catchDownloads();
    const { replies } = serve({ ...busy, events: 20_000 });
    replies[PAGE] = (request: ApiRequest) =>
      isFirst(request) ? eventsPage(20_000, request) : refusal(503, "", "gone");
    await exportFrom();
    expect(await screen.findByText("The export failed.")).toBeVisible();
    expect(screen.queryByText("Analytics exported to CSV")).not.toBeInTheDocument();
    expect(files).toEqual([]);
    expect(screen.getByRole("button", { name: "Export CSV" })).toBeEnabled();
  });

  it("shows its progress, and can be cancelled", async () => {
    const files = catchDownloads();
    const { replies } = serve({ ...busy, events: 20_000 });
    let goOn = () => {};
    replies[PAGE] = async (request: ApiRequest) => {
      if (!isFirst(request)) await new Promise<void>((resolve) => (goOn = resolve));
      return eventsPage(20_000, request);
    };
    await exportFrom();
    expect(await screen.findByText("Exporting 10,000 of 20,000 events…")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    goOn();
    expect(await screen.findByText("Export cancelled.")).toBeVisible();
    expect(files).toEqual([]);
  });
});
