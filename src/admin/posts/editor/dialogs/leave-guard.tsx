import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { adminPaths } from "@/admin/shared/admin-paths";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { hasStatusWish } from "../form/status-wish";
import { hasUnsaved, runningJob } from "../saving/save-machine";
import type { PostSession } from "../saving/post-session";
import { useSession } from "../session-context";

/** Asks before a page with unsaved work is left, whether by a link, the browser's buttons or its window. */
export function LeaveGuard() {
  const session = useSession();
  const { t } = useAdminI18n();
  const texts = t.editor.saving.leave;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const { post } = session.view();
    // The new post's own address takes the place of "new".
    if (post && nextLocation.pathname === adminPaths.post(post.id)) return false;
    return hasOpenWork(session);
  });

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasOpenWork(session)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [session]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={texts.title}
      text={texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={texts.stay}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function hasOpenWork(session: PostSession): boolean {
  const { saving, post } = session.view();
  return hasUnsaved(saving) || runningJob(saving) !== null || hasStatusWish(session.form(), post);
}
