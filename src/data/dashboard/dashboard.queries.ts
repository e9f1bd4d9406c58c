import { queryOptions } from "@tanstack/react-query";
import { subHours } from "date-fns";
import { staffClient } from "@/data/staff/staff-client";
import { countOf } from "./count-of";

const head = { count: "exact", head: true } as const;

/** Posts by state, without the trash. */
export const postCountsQuery = queryOptions({
  queryKey: ["dashboard", "posts"],
  queryFn: async ({ signal }) => {
    const posts = () =>
      staffClient
        .from("blog_posts")
        .select("id", head)
        .is("deleted_at", null)
        .abortSignal(signal)
        .retry(false);
    const withStatus = (status: string) =>
      countOf(
        staffClient
          .from("blog_posts")
          .select("id", head)
          .is("deleted_at", null)
          .eq("status", status)
          .abortSignal(signal)
          .retry(false),
      );
    const [total, published, scheduled, drafts] = await Promise.all([
      countOf(posts()),
      withStatus("published"),
      withStatus("scheduled"),
      withStatus("draft"),
    ]);
    return { total, published, scheduled, drafts };
  },
});

const CONTACT_DAYS = 7;

/** Visits and contact clicks of the last seven days, counted by the database. */
export const contactCountsQuery = queryOptions({
  queryKey: ["dashboard", "contacts"],
  queryFn: async ({ signal }) => {
    const since = subHours(new Date(), CONTACT_DAYS * 24).toISOString();
    const clicks = (name: string) =>
      countOf(
        staffClient
          .from("analytics_events")
          .select("id", head)
          .eq("event_name", name)
          .gte("created_at", since)
          .abortSignal(signal)
          .retry(false),
      );
    const sessions = () => staffClient.from("user_sessions").select("id", head).gte("created_at", since);
    const [whatsapp, calls, visits, converted] = await Promise.all([
      clicks("whatsapp_clicked"),
      clicks("phone_call_clicked"),
      countOf(sessions().abortSignal(signal).retry(false)),
      countOf(sessions().eq("converted", true).abortSignal(signal).retry(false)),
    ]);
    return { whatsapp, calls, visits, converted };
  },
});
