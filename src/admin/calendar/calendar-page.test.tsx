import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { runMutation } from "@/testing/query-client";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { calendarTopicQuery, dropCalendarItem } from "@/data/staff/editorial-calendar";
import { Component as CalendarPage } from "./calendar-page";

/** A planned topic. */
const item = (overrides: object) => ({
  id: "5e0c7a35-6f7e-4a4e-9d53-000000000001",
  topic_en: "Fever at night",
  topic_ar: "الحمى ليلًا",
  scheduled_date: "2026-11-22",
  status: "pending",
  priority: 8,
  service_cluster: "doctor-on-call",
  target_keyword_en: "doctor dubai",
  target_keyword_ar: "طبيب دبي",
  post_id: null,
  updated_at: "2026-11-01T10:00:00.123456+00:00",
  ...overrides,
});

/** A post that is scheduled for 09:30 in Dubai on the same day. */
const post = (overrides: object) => ({
  id: "p1",
  scheduled_at: "2026-11-22T05:30:00+00:00",
  blog_post_translations: [
    { lang: "ar", title: "السكري", is_live: true },
    { lang: "en", title: "Diabetes", is_live: true },
  ],
  ...overrides,
});

// Eleven at night in London, when it is the next day in Dubai.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z"), toFake: ["Date"] }));

const GET = "GET editorial_calendar";
const POSTS = "GET blog_posts";
const serve = (replies: Record<string, unknown>) => serveApi({ [GET]: [], [POSTS]: [], ...replies });
// By label: a whole month is slow to look up by role.
const labelled = (name: string | RegExp) => screen.findByLabelText(name);
const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: "button" }));

it("the month opens on today in Dubai, loads topics and posts in one request each, starts weeks on Monday, and leads to the posts", async () => {
  const { requests } = serve({
    [GET]: [
      item({ id: "a1" }),
      item({ id: "2", topic_en: "Written", post_id: "p2" }),
      item({ id: "3", topic_en: "Elsewhere", status: "published" }),
    ],
  });
  renderAdmin(<CalendarPage />);
  expect(screen.getByRole("heading", { name: "Editorial Calendar" })).toBeVisible();
  const today = within(await labelled("Sunday, November 22, 2026"));
  expect(today.getByRole("heading", { name: "Fever at night" })).toBeVisible();
  expect(requests.map(({ line }) => line).toSorted()).toEqual([POSTS, GET]);
  const asked = requests.find(({ line }) => line === GET);
  expect(asked?.query.getAll("scheduled_date")).toEqual(["gte.2026-11-01", "lte.2026-11-30"]);
  expect(asked?.query.get("order")).toMatch(/^scheduled_date\.asc/);
  const [first] = within(screen.getByRole("grid")).getAllByText(/^(?:Sun|Mon|Sat)$/);
  expect(first).toHaveTextContent("Mon");
  expect(today.getByRole("link", { name: "Write this: Fever at night" })).toHaveAttribute(
    "href",
    "/admin/posts/new?from-calendar=a1",
  );
  expect(today.getByRole("link", { name: /: Written$/ })).toHaveAttribute("href", "/admin/posts/p2");
  // The item is marked as published, without a post.
  expect(today.getByRole("link", { name: "Find its post: Elsewhere" })).toHaveAttribute(
    "href",
    "/admin/posts?q=Elsewhere",
  );
});

it("the month is shown in Arabic, with the other title where there is none, or as untitled", async () => {
  serve({
    [GET]: [item({ topic_ar: "" }), item({ id: "2", status: "draft" })],
    [POSTS]: [
      post({}),
      post({ id: "p2", blog_post_translations: [{ lang: "en", title: "Fever" }] }),
      post({ id: "p3", blog_post_translations: [] }),
    ],
  });
  renderAdmin(<CalendarPage />, { locale: "ar" });
  const today = within(await labelled("الأحد، 22 نوفمبر 2026"));
  const headings = today.getAllByRole("heading", { level: 3 });
  expect(headings.map(({ lang, textContent }) => `${lang}: ${textContent}`)).toEqual([
    "en: Fever at night",
    "ar: الحمى ليلًا",
    "ar: السكري",
    "en: Fever",
    "ar: بلا عنوان",
  ]);
  expect(today.getByText("مسودة")).toBeVisible();
  expect(today.getAllByText("يُنشر الساعة 09:30")).toHaveLength(3);
  expect(await labelled("اليوم: الأحد، 22 نوفمبر 2026، 5 مواضيع")).toBeVisible();
});

it("the month marks and counts items, and posts on their day in Dubai, and shows the selected day", async () => {
  serve({
    [GET]: [
      item({ scheduled_date: "2027-04-03" }),
      item({ id: "2", scheduled_date: "2027-04-25", status: "published", priority: 2 }),
    ],
    // Still March in London.
    [POSTS]: [post({ scheduled_at: "2027-03-31T21:00:00+00:00" })],
  });
  renderAdmin(<CalendarPage />, { path: "/?day=2027-04-01" });
  const day = within(await labelled("Thursday, April 1, 2027"));
  expect(day.getByRole("heading", { name: "Diabetes" })).toBeVisible();
  expect(day.getByText("Goes out at 01:00")).toBeVisible();
  expect(day.getByRole("link")).toHaveAttribute("href", "/admin/posts/p1");
  expect(day.getByRole("link")).toHaveAccessibleName("Open the post: Diabetes");
  expect(await labelled("Thursday, April 1, 2027, 1 item")).toBeVisible();
  const planned = await labelled("Sunday, April 25, 2027, 1 item");
  expect(planned.closest("td")).toHaveClass("[&>button]:font-bold", "[&>button]:underline");
  const free = await labelled("Friday, April 2, 2027, 0 items");
  expect(free.closest("td")).not.toHaveClass("[&>button]:font-bold");
  const stats = within(await labelled("Calendar Stats"));
  const figures = stats.getAllByRole("term").map((term) => term.parentElement?.textContent);
  for (const figure of ["Items this month3", "Days with items3", "Priority 7 or more1", "Scheduled1"])
    expect(figures).toContain(figure);
  for (const figure of ["Published1", "Pending1", "Draft0"]) expect(figures).toContain(figure);
  await userEvent.click(free);
  expect(within(await labelled("Friday, April 2, 2027")).getByText(/Nothing is planned/)).toBeVisible();
});

it("a scheduled post that was written for an item of its day is shown there, once", async () => {
  serve({
    [GET]: [item({ topic_en: "Diabetes", status: "scheduled", post_id: "p1" })],
    [POSTS]: [post({})],
  });
  renderAdmin(<CalendarPage />);
  const today = within(await labelled("Sunday, November 22, 2026"));
  expect(today.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(today.getByText("Goes out at 09:30")).toBeVisible();
  expect(await labelled("Today: Sunday, November 22, 2026, 1 item")).toBeVisible();
});

it("what readers do not get in one language says so, planned or only scheduled", async () => {
  const texts = [
    { lang: "ar", title: "السكري", is_live: false },
    { lang: "en", title: "Diabetes", is_live: true },
  ];
  serve({
    [GET]: [item({ status: "published", post_id: "p2", blog_posts: { blog_post_translations: texts } })],
    [POSTS]: [post({ blog_post_translations: texts })],
  });
  renderAdmin(<CalendarPage />);
  const today = within(await labelled("Sunday, November 22, 2026"));
  expect(await today.findAllByText("Arabic not live")).toHaveLength(2);
  expect(today.queryByText("English not live")).toBeNull();
});

it("the next month is loaded, with its first day", async () => {
  const { requests } = serve({});
  const { router } = renderAdmin(<CalendarPage />);
  await userEvent.click(await labelled("Next month"));
  await labelled("Tuesday, December 1, 2026");
  expect(requests.findLast(({ line }) => line === GET)?.query.getAll("scheduled_date")).toEqual([
    "gte.2026-12-01",
    "lte.2026-12-31",
  ]);
  expect(router.state.location.search).toBe("?day=2026-12-01");
  await userEvent.click(await labelled("Previous month"));
  await labelled("Sunday, November 22, 2026");
});

it.each([
  ["topics", GET, item({})],
  ["scheduled posts", POSTS, post({ blog_post_translations: [{ lang: "en", title: "Fever at night" }] })],
])("the month shows an error when its %s fail to load, with a retry", async (_, line, row) => {
  const { replies } = serve({ [line]: refusal(503, "x", "down") });
  renderAdmin(<CalendarPage />);
  expect(await screen.findByText("The calendar could not be loaded.")).toBeVisible();
  replies[line] = [row];
  await press("Try again");
  expect(await screen.findByText("Fever at night", { selector: "h3" })).toBeVisible();
});

it("an item that was dropped on a day is shown there at once, also while a post is being written for it, and moves back when the server refuses", async () => {
  let answer: (reply: unknown) => void = () => {};
  serve({
    [GET]: [item({})],
    "PATCH editorial_calendar": () => new Promise((resolve) => (answer = resolve)),
  });
  const { client } = renderAdmin(<CalendarPage />);
  client.setQueryData(calendarTopicQuery("any").queryKey, { ...item({}), post_id: null });
  await labelled("Today: Sunday, November 22, 2026, 1 item");
  const dropped = runMutation(dropCalendarItem, { item: item({}), day: "2026-11-27" }, client);
  expect(await labelled("Friday, November 27, 2026, 1 item")).toBeVisible();
  answer(refusal(503, "x", "down"));
  await expect(dropped).rejects.toThrow("down");
  expect(await labelled("Friday, November 27, 2026, 0 items")).toBeVisible();
});

it("the form that moves an item has a field for a day, and keeps its state until the server has accepted it", async () => {
  const { requests, replies } = serve({
    [GET]: [item({})],
    "PATCH editorial_calendar": refusal(503, "x", "down"),
  });
  renderAdmin(<CalendarPage />);
  await userEvent.click(await labelled("Move to another day: Fever at night"));
  const moveTo = screen.getByLabelText("Move to");
  fireEvent.change(moveTo, { target: { value: "" } });
  await press("Move");
  expect(moveTo).toHaveAccessibleDescription("Please choose a day.");
  fireEvent.change(moveTo, { target: { value: "2026-11-27" } });
  fireEvent.blur(moveTo);
  await press("Move");
  expect(await screen.findByText("Error saving item")).toBeInTheDocument();
  expect(moveTo).toHaveValue("Nov 27, 2026");
  replies["PATCH editorial_calendar"] = [{ id: "1" }];
  await press("Move");
  expect(await screen.findByText("Calendar item updated successfully")).toBeInTheDocument();
  expect(moveTo).not.toBeInTheDocument();
  expect(requests.findLast(({ line }) => line.startsWith("PATCH"))?.body).toEqual({
    scheduled_date: "2026-11-27",
  });
});
