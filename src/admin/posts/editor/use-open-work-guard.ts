import { adminPaths } from "@/admin/shared/admin-paths";
import { useLeaveGuard } from "@/admin/shared/leave-guard";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { hasPendingStatus } from "./form/status-wish";
import type { PostSession } from "./saving/post-session";
import { hasUnsaved, runningJob } from "./saving/save-machine";

/** Has the person asked before they leave a post with unsaved work. */
export function useOpenWorkGuard(session: PostSession): void {
  const { t } = useAdminI18n();
  useLeaveGuard({
    hasWork: () => {
      const { saving, post } = session.view();
      return hasUnsaved(saving) || runningJob(saving) !== null || hasPendingStatus(session.form(), post);
    },
    isLeaving: ({ currentLocation, nextLocation }) => {
      const { post } = session.view();
      // The new post's own address takes the place of "new".
      const isSamePost = post !== null && nextLocation.pathname === adminPaths.post(post.id);
      return currentLocation.pathname !== nextLocation.pathname && !isSamePost;
    },
    texts: t.editor.saving.leave,
  });
}
