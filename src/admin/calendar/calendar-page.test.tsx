import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderAdmin } from "@/testing/render-admin";
import { refusal, serveApi } from "@/testing/serve-api";
import { calendarTopicQuery } from "@/data/staff/editorial-calendar";
import { Component as CalendarPage } from "./calendar-page";
import { item, post } from "./testing/rows";

// Eleven at night in London, when it is the next day in Dubai.
beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T23:00:00Z"), toFake: ["Date"] }));

const GET = "GET editorial_calendar";
const POSTS = "GET blog_posts";
const serve = (replies: Record<string, unknown>) => serveApi({ [POSTS]: [], ...replies });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const panel = (name: string) => screen.findByRole("region", { name });

describe("the month", () => {
  it("opens on today in Dubai, loads its days in one request for topics and one for posts, and starts its weeks on Sunday", async () => {
    const { requests } = serve({ [GET]: [item({})] });
    renderAdmin(<CalendarPage />);
    expect(screen.getByRole("heading", { name: "Editorial Calendar" })).toBeVisible();
    const today = await panel("Sunday, November 22, 2026");
    expect(within(today).getByRole("heading", { name: "Fever at night" })).toBeVisible();
    expect(requests.map(({ line }) => line).toSorted()).toEqual([POSTS, GET]);
    const asked = requests.find(({ line }) => line === GET);
    expect(asked?.query.getAll("scheduled_date")).toEqual(["gte.2026-11-01", "lte.2026-11-30"]);
    expect(asked?.query.get("order")).toMatch(/^scheduled_date\.asc/);
    const [sunday] = within(screen.getByRole("grid")).getAllByText(/^(?:Sun|Mon|Sat)$/);
    expect(sunday).toHaveTextContent("Sun");
  });

  it("is shown in Arabic", async () => {
    serve({ [GET]: [item({ topic_ar: "" }), item({ id: "2", topic_ar: "السكري", status: "draft" })] });
    renderAdmin(<CalendarPage />, { locale: "ar" });
    const today = within(await panel("الأحد، 22 نوفمبر 2026"));
    expect(today.getByRole("heading", { name: "Fever at night" })).toHaveAttribute("lang", "en");
    expect(today.getByRole("heading", { name: "السكري" })).toHaveAttribute("lang", "ar");
    expect(today.getByText("مسودة")).toBeVisible();
    expect(await button("اليوم: الأحد، 22 نوفمبر 2026، موضوعان")).toBeVisible();
  });

  it("marks the days with items, shows the selected day, and counts its items", async () => {
    serve({
      [GET]: [item({}), item({ id: "2", scheduled_date: "2026-11-25", status: "published", priority: 2 })],
    });
    renderAdmin(<CalendarPage />);
    const planned = await button("Wednesday, November 25, 2026, 1 item");
    expect(planned.closest("td")).toHaveClass("[&>button]:font-bold", "[&>button]:underline");
    const free = await button("Thursday, November 26, 2026, 0 items");
    expect(free.closest("td")).not.toHaveClass("[&>button]:font-bold");
    await userEvent.click(free);
    expect(within(await panel("Thursday, November 26, 2026")).getByText(/Nothing is planned/)).toBeVisible();
    const stats = within(await panel("Calendar Stats"));
    const count = (label: string) => stats.getByText(label).closest("div")?.querySelector("dd")?.textContent;
    expect(["Items this month", "Priority 7 or more", "Published", "Pending", "Draft"].map(count)).toEqual([
      "2",
      "1",
      "1",
      "1",
      "0",
    ]);
  });

  it("loads the next month", async () => {
    const { requests } = serve({ [GET]: [] });
    const { router } = renderAdmin(<CalendarPage />);
    await userEvent.click(await button("Next month"));
    await panel("Tuesday, December 1, 2026");
    expect(requests.findLast(({ line }) => line === GET)?.query.getAll("scheduled_date")).toEqual([
      "gte.2026-12-01",
      "lte.2026-12-31",
    ]);
    expect(router.state.location.search).toBe("?day=2026-12-01");
    await userEvent.click(await button("Previous month"));
    await panel("Sunday, November 22, 2026");
  });

  it("shows an error when its scheduled posts fail to load, with a retry", async () => {
    const { replies } = serve({ [GET]: [item({})], [POSTS]: refusal(503, "x", "down") });
    renderAdmin(<CalendarPage />);
    expect(await screen.findByText("The calendar could not be loaded.")).toBeVisible();
    replies[POSTS] = [post({})];
    await userEvent.click(await button("Try again"));
    expect(await screen.findByRole("heading", { name: "Diabetes" })).toBeVisible();
  });

  it("shows an error when it fails to load, with a retry", async () => {
    const { replies } = serve({ [GET]: refusal(503, "x", "down") });
    renderAdmin(<CalendarPage />);
    expect(await screen.findByText("The calendar could not be loaded.")).toBeVisible();
    replies[GET] = [item({})];
    await userEvent.click(await button("Try again"));
    expect(await screen.findByRole("heading", { name: "Fever at night" })).toBeVisible();
  });
});

describe("an item", () => {
  it("opens a new post that is filled from it, or its existing post", async () => {
    serve({ [GET]: [item({ id: "a1" }), item({ id: "2", topic_en: "Written", post_id: "p2" })] });
    renderAdmin(<CalendarPage />);
    const write = await screen.findByRole("link", { name: "Write this: Fever at night" });
    expect(write).toHaveAttribute("href", "/admin/posts/new?from-calendar=a1");
    expect(screen.getByRole("link", { name: "Open the post: Written" })).toHaveAttribute(
      "href",
      "/admin/posts/p2",
    );
    expect(screen.queryByRole("link", { name: "Write this: Written" })).not.toBeInTheDocument();
  });

  it("is added once for the selected day, with priority 0 for what is not a number", async () => {
    const { requests, replies } = serve({
      [GET]: [],
      "POST editorial_calendar": refusal(503, "x", "down"),
    });
    renderAdmin(<CalendarPage />);
    await panel("Sunday, November 22, 2026");
    await userEvent.click(screen.getAllByRole("button", { name: "Add Calendar Item" })[0] as HTMLElement);
    await userEvent.click(await button("Save"));
    expect(screen.getByLabelText("Topic (EN)")).toHaveAccessibleDescription(
      "Please enter the topic in English.",
    );
    await userEvent.type(screen.getByLabelText("Topic (EN)"), "Flu");
    await userEvent.clear(screen.getByLabelText("Priority (0–10)"));
    await userEvent.click(await button("Save"));
    expect(await screen.findByText("Error saving item")).toBeInTheDocument();
    expect(screen.getByLabelText("Topic (EN)")).toHaveValue("Flu");

    replies["POST editorial_calendar"] = [{ id: "x" }];
    await userEvent.click(await button("Save"));
    expect(await screen.findByText("Calendar item created successfully")).toBeInTheDocument();
    const sent = requests
      .filter(({ line }) => line === "POST editorial_calendar")
      .map(({ body }) => [body].flat()[0]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      topic_en: "Flu",
      scheduled_date: "2026-11-22",
      status: "pending",
      priority: 0,
      service_cluster: "doctor-on-call",
    });
    // The same id both times: had the first one arrived after all, there would still be one item.
    expect(sent[1]).toEqual(sent[0]);
  });

  it("moves while a post is being written for another item", async () => {
    serve({ [GET]: [item({})], "PATCH editorial_calendar": [{ id: item({}).id }] });
    const { client } = renderAdmin(<CalendarPage />);
    client.setQueryData(calendarTopicQuery("any").queryKey, { ...item({}), post_id: null });
    await userEvent.click(await button("Move to another day: Fever at night"));
    await userEvent.clear(screen.getByLabelText("Move to"));
    await userEvent.type(screen.getByLabelText("Move to"), "2026-11-24");
    await userEvent.click(await button("Move"));
    expect(await screen.findByText("Calendar item updated successfully")).toBeVisible();
  });

  it("moves to another day at once, and back when the server refuses", async () => {
    let answer: (reply: unknown) => void = () => {};
    const { requests } = serve({
      [GET]: [item({})],
      "PATCH editorial_calendar": () => new Promise((resolve) => (answer = resolve)),
    });
    renderAdmin(<CalendarPage />);
    await userEvent.click(await button("Move to another day: Fever at night"));
    await userEvent.clear(screen.getByLabelText("Move to"));
    await userEvent.click(await button("Move"));
    expect(screen.getByLabelText("Move to")).toHaveAccessibleDescription("Please choose a day.");
    await userEvent.type(screen.getByLabelText("Move to"), "2026-11-27");
    await userEvent.click(await button("Move"));
    expect(await button("Friday, November 27, 2026, 1 item")).toBeVisible();
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ scheduled_date: "2026-11-27" }));
    answer(refusal(503, "x", "down"));
    expect(await screen.findByText("Error saving item")).toBeInTheDocument();
    expect(await button("Friday, November 27, 2026, 0 items")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Fever at night" })).toBeVisible();
  });
});
