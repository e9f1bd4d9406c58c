import { useEffect } from "react";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useLeaveGuard } from "@/admin/shared/leave-guard";
import { forgetOldCopies } from "./saving/crash-copy";
import { AUTO_SAVE_INTERVAL_MS, hasUnsaved, runningJob } from "./saving/save-machine";
import type { PostSession } from "./saving/post-session";
import { hasPendingStatus } from "./form/editor-form";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";

const COPY_AFTER_MS = 800;

/** Saves the text every half minute, and keeps in the browser what the server does not have yet. */
export function useAutosave(session: PostSession, calendarItemId: string | null): void {
  useEffect(() => {
    const timer = setInterval(() => session.due(), AUTO_SAVE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [session]);

  useEffect(() => {
    forgetOldCopies(Date.now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let { edit } = session.view().saving;
    // A new post has no id before its first save.
    let place = session.view().post?.id ?? session.place;
    let wasUnsaved = hasUnsaved(session.view().saving);

    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (hasUnsaved(session.view().saving)) session.keepCopy(place, calendarItemId);
    };
    const stop = session.subscribe(() => {
      const { saving, post } = session.view();
      if (post && post.id !== place) {
        session.copies.remove(place);
        place = post.id;
        if (hasUnsaved(saving)) keep();
      }
      if (!hasUnsaved(saving)) {
        clearTimeout(timer);
        timer = undefined;
        // Also a copy of an earlier visit, whose text came back and is saved now.
        if (wasUnsaved) session.copies.remove(place);
      } else if (saving.edit !== edit) {
        timer ??= setTimeout(keep, COPY_AFTER_MS);
      }
      edit = saving.edit;
      wasUnsaved = hasUnsaved(saving);
    });
    // A page that goes away may never get to its timers.
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      keepNow();
      clearTimeout(timer);
      stop();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [session, calendarItemId]);
}

/** Has the person asked before they leave a post with unsaved work. */
export function useOpenWorkGuard(session: PostSession): void {
  const editorWords = useTexts(editorTexts);
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
    texts: editorWords.saving.leave,
  });
}
