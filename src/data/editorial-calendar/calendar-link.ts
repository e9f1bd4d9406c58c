import { queryOptions } from "@tanstack/react-query";
import { AppError, requireRow } from "@/data/errors";
import { keys } from "@/data/keys";
import type { PostStatus } from "@/data/posts/post.types";
import { read } from "@/data/staff/read";
import { change } from "@/data/staff/change";
import { staffClient } from "@/data/staff/staff-client";

/**
 * What a post that is written for a calendar item begins with.
 * @throws AppError `not_found` when the item is gone
 */
export const calendarTopicQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.calendar, "topic", id],
    queryFn: async ({ signal }) => {
      const rows = await read(
        staffClient
          .from("editorial_calendar")
          .select("id, topic_en, topic_ar, service_cluster, target_keyword_en, target_keyword_ar, post_id")
          .eq("id", id)
          .limit(1),
        signal,
      );
      const [row] = rows;
      if (!row) throw new AppError("not_found", "There is no such calendar item.", 404);
      return row;
    },
  });

export type CalendarTopic = Awaited<
  ReturnType<NonNullable<ReturnType<typeof calendarTopicQuery>["queryFn"]>>
>;

/**
 * Notes the post that was begun for a calendar item, and how far it is.
 * @throws AppError `not_found` when the item is gone
 */
export const linkCalendarItem = change(
  async ({ itemId, postId, status }: { itemId: string; postId: string; status: PostStatus }) =>
    requireRow(
      await staffClient
        .from("editorial_calendar")
        .update({ post_id: postId, status })
        .eq("id", itemId)
        .select("id"),
    ),
  [keys.calendar],
);
