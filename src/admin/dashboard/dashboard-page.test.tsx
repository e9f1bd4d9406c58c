import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { entryOf } from "../history/testing/entry";
import { siteOverview } from "../shared/testing/site-overview";
import { type ApiRequest, serveFactUses } from "@/testing/serve-api";
import { Component as DashboardPage } from "./dashboard-page";
import { builtAt, serveDashboard } from "./testing/serve-dashboard";

// 23:00 in London, when it is the next day in Dubai.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z"), toFake: ["Date"] }));

it("the dashboard counts the posts, the contacts and the leads, and links to them", async () => {
  serveDashboard();
  renderAdmin(<DashboardPage />);
  for (const [label, count] of [
    ["Total posts", "38"],
    ["Published", "33"],
    ["Scheduled", "3"],
    ["Drafts", "2"],
    ["of visits lead to a click", "12.5%"],
    ["Follow up now", "3"],
    ["Open today", "7"],
    ["Booked in the last 7 days", "12"],
    ["AED booked in the last 7 days", "5,400"],
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
  expect(screen.getByRole("link", { name: "Open leads" })).toHaveAttribute("href", "/admin/leads");
});

it("the page begins with open tasks, then leads, clicks and posts; a new installation has a hint to write", async () => {
  serveDashboard({ "HEAD blog_posts": 0, "POST rpc/list_posts": { rows: [], total: 0 } });
  renderAdmin(<DashboardPage />);
  const task = await screen.findByRole("link", { name: "There are no articles yet. Write the first one" });
  expect(task).toHaveAttribute("href", "/admin/posts/new");
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Needs attention",
    "Nothing medical goes live unread",
    "Leads",
    "WhatsApp and phone clicks in the last 7 days",
    "Posts",
    "Recent Activity",
    "The site",
  ]);
});

it("a failed build is an open task", async () => {
  serveDashboard({
    "POST rpc/site_overview": siteOverview({
      isCurrent: false,
      problem: "hook_status",
      problemDetail: "500",
    }),
  });
  renderAdmin(<DashboardPage />);
  const section = within(await screen.findByRole("region", { name: "Needs attention" }));
  expect(await section.findByRole("link", { name: /^The host did not accept the build/ })).toHaveAttribute(
    "href",
    "/admin/here#site",
  );
});

describe("the site", () => {
  const dueAt = "2026-11-21T23:00:20+00:00";
  const failed = [{ path: "/blog/fever", reason: "It has no end." }];
  it.each([
    [
      "has everything but the pages that could not be written",
      { failed },
      "Readers and search engines see everything that is published.",
      ["/blog/fever It has no end."],
    ],
    ["is being built", { isCurrent: false, isBuilding: true }, "The site is being built."],
    [
      "waits for a build",
      { isCurrent: false, dueAt, waiting: ["services", "redirects"] },
      "Waiting for the next build: services, redirects.",
    ],
    [
      "could not be built",
      { isCurrent: false, dueAt, problem: "hook_status", problemDetail: "500" },
      "The host did not accept the build: it answered 500. The next try is at 03:00.",
    ],
    ["could not be built, with a new reason", { isCurrent: false, problem: "meteor" }, "The build failed."],
    [
      "waits, since it was built very often today",
      { isCurrent: false, waiting: ["posts"], dueAt: new Date(Date.now() + 3_600_000).toISOString() },
      /^The site was built very often today, so the next build is at .+\.$/,
    ],
    [
      "is not built by anybody",
      { isCurrent: false, dueAt: "2026-11-21T22:00:00+00:00" },
      "No build was requested, because the build hook or the scheduler is not set up.",
    ],
  ])("%s", async (_, change, sentence, pages: string[] = []) => {
    serveDashboard({ "POST rpc/site_overview": siteOverview({ builtAt, ...change }) });
    renderAdmin(<DashboardPage />);
    const section = within(await screen.findByRole("region", { name: "The site" }));
    expect(await section.findByText(sentence)).toBeVisible();
    expect(section.getByText("Last build: 00:30, 98 pages.")).toBeVisible();
    expect(section.queryAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(pages);
  });

  it.each([
    ["requested", "The site is being built"],
    ["unchanged", "A build is already running"],
    ["failed", "The build could not be started"],
    ["not_configured", "No host is set up: DEPLOY_HOOK_URL is missing."],
  ])("is built on request: %s", async (build, words) => {
    const { requests } = serveDashboard({ "POST functions/site-build": { build } });
    renderAdmin(<DashboardPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Build now" }));
    expect(await screen.findByText(words)).toBeVisible();
    const overviews = () => requests.filter(({ line }) => line === "POST rpc/site_overview");
    await waitFor(() => expect(overviews().length).toBeGreaterThan(1));
  });
});

it("the activity shows what was done, by whom, and when in Dubai", async () => {
  serveDashboard({
    "POST rpc/list_activity": {
      entries: [
        entryOf({
          id: 2,
          at: builtAt,
          action: "published",
          entity: "blog_post",
          subject: "p1",
          label: "Fever",
        }),
      ],
      people: [],
    },
  });
  renderAdmin(<DashboardPage />, { locale: "ar" });
  const section = within(await screen.findByRole("region", { name: "آخر النشاط" }));
  const [row] = await section.findAllByRole("listitem");
  expect(row).toHaveTextContent("نشر amal@example.com المقال «Fever».22 نوفمبر، 00:30");
  expect(section.getByRole("link", { name: "«Fever»" })).toHaveAttribute("href", "/admin/posts/p1");
  const time = section.getByRole("link", { name: "22 نوفمبر، 00:30" });
  expect(time).toHaveAttribute("href", "/admin/activity?entry=2");
});

it("the tasks use the day in Dubai", async () => {
  const { requests } = serveDashboard();
  renderAdmin(<DashboardPage />);
  const section = within(await screen.findByRole("region", { name: "Needs attention" }));
  expect(await section.findByText("1 post is published today")).toBeVisible();
  expect(section.getByText("2 planned topics are due and not started")).toBeVisible();
  expect(section.getByText("5 posts have no Arabic yet")).toBeVisible();
  expect(await section.findByText("2 drafts to finish")).toBeVisible();
  expect(requests.find(({ query }) => query.has("scheduled_at"))?.query.getAll("scheduled_at")).toEqual([
    "gte.2026-11-21T20:00:00.000Z",
    "lt.2026-11-22T20:00:00.000Z",
  ]);
  expect(requests.find(({ line }) => line === "HEAD editorial_calendar")?.query.get("scheduled_date")).toBe(
    "lte.2026-11-22",
  );
});

it("the tasks and the activity have an empty state", async () => {
  serveDashboard({
    "HEAD blog_posts": ({ query }: ApiRequest) => (query.has("status") ? 0 : 7),
    "POST rpc/lead_counts": { due: 0, open_today: 0, booked_week: 0, aed_week: 0 },
    "HEAD editorial_calendar": 0,
    "POST rpc/list_posts": { rows: [], total: 0 },
  });
  renderAdmin(<DashboardPage />);
  expect(await screen.findByText("Nothing needs your attention.")).toBeVisible();
  expect(await screen.findByText("No recent activity")).toBeVisible();
});

it("the tasks list permits and facts that expire without a renewal, the most urgent first", async () => {
  const expiry = (subject: string, last_day: string, stage: string, permit: object = {}) => {
    const what = subject.replace("fact:", "");
    return { subject, last_day, stage, what, number: null, is_renewed: false, ...permit };
  };
  const approval = { what: "advertising_approval", number: "A-7" };
  serveDashboard({
    "GET rpc/expiries": [
      expiry("fact:years", "2026-11-21", "over"),
      expiry("fact:patients", "2026-11-22", "late"),
      expiry("permit:1", "2026-11-30", "late", { ...approval, number: "A-6", is_renewed: true }),
      expiry("permit:2", "2027-01-21", "early", approval),
    ],
  });
  const { unmount } = renderAdmin(<DashboardPage />);
  const section = within(await screen.findByRole("region", { name: "Needs attention" }));
  await section.findByText(/has expired/);
  const texts = section.getAllByRole("link").map(({ textContent }) => textContent);
  expect(texts.slice(0, 4)).toEqual([
    "3 leads to follow up now",
    "Years of experience has expired, so pages no longer show it",
    "Patients served expires today",
    "Advertising approval A-7 expires in 60 days",
  ]);
  unmount();
  renderAdmin(<DashboardPage />, { locale: "ar" });
  expect(await screen.findByText(/سنوات الخبرة: انتهت الصلاحية/)).toBeVisible();
});

it("the tasks name published articles that write out outdated facts, each once", async () => {
  serveDashboard();
  const typedIn = (id: string, typed: string, isCurrent = false) => {
    const article = { id, title_en: `Article ${id}`, title_ar: "" };
    return { fact: "phone", typed, isCurrent, ...article };
  };
  const others = ["b", "c", "d", "e"].map((id) => typedIn(id, "04 000 0009"));
  const typed = [typedIn("a", "AED 98"), typedIn("a", "AED 99"), typedIn("now", "AED 199", true), ...others];
  serveFactUses({ typed });
  renderAdmin(<DashboardPage />);
  const first = await screen.findByRole("link", {
    name: "“Article a” says “AED 99”, which differs from the business facts",
  });
  expect(first).toHaveAttribute("href", "/admin/posts/a");
  expect(screen.getAllByRole("link", { name: /from the business facts/ })).toHaveLength(4);
  expect(screen.getByRole("link", { name: /^2 more articles differ/ })).toHaveAttribute(
    "href",
    "/admin/posts/d",
  );
});
