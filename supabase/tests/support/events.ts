import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import { addPost, published } from "./fixtures/blog";
import { newCode } from "./fixtures/leads";
import type { Row } from "./rest";
import type { Sandbox } from "./sandbox";

export const EVENT_TABLES = ["analytics_events", "blog_events", "click_ids", "user_sessions"] as const;
export type EventTable = (typeof EVENT_TABLES)[number];

/** Visitors' events, with new ids; views are of a published post. All are removed after each test. */
export function newEvents(sandbox: Sandbox) {
  let post_id: string;
  beforeEach(async () => {
    post_id = await addPost(sandbox, published);
  });
  const newClick = (columns: Row = {}) => {
    const event_id = sandbox.newId("analytics_events", "event_id");
    const click = { event_name: "whatsapp_clicked", page_url: "/test", source: "test", lang: "en" };
    return { event_id, ...click, ...columns };
  };
  const newView = (columns: Row = {}) => {
    const event_id = sandbox.newId("blog_events", "event_id");
    return { event_id, post_id, event_type: "view", lang: "en", ...columns };
  };
  const newVisit = (columns: Row = {}) => {
    const id = sandbox.newId("user_sessions");
    return { id, landing_path: "/test", lang: "en", ...columns };
  };
  const newClickId = (columns: Row = {}) => {
    const id = sandbox.newId("click_ids");
    return {
      id,
      code: newCode(),
      kind: "gclid",
      value: "EAIaIQob-ChMI_x.1",
      browser: randomUUID(),
      ...columns,
    };
  };
  const makers = {
    analytics_events: newClick,
    blog_events: newView,
    click_ids: newClickId,
    user_sessions: newVisit,
  };
  const newEvent = (table: EventTable, columns: Row = {}): Row => makers[table](columns);
  return { newClick, newView, newVisit, newClickId, newEvent };
}

/** Waits when a new minute would reset the counts in the middle of a test. */
export async function earlyInMinute(): Promise<void> {
  const secondsLeft = 60 - new Date().getSeconds();
  if (secondsLeft <= 5) await new Promise((resolve) => setTimeout(resolve, (secondsLeft + 0.5) * 1_000));
}
