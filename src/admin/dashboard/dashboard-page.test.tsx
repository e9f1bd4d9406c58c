import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi, type ApiRequest } from "@/testing/serve-api";
import { Component as DashboardPage } from "./dashboard-page";

// Eleven at night in London, when it is the next day in Dubai.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z"), toFake: ["Date"] }));

const COUNTS: Record<string, number> = { "eq.published": 33, "eq.scheduled": 3, "eq.draft": 2 };

const serve = (replies: Record<string, unknown> = {}) =>
  serveApi({
    "HEAD blog_posts": ({ query }: ApiRequest) =>
      query.has("scheduled_at") ? 1 : (COUNTS[query.get("status") ?? ""] ?? 38),
    "HEAD analytics_events": 4,
    "HEAD user_sessions": ({ query }: ApiRequest) => (query.has("converted_at") ? 1 : 8),
    "HEAD editorial_calendar": 2,
    "POST rpc/list_posts": { rows: [], total: 5 },
    "GET activity_log": [],
    ...replies,
  });

it("counts the posts, and leads on", async () => {
  serve();
  renderAdmin(<DashboardPage />);
  for (const [label, count] of [
    ["Total posts", "38"],
    ["Published", "33"],
    ["Scheduled", "3"],
    ["Drafts", "2"],
    ["of visits reach us", "12.5%"],
  ] as const) {
    const figure = screen.getByText(label).closest("div") as HTMLElement;
    expect(await within(figure).findByText(count)).toBeVisible();
  }
  const actions = within(screen.getByRole("navigation", { name: "Quick Actions" }));
  const links = actions.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Create Post", "/admin/posts/new"],
    ["View All Posts", "/admin/posts"],
    ["Editorial Calendar", "/admin/calendar"],
  ]);
});

it("says that there is no recent activity", async () => {
  serve();
  renderAdmin(<DashboardPage />);
  const section = within(await screen.findByRole("region", { name: "Recent Activity" }));
  expect(await section.findByText("No recent activity")).toBeVisible();
});

it("tells what was done, by whom, and when it was in Dubai", async () => {
  serve({
    "GET activity_log": [
      {
        id: 2,
        happened_at: "2026-11-21T20:30:00+00:00",
        actor_email: "amal@example.com",
        action: "published",
        entity: "blog_post",
        entity_id: "p1",
        label: "Fever",
      },
    ],
  });
  renderAdmin(<DashboardPage />, { locale: "ar" });
  const section = within(await screen.findByRole("region", { name: "آخر النشاطات" }));
  const [row] = await section.findAllByRole("listitem");
  expect(row).toHaveTextContent("نشر amal@example.com المقال «Fever».22 نوفمبر، 00:30");
  expect(section.getByRole("link", { name: "«Fever»" })).toHaveAttribute("href", "/admin/posts/p1");
});

it("names what waits, as the day is in Dubai", async () => {
  const { requests } = serve();
  renderAdmin(<DashboardPage />);
  const section = within(await screen.findByRole("region", { name: "Needs attention" }));
  expect(await section.findByText("1 post goes out today")).toBeVisible();
  expect(section.getByText("2 planned topics are due and not begun")).toBeVisible();
  expect(section.getByText("5 posts have no Arabic yet")).toBeVisible();
  expect(await section.findByText("2 drafts wait")).toBeVisible();
  expect(requests.find(({ query }) => query.has("scheduled_at"))?.query.getAll("scheduled_at")).toEqual([
    "gte.2026-11-21T20:00:00.000Z",
    "lt.2026-11-22T20:00:00.000Z",
  ]);
  expect(requests.find(({ line }) => line === "HEAD editorial_calendar")?.query.get("scheduled_date")).toBe(
    "lte.2026-11-22",
  );
});

it("says so when nothing waits", async () => {
  serve({
    "HEAD blog_posts": 0,
    "HEAD editorial_calendar": 0,
    "POST rpc/list_posts": { rows: [], total: 0 },
  });
  renderAdmin(<DashboardPage />);
  expect(await screen.findByText("Nothing waits for you.")).toBeVisible();
});

it("shows the rest when a part cannot be read", async () => {
  serve({ "GET activity_log": refusal(503, "x", "down"), "HEAD user_sessions": refusal(503, "x", "down") });
  renderAdmin(<DashboardPage />);
  expect(await screen.findByText("The recent activity could not be loaded.")).toBeVisible();
  expect(await screen.findByText("The figures could not be loaded.")).toBeVisible();
  expect(await screen.findByText("33")).toBeVisible();
});
