import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { countOf, unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { staffClient } from "@/data/staff/staff-client";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";

const head = { count: "exact", head: true } as const;
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
        staffClient
          .from("blog_posts")
          .select("id", head)
          .is("deleted_at", null)
          .eq("status", "scheduled")
          .gte("scheduled_at", startOfDubaiDay(today))
          .lt("scheduled_at", startOfDubaiDay(addDays(today, 1)))
          .abortSignal(signal)
          .retry(false),
        staffClient
          .from("editorial_calendar")
          .select("id", head)
          .eq("status", "pending")
          .is("post_id", null)
          .lte("scheduled_date", today)
          .abortSignal(signal)
          .retry(false),
        staffClient
          .rpc("list_posts", {
            p_page: 1,
            p_per_page: 1,
            p_search: "",
            p_status: "",
            p_service: "",
            p_missing_arabic: true,
            p_in_trash: false,
          })
          .abortSignal(signal)
          .retry(false),
      ]);
      return {
        goingOut: countOf(goingOut),
        plansDue: countOf(plansDue),
        withoutArabic: postList.parse(unwrap(list)).total,
      };
    },
  });
