import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { failureText } from "@/admin/shared/failure-text";
import { linkCalendarItem } from "@/data/editorial-calendar/calendar-link";
import { keys } from "@/data/keys";
import type { SavedPost } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { PostSession } from "./saving/post-session";

const RETRY_MS = 30_000;

/** Notes a new post in the plan that it was begun for. A failure offers another try: nothing else links the two. */
export function useCalendarLink(session: PostSession) {
  const { t } = useAdminI18n();
  const client = useQueryClient();
  const texts = t.editor.saving;

  const link = async (itemId: string, created: SavedPost, isAgain = false): Promise<void> => {
    // Until the second try the post may have been published.
    const { id, draft } = session.view().post ?? created;
    try {
      await linkCalendarItem(itemId, { id, status: draft.post.status });
      if (isAgain) toast.success(texts.calendarLinked);
      void client.invalidateQueries({ queryKey: keys.calendar });
    } catch (error) {
      toast.error(texts.calendarFailed, {
        description: failureText(error, t.common),
        duration: RETRY_MS,
        action: { label: texts.calendarRetry, onClick: () => void link(itemId, created, true) },
      });
    }
  };
  return (itemId: string, created: SavedPost) => link(itemId, created);
}
