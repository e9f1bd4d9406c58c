import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { serveApi } from "@/testing/serve-api";
import { Component as CalendarPage } from "./calendar-page";
import { item, post } from "./testing/rows";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z"), toFake: ["Date"] }));

const [GET, POSTS] = ["GET editorial_calendar", "GET blog_posts"];
const button = (name: string) => screen.findByRole("button", { name });
const panel = (name: string) => screen.findByRole("region", { name });

it("a scheduled post is on its day in Dubai with its time, linked, and counted", async () => {
  // Still March in London.
  serveApi({ [GET]: [], [POSTS]: [post({ scheduled_at: "2027-03-31T21:00:00+00:00" })] });
  renderAdmin(<CalendarPage />, { path: "/?day=2027-04-01" });
  const day = within(await panel("Thursday, April 1, 2027"));
  expect(day.getByRole("heading", { name: "Diabetes" })).toBeVisible();
  expect(day.getByText("Goes out at 01:00")).toBeVisible();
  expect(day.getByRole("link", { name: "Open the post: Diabetes" })).toHaveAttribute(
    "href",
    "/admin/posts/p1",
  );
  expect(await button("Thursday, April 1, 2027, 1 item")).toBeVisible();
  const stats = within(await panel("Calendar Stats"));
  const count = (label: string) => stats.getByText(label).closest("div")?.querySelector("dd")?.textContent;
  expect(["Items this month", "Days with items", "Scheduled", "Priority 7 or more"].map(count)).toEqual([
    "1",
    "1",
    "1",
    "0",
  ]);
});

it("a scheduled post is shown in Arabic, under its other title where it has none, or as untitled", async () => {
  const titles = [{ lang: "en", title: "Fever" }];
  serveApi({
    [GET]: [],
    [POSTS]: [
      post({}),
      post({ id: "p2", blog_post_translations: titles }),
      post({ id: "p3", blog_post_translations: [] }),
    ],
  });
  renderAdmin(<CalendarPage />, { locale: "ar" });
  const today = within(await panel("الأحد، 22 نوفمبر 2026"));
  expect(today.getByRole("heading", { name: "السكري" })).toHaveAttribute("lang", "ar");
  expect(today.getByRole("heading", { name: "Fever" })).toHaveAttribute("lang", "en");
  expect(today.getByRole("heading", { name: "بلا عنوان" })).toBeVisible();
  expect(today.getAllByText("يُنشر الساعة 09:30")).toHaveLength(3);
});

it("a scheduled post that was written for an item of its day is shown there, once", async () => {
  serveApi({
    [GET]: [item({ topic_en: "Diabetes", status: "scheduled", post_id: "p1" })],
    [POSTS]: [post({})],
  });
  renderAdmin(<CalendarPage />);
  const today = within(await panel("Sunday, November 22, 2026"));
  expect(today.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(today.getByText("Goes out at 09:30")).toBeVisible();
  expect(await button("Today: Sunday, November 22, 2026, 1 item")).toBeVisible();
});
