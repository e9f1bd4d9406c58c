import { useQuery } from "@tanstack/react-query";
import { textStatesQuery } from "@/data/staff/text-reviews";
import { useAdminSettings } from "./use-admin-settings";

/**
 * Counts the posts that would come back from the trash as drafts: readers see a text of them, or will, that no clinician has approved, and
 * the settings allow only approved ones. Without ids it counts all of them.
 */
export function useUnreadPosts(): (ids?: readonly string[]) => number {
  const { reviewRequired } = useAdminSettings();
  const { data = [] } = useQuery({ ...textStatesQuery, enabled: reviewRequired });
  return (ids) =>
    reviewRequired
      ? new Set(
          data
            .filter((text) => text.status !== "draft" && text.is_live && !text.is_read)
            .map(({ post_id: id }) => id)
            .filter((id) => ids === undefined || ids.includes(id)),
        ).size
      : 0;
}
