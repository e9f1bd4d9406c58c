import type { Sql } from "postgres";
import { describe, expect, test } from "vitest";
import { anonymous, service } from "./support/callers";
import { EVENT_TABLES, newEvents } from "./support/events";
import { insert, stored, type Row } from "./support/rest";
import { sql } from "./support/stack";
import { newCallers } from "./support/new-staff";

const { sandbox, callers } = newCallers();
const { newClick, newEvent, newView, newVisit } = newEvents(sandbox);

const isConverted = async (id: string) => (await stored(`user_sessions?id=eq.${id}`))[0]?.["converted"];

describe("the time of an event", () => {
  const longAgo = { created_at: "2020-01-01T00:00:00Z" };

  test("is the database's, whatever a client sends", async () => {
    for (const role of ["anonymous", "member", "service"] as const)
      for (const table of EVENT_TABLES) {
        const event = newEvent(table, longAgo);
        await insert(callers[role], table, event);
        const key = "event_id" in event ? "event_id" : "id";
        const [row] = await stored(`${table}?${key}=eq.${String(event[key])}`);
        expect(Math.abs(Date.now() - Date.parse(String(row?.["created_at"])))).toBeLessThan(60_000);
      }
  });

  test("cannot be chosen, and neither can its number", async () => {
    expect(await insert(anonymous, "analytics_events", newClick({ id: 1 }))).toMatchObject({ code: "428C9" });
  });
});

describe("a visit", () => {
  test("is converted by its own contact click alone, in either order and whatever the client sends", async () => {
    const [visit, late, other] = [newVisit(), newVisit(), newVisit({ converted: true })];
    await insert(anonymous, "analytics_events", newClick({ session_id: late.id }));
    for (const row of [visit, late, other]) await insert(anonymous, "user_sessions", row);
    await insert(anonymous, "analytics_events", newClick({ session_id: visit.id }));
    await insert(anonymous, "analytics_events", newClick());
    expect(await Promise.all([visit, late, other].map(({ id }) => isConverted(id)))).toEqual([
      true,
      true,
      false,
    ]);
  });
  test.each(["visit", "click"] as const)(
    "is converted when both arrive at once, the %s a moment earlier",
    async (first) => {
      const visit = newVisit();
      const addVisit = (on: Sql) => on`insert into user_sessions ${on(visit)}`;
      const addClick = (on: Sql) =>
        on`insert into analytics_events ${on(newClick({ session_id: visit.id }))}`;
      const [early, late] = first === "visit" ? [addVisit, addClick] : [addClick, addVisit];

      const connection = await sql.reserve();
      await connection`begin`;
      await early(connection);
      const waiting = late(sql).execute();
      // The later one is on its way while the earlier one is unfinished.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await connection`commit`;
      connection.release();
      await waiting;

      expect(await isConverted(visit.id)).toBe(true);
    },
  );
});

describe("an event", () => {
  test("keeps the referrer without its search terms", async () => {
    const view = newView({ referrer: "https://search.example/find?q=chest+pain#results" });
    await insert(anonymous, "blog_events", view);
    expect(await stored(`blog_events?event_id=eq.${view.event_id}`)).toMatchObject([
      { referrer: "https://search.example/find" },
    ]);
  });

  // Staff see the pages in visitors' events, as links: none may lead off the site or hide its target. Redirects test which text
  // is a path of the site.
  test.each<[string, Row]>([
    ["a page of another site", { page_url: "//evil.example/admin/login" }],
    ["words as a source", { source: "please call me" }],
    ["a source that is too long", { source: "a".repeat(61) }],
    ["words as a reference", { reference: "my name" }],
    ["a reference that is too long", { reference: "A".repeat(17) }],
    ["a service that is too long", { service_slug: "a".repeat(81) }],
    ["a negative position", { source_index: -1 }],
  ])("is refused as a click with %s", async (_what, columns) => {
    expect(await insert(anonymous, "analytics_events", newClick(columns))).toMatchObject({ code: "23514" });
  });

  test.each([anonymous, service])("is refused as a click with an unknown name: $role", async (caller) => {
    expect((await insert(caller, "analytics_events", newClick({ event_name: "purchase" }))).status).not.toBe(
      201,
    );
  });

  test.each<[string, Row]>([
    ["a landing page of another site", { landing_path: "//evil.example" }],
    ["a campaign that is too long", { utm_campaign: "a".repeat(101) }],
  ])("is refused as a visit with %s", async (_what, columns) => {
    expect(await insert(anonymous, "user_sessions", newVisit(columns))).toMatchObject({ code: "23514" });
  });
});

describe("a visit by a link that names its recipient counts, and the name is not stored:", () => {
  test("in the path and the campaign of a visit, the page and the source of a click", async () => {
    const visit = newVisit({ landing_path: "/call/0501234567", utm_campaign: "amal@example.com" });
    const click = newClick({ page_url: "/amal@example.com", source: "0501234567" });
    await insert(anonymous, "user_sessions", visit);
    await insert(anonymous, "analytics_events", click);
    expect(await stored(`user_sessions?id=eq.${visit.id}`)).toMatchObject([
      { landing_path: null, utm_campaign: null },
    ]);
    expect(await stored(`analytics_events?event_id=eq.${click.event_id}`)).toMatchObject([
      { page_url: "/404", source: "other" },
    ]);
  });
});
