// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { sourceOf } from "./columns";
import { briefly, readFile } from "./testing/read-file";

/** Each report as its network writes it, with a reference to the documentation of its columns or its shape. */
const REPORTS = [
  {
    // Google Ads help, "Download a report": title and days above the columns; the names of columns as in the editor for
    // reports.
    source: "google",
    text: [
      "Campaign report",
      '"November 1, 2026 - November 30, 2026"',
      "Campaign state,Campaign,Currency code,Budget,Campaign status,Campaign type,Impr.,Cost,Clicks",
      'Enabled,Winter,AED,50.00,Eligible,Search,"1,000","1,234.50",70',
      "Paused,Mothers,AED,50.00,Paused,Search,500,10.00,5",
      'Total: Campaigns, --,AED, --, --, --,"1,500","1,244.50",75',
      'Total: Account, --,AED, --, --, --,"1,500","1,244.50",75',
    ].join("\n"),
  },
  {
    // Meta, Marketing API, "Insights" and Ads Manager's export: the currency is in the column's name, the sum is the first line.
    source: "facebook",
    text: [
      '"Campaign name","Campaign delivery","Results","Amount spent (AED)","Starts","Ends","Reporting starts","Reporting ends"',
      ",,75,1244.5,,,2026-11-01,2026-11-30",
      "Winter,active,70,1234.5,2026-01-01,Ongoing,2026-11-01,2026-11-30",
      "Mothers,inactive,5,10,2026-03-01,2026-12-31,2026-11-01,2026-11-30",
    ].join("\n"),
  },
  {
    // Meta in Arabic, as Ads Manager names the columns of an export.
    source: "facebook",
    text: [
      "بداية التقارير,نهاية التقارير,اسم الحملة,المبلغ الذي تم إنفاقه (AED),مرات الظهور",
      '2026-11-01,2026-11-30,Winter,1234.5,"1,000"',
      "2026-11-01,2026-11-30,Mothers,10,500",
    ].join("\n"),
  },
  {
    // TikTok, "Basic data and definitions in TikTok Ads Manager" (ads.tiktok.com/help/article/basic-data): Cost, Clicks (destination).
    source: "tiktok",
    text: [
      "Campaign name,Primary status,Cost,CPC (destination),Impressions,Clicks (destination),Currency",
      "Winter,Active,1234.50,1.20,1000,70,AED",
      "Mothers,Paused,10.00,2.00,500,5,AED",
      "Total of 2 results,-,1244.50,1.21,1500,75,AED",
    ].join("\n"),
  },
  {
    // TikTok in Arabic (ads.tiktok.com/help/article/video-play?lang=ar).
    source: "tiktok",
    text: "اسم الحملة,التكلفة,عدد مشاهدات الفيديو لمدة ثانيتَين,عدد مشاهدات الفيديو لمدة 6 ثوانٍ\nWinter,1234.50,9,8\nMothers,10.00,7,6",
  },
  {
    // Snapchat, "Measurement" (developers.snap.com/api/marketing-api/Ads-API/measurement): swipes and spend, called Swipe Ups in Ads Manager.
    source: "snapchat",
    text: "Campaign Name,Amount Spent,Paid Impressions,Swipe Ups,eCPSU\nWinter,1234.50,1000,70,1\nMothers,10.00,500,5,2",
  },
  {
    // Microsoft Advertising, "CampaignPerformanceReportColumn" (learn.microsoft.com): TimePeriod, CampaignName, CurrencyCode, Spend.
    source: "bing",
    text: [
      '"Report Name: Campaigns"',
      '"Report Time: 11/1/2026 - 11/30/2026"',
      "",
      '"CampaignName","CurrencyCode","Impressions","Clicks","AverageCpc","Spend"',
      '"Winter","AED","1000","70","1.2","1234.50"',
      '"Mothers","AED","500","5","2","10.00"',
      '"Total","-","1500","75","-","1244.50"',
      '"©2026 Microsoft Corporation. All rights reserved. "',
    ].join("\r\n"),
  },
  {
    // LinkedIn, Campaign Manager's performance report: Total Spent, and days in UTC.
    source: "linkedin",
    text: [
      "Campaign Performance Report (in UTC)",
      "Report Start: November 1, 2026",
      "Report End: November 30, 2026",
      "Date Generated: December 1, 2026",
      "",
      "Account Name\tCampaign Group Name\tCampaign Name\tCurrency\tTotal Spent\tImpressions",
      "Dar\tDefault\tWinter\tAED\t1234.50\t1000",
      "Dar\tDefault\tMothers\tAED\t10.00\t500",
    ].join("\n"),
  },
];

describe("a report", () => {
  it.each(REPORTS)("of $source is recognised by its columns, and read whole", ({ source, text }) => {
    const reading = readFile(text);
    expect(reading).toMatchObject({ stops: [], refused: [] });
    expect(reading.costs.map((cost) => cost.source)).toEqual([source, source]);
    expect(briefly(reading)).toEqual([
      ["winter", "2026-11-01", "2026-11-30", 1234.5],
      ["mothers", "2026-11-01", "2026-11-30", 10],
    ]);
  });

  it.each([
    [["Campaign", "Day", "Cost"]],
    [["Campaign name", "Amount spent"]],
    [["الحملة", "التكلفة"]],
    [["Name", "Clicks (destination)"]],
  ])("with %j belongs to no known network", (columns) => {
    expect(sourceOf(columns)).toBe("");
  });
});

describe("the days of a report", () => {
  const campaigns = "Campaign,Start date,End date,Cost\nWinter,2026-01-01,2026-12-31,500";

  it("are those above its columns, not the campaigns' own first and last days", () => {
    const reading = readFile(`Campaign report\n"November 1, 2026 - November 30, 2026"\n${campaigns}`);
    expect(briefly(reading)).toEqual([["winter", "2026-11-01", "2026-11-30", 500]]);
  });

  it("are in a column of the report, not in the campaigns' own first and last days", () => {
    const text = "Campaign,Start date,End date,Day,Cost\nWinter,2026-01-01,2026-12-31,2026-11-03,500";
    expect(briefly(readFile(text))).toEqual([["winter", "2026-11-03", "2026-11-03", 500]]);
  });

  it("are asked for if a network’s report has only the campaigns' own first and last days", () => {
    const text =
      "Campaign,Campaign status,Start date,End date,Cost\nWinter,Enabled,2026-01-01,2026-12-31,500";
    expect(readFile(text, { period: { first: "", last: "" } }).stops).toEqual([{ kind: "period" }]);
  });

  it("are the first to the last day in a hand-made table", () => {
    expect(briefly(readFile(campaigns))).toEqual([["winter", "2026-01-01", "2026-12-31", 500]]);
  });
});
