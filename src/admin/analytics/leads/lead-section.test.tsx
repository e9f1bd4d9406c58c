import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import { type LeadBehind, type LeadReport, MAX_LEADS, type ReportRow } from "@/data/staff/lead-report";
import type { StaffMember } from "@/data/staff/session";
import { catchDownloads, blobText } from "@/testing/catch-downloads";
import { renderAdmin } from "@/testing/render-admin";
import { addDays, todayInDubai } from "@/lib/dubai-time";
import { refusal, serveApi } from "@/testing/serve-api";
import { BEHIND, LEADS, NAMES } from "../testing/backend";
import { LeadSection } from "./lead-section";

const zero = { visits: 0, clicks: 0, chats: 0, booked: 0, done: 0, aed: 0, cost: 0 };
const row = (name: string, more: Partial<ReportRow> = {}): ReportRow => ({
  ...zero,
  name,
  title_en: null,
  title_ar: null,
  ...more,
});
const winter = row("winter", {
  visits: 1200,
  clicks: 60,
  chats: 12,
  booked: 5,
  done: 4,
  aed: 1996,
  cost: 499.5,
});
const report = (rows: ReportRow[], more: Partial<LeadReport> = {}): LeadReport => ({
  touch: "last",
  before: null,
  total: { visits: 2000, clicks: 100, chats: 20, booked: 8, done: 4, aed: 1996, cost: 499.5 },
  rows,
  ...more,
});
const lead: LeadBehind = {
  id: "l1",
  created_at: "2026-11-20T06:00:00+00:00",
  status: "done",
  service_slug: "doctor-on-call",
  value_aed: 499,
  origin: "whatsapp",
  lang: "ar",
  location: "dubai-marina",
  button: "home_hero",
  landing_path: "/",
  page_path: "/dubai/dubai-marina",
  first_campaign: "summer",
  last_campaign: "winter",
  first_source: "google",
  last_source: "google",
  lost_reason: "",
  booked_at: "2026-11-20T07:00:00+00:00",
  done_at: null,
};

const serve = (answer: unknown = report([winter, row("", { visits: 800 })])) =>
  serveApi({ ...NAMES, [LEADS]: answer, [BEHIND]: [lead] });

const before = { until: "2026-10-23T20:00:00+00:00", sessions: 1000, converted: 50, whatsapp: 30, phone: 20 };

function show(address = "?period=30days", locale: Locale = "en", role: StaffMember["role"] = "owner") {
  return renderAdmin(<LeadSection before={before} />, { path: `/admin/analytics${address}`, locale, role })
    .router;
}

/** The figures of each row. */
const rowsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((line) => Array.from(line.children, (cell) => cell.textContent).join(" | "));
const rowsOf = async (name: string) => rowsIn(await screen.findByRole("table", { name }));

const WAYS_ON = /^(Costs|For Google Ads)$/;

it.each([
  ["", 4, "50%"],
  [", which is none where more was done than booked in the same days", 9, "–"],
])("the funnel shows each step and its part of the one before%s, also as a table", async (_, done, part) => {
  serve(report([winter], { total: { ...report([]).total, done } }));
  show();
  const card = await screen.findByRole("region", { name: "From visit to booking" });
  expect(card).toHaveTextContent("20 chats led to 8 bookings; completed visits are worth AED 1,996.");
  await userEvent.click(within(card).getByText("Show as a table"));
  expect(rowsIn(within(card).getByRole("table"))).toEqual([
    "Step | Number | Share of the step before",
    "Visits | 2,000 | –",
    "Clicks | 100 | 5%",
    "Chats | 20 | 20%",
    "Booked | 8 | 40%",
    `Done | ${done} | ${part}`,
    "AED | 1,996 | –",
  ]);
});

it("the funnel compares each step with the days before", async () => {
  serve(report([winter], { before: { chats: 16, booked: 8, done: 5, aed: 998 } }));
  show();
  const card = await screen.findByRole("region", { name: "From visit to booking" });
  expect(within(card).getByText("up 100% from 998")).toBeVisible();
  await userEvent.click(within(card).getByText("Show as a table"));
  expect(rowsIn(within(card).getByRole("table"))).toEqual([
    "Step | Number | Share of the step before | Days before",
    "Visits | 2,000 | – | 1,000",
    "Clicks | 100 | 5% | 50",
    "Chats | 20 | 20% | 16",
    "Booked | 8 | 40% | 8",
    "Done | 4 | 50% | 5",
    "AED | 1,996 | – | 998",
  ]);
});

describe("the table", () => {
  it("has the figures of each campaign and of all, with the costs of a chat and of a booking", async () => {
    const { sent } = serve();
    show();
    expect(await rowsOf("Costs and results: Campaign")).toEqual([
      "Campaign | Visits | Clicks | Chats | Booked | Done | AED | Cost, AED | AED per chat | AED per booking | Return per AED",
      "winter | 1,200 | 60 | 12 | 5 | 4 | 1,996 | 499.50 | 41.63 | 99.90 | 4",
      "Without a campaign | 800 | 0 | 0 | 0 | 0 | 0 | – | – | – | –",
      "All | 2,000 | 100 | 20 | 8 | 4 | 1,996 | 499.50 | – | – | –",
    ]);
    expect(sent(LEADS)).toEqual([
      { p_from: addDays(todayInDubai(), -29), p_dimension: "campaign", p_touch: "last" },
    ]);
    expect(screen.getAllByRole("link", { name: WAYS_ON })).toHaveLength(2);
  });

  it.each([
    ["source", "google", "غوغل", "ar"],
    ["service", "doctor-on-call", "Doctor on Call", "en"],
    ["language", "ar", "العربية", "ar"],
    ["location", "dubai-marina", "Dubai Marina", "en"],
    ["button", "home_hero", "الرئيسية، البداية", "ar"],
    ["landing", "/contact", "/contact", "en"],
    ["campaign", "other", "غير ذلك", "ar"],
    ["article", "", "No article was read", "en"],
  ] as const)("by %s calls %j %s", async (dimension, name, said, locale) => {
    serve(report([row(name, { chats: 1 })]));
    show(`?by=${dimension}`, locale);
    expect(await screen.findByText(said, { selector: "bdi" })).toBeVisible();
  });

  it("by article has titles in the person's language, which lead to the post, and no costs", async () => {
    serve(report([row("p1", { title_en: "Fever", title_ar: "الحمّى", visits: 9, chats: 2 }), row("p2")]));
    show("?by=article&touch=first", "ar");
    expect(await screen.findByRole("link", { name: /الحمّى/ })).toHaveAttribute("href", "/admin/posts/p1");
    expect(screen.getByText("مقال محذوف")).toBeVisible();
    expect(screen.queryByText("التكلفة بالدرهم")).not.toBeInTheDocument();
  });

  it("by button has no visits; a row without leads opens nothing", async () => {
    serve(report([row("hero", { clicks: 3 })]));
    show("?by=button");
    expect((await rowsOf("Costs and results: Button"))[1]).toBe("hero | – | 3 | 0 | 0 | 0 | 0");
    expect(screen.queryByRole("button", { name: /^Leads: / })).not.toBeInTheDocument();
  });

  it("keeps its options in the address, beside the period", async () => {
    const { sent } = serve();
    const router = show();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "By" }), "Source");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Credit goes to" }),
      "First source of the visit",
    );
    expect(router.state.location.search).toBe("?period=30days&by=source&touch=first");
    await waitFor(() =>
      expect(sent(LEADS).at(-1)).toMatchObject({ p_dimension: "source", p_touch: "first" }),
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "By" }), "Place");
    expect(screen.queryByRole("combobox", { name: "Credit goes to" })).not.toBeInTheDocument();
  });

  it("is a file that Excel opens, in the person's language", async () => {
    const files = catchDownloads();
    serve();
    show("?period=30days", "ar");
    await userEvent.click(await screen.findByRole("button", { name: "تصدير الجدول" }));
    expect(files[0]?.name).toMatch(/^leads-by-campaign-last-30days-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await blobText(files[0]?.file ?? new Blob())).split("\r\n");
    expect(lines[0]).toMatch(/^الحملة,الزيارات,/);
    expect(lines[1]).toBe("winter,1200,60,12,5,4,1996,499.5,41.63,99.9,4");
    expect(lines.at(-2)).toMatch(/^الكل,2000,/);
  });

  it("shows twelve rows at first, and all on request", async () => {
    serve(report(Array.from({ length: 14 }, (_, index) => row(`c${index}`, { visits: 1 }))));
    show();
    const title = "Costs and results: Campaign";
    expect(await rowsOf(title)).toHaveLength(14);
    await userEvent.click(screen.getByRole("button", { name: "Show all 14" }));
    expect(await rowsOf(title)).toHaveLength(16);
  });
});

it("a row opens its leads, which can be saved as a file", async () => {
  const files = catchDownloads();
  const { sent } = serve();
  show();
  await userEvent.click(await screen.findByRole("button", { name: /^Leads: / }));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByText("1 lead")).toBeVisible();
  expect(within(dialog).getAllByRole("row")[1]).toHaveTextContent(
    "Nov 20, 2026DoneDoctor on CallAED 499WhatsAppwinter",
  );
  expect(sent(BEHIND)).toEqual([
    {
      p_from: addDays(todayInDubai(), -29),
      p_dimension: "campaign",
      p_touch: "last",
      p_name: "winter",
      p_max: MAX_LEADS,
    },
  ]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Export these leads" }));
  const lines = (await blobText(files[0]?.file ?? new Blob())).split("\r\n");
  expect(lines[1]).toBe(
    '2026-11-20 10:00,Done,Doctor on Call,499,WhatsApp,Google,winter,/,/dubai/dubai-marina,"Home page, top",Arabic,Dubai Marina,2026-11-20 11:00,,',
  );
});

it("a period without data shows the next step", async () => {
  serve(report([], { total: zero }));
  show();
  expect(
    await screen.findByText(/^Nothing was counted in this period\. Chats appear here as soon as reception/),
  ).toBeVisible();
  expect(screen.queryByRole("region", { name: "From visit to booking" })).not.toBeInTheDocument();
});

it("a failure is shown and can be retried, also by an editor, who sees no links to costs and conversions", async () => {
  const { replies } = serve(refusal(500, "", "no"));
  show(undefined, "en", "editor");
  const retry = await screen.findByRole("button", { name: "Try again" });
  replies[LEADS] = report([winter]);
  await userEvent.click(retry);
  expect(await screen.findByText("winter")).toBeVisible();
  expect(screen.queryAllByRole("link", { name: WAYS_ON })).toHaveLength(0);
});
