import { queryOptions } from "@tanstack/react-query";
import { subHours } from "date-fns";
import { countOf } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";

const head = { count: "exact", head: true } as const;
const CONTACT_DAYS = 7;

/** Posts by state, without the trash. */
export const postCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "posts"],
  queryFn: async ({ signal }) => {
    const count = async (status?: string) => {
      const posts = staffClient.from("blog_posts").select("id", head).is("deleted_at", null);
      const counted = status === undefined ? posts : posts.eq("status", status);
      return countOf(await counted.abortSignal(signal).retry(false));
    };
    const [total, published, scheduled, drafts] = await Promise.all([
      count(),
      count("published"),
      count("scheduled"),
      count("draft"),
    ]);
    return { total, published, scheduled, drafts };
  },
});

/** Visits and contact clicks of the last seven days, counted by the database. */
export const contactCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "contacts"],
  queryFn: async ({ signal }) => {
    const since = subHours(new Date(), CONTACT_DAYS * 24).toISOString();
    const clicks = (name: string) =>
      staffClient
        .from("analytics_events")
        .select("id", head)
        .eq("event_name", name)
        .gte("created_at", since)
        .abortSignal(signal)
        .retry(false);
    const sessionsSince = (time: "created_at" | "converted_at") =>
      staffClient.from("user_sessions").select("id", head).gte(time, since).abortSignal(signal).retry(false);
    const [whatsapp, calls, visits, converted] = await Promise.all([
      clicks("whatsapp_clicked"),
      clicks("phone_call_clicked"),
      sessionsSince("created_at"),
      sessionsSince("converted_at"),
    ]);
    return {
      whatsapp: countOf(whatsapp),
      calls: countOf(calls),
      visits: countOf(visits),
      converted: countOf(converted),
    };
  },
});
