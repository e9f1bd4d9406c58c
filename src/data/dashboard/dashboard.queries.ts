import { queryOptions } from "@tanstack/react-query";
import { subHours } from "date-fns";
import { z } from "zod";
import { keys } from "@/data/keys";
import { count, head, read } from "@/data/staff/read";
import { staffClient } from "@/data/staff/staff-client";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";

const LATEST = 12;

const CONTACT_DAYS = 7;

const posts = () => staffClient.from("blog_posts").select("id", head).is("deleted_at", null);

/** Posts by state, without the trash. */
export const postCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "posts"],
  queryFn: async ({ signal }) => {
    const [total, published, scheduled, drafts] = await Promise.all([
      count(posts(), signal),
      count(posts().eq("status", "published"), signal),
      count(posts().eq("status", "scheduled"), signal),
      count(posts().eq("status", "draft"), signal),
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
      count(
        staffClient
          .from("analytics_events")
          .select("id", head)
          .eq("event_name", name)
          .gte("created_at", since),
        signal,
      );
    const sessionsSince = (time: "created_at" | "converted_at") =>
      count(staffClient.from("user_sessions").select("id", head).gte(time, since), signal);
    const [whatsapp, calls, visits, converted] = await Promise.all([
      clicks("whatsapp_clicked"),
      clicks("phone_call_clicked"),
      sessionsSince("created_at"),
      sessionsSince("converted_at"),
    ]);
    return { whatsapp, calls, visits, converted };
  },
});

const postList = z.object({ total: z.number() });

/**
 * What waits for somebody: posts that go out today, posts without Arabic, and planned topics whose day has come and that
 * nobody has begun.
 * @param today `yyyy-MM-dd` in Dubai
 */
export const attentionQuery = (today: string) =>
  queryOptions({
    queryKey: [...keys.dashboard, "attention", today],
    queryFn: async ({ signal }) => {
      const [goingOut, plansDue, list] = await Promise.all([
        count(
          posts()
            .eq("status", "scheduled")
            .gte("scheduled_at", startOfDubaiDay(today))
            .lt("scheduled_at", startOfDubaiDay(addDays(today, 1))),
          signal,
        ),
        count(
          staffClient
            .from("editorial_calendar")
            .select("id", head)
            .eq("status", "pending")
            .is("post_id", null)
            .lte("scheduled_date", today),
          signal,
        ),
        read(
          staffClient.rpc("list_posts", {
            p_page: 1,
            p_per_page: 1,
            p_search: "",
            p_status: "",
            p_service: "",
            p_missing_arabic: true,
            p_in_trash: false,
          }),
          signal,
        ),
      ]);
      return { goingOut, plansDue, withoutArabic: postList.parse(list).total };
    },
  });

/** The last changes in the back office, newest first: one row for each that a person or the clock made. */
export const recentActivityQuery = queryOptions({
  queryKey: keys.activity,
  staleTime: 0,
  queryFn: ({ signal }) =>
    read(
      staffClient
        .from("activity_log")
        .select("id, happened_at, actor_email, action, entity, entity_id, label")
        .order("happened_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(LATEST),
      signal,
    ),
});

/** A change; without an actor the system made it. */
export type Activity = Awaited<ReturnType<NonNullable<(typeof recentActivityQuery)["queryFn"]>>>[number];
