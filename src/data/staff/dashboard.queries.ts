import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { count, type DataOf, head, read, readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { readExpiries } from "./read-expiries";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";

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

const contactCounts = z.object({
  whatsapp: z.number(),
  calls: z.number(),
  visits: z.number(),
  converted: z.number(),
});

/** Visits and contact clicks of the last seven days, counted by the database. */
export const contactCountsQuery = queryOptions({
  queryKey: [...keys.dashboard, "contacts"],
  queryFn: ({ signal }) => readAs(contactCounts, staffClient.rpc("contact_counts"), signal),
});

/**
 * Tasks of the day: posts that are published today, posts without Arabic, due topics without an article, and what expires.
 * @param today `yyyy-MM-dd` in Dubai
 */
export const attentionQuery = (today: string) =>
  queryOptions({
    queryKey: [...keys.dashboard, "attention", today],
    queryFn: async ({ signal }) => {
      const [goingOut, plansDue, list, expiries] = await Promise.all([
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
        readExpiries(signal),
      ]);
      return {
        goingOut,
        plansDue,
        withoutArabic: z.object({ total: z.number() }).parse(list).total,
        expiring: expiries.filter(({ is_renewed: isRenewed }) => !isRenewed),
      };
    },
  });

export type Attention = DataOf<typeof attentionQuery>;
