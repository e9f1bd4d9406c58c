import { useEffect, useEffectEvent } from "react";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useLeaveGuard } from "@/admin/shared/leave-guard";
import { forgetOldCopies } from "./saving/crash-copy";
import { AUTO_SAVE_INTERVAL_MS, hasUnsaved, runningJob } from "./saving/save-machine";
import type { PostSession } from "./saving/post-session";
import { hasPendingStatus } from "./form/editor-form";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";
import { useMutation } from "@tanstack/react-query";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { failureText, failureTitle, useFailureToast } from "@/admin/shared/failure-text";
import { linkCalendarItem } from "@/data/staff/editorial-calendar";
import type { SavedPost } from "@/data/staff/saved-post";
import type { ChangedAddress } from "./dialogs/redirect-offer";
import { isSlugTaken } from "./fields/editor-field";
import type { SessionNotice } from "./saving/post-session.types";
import { commonTexts } from "@/words/admin/common";

const COPY_AFTER_MS = 800;

/** Saves the text every half minute, and keeps in the browser what the server does not have yet. */
export function useAutosave(session: PostSession): void {
  useEffect(() => {
    const timer = setInterval(() => session.due(), AUTO_SAVE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [session]);

  useEffect(() => {
    forgetOldCopies(Date.now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasUnsaved = false;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      session.keepCopy();
    };
    session.subscribe(() => {
      const isUnsaved = hasUnsaved(session.view().saving);
      if (isUnsaved) timer ??= setTimeout(keep, COPY_AFTER_MS);
      else if (wasUnsaved) {
        clearTimeout(timer);
        timer = undefined;
        // Also a copy of an earlier visit, whose text came back and is saved now.
        session.copies.remove(session.id);
      }
      wasUnsaved = isUnsaved;
    });
    // A page that goes away may never get to its timers.
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      // The session itself is heard further: a save on its way is still answered, and its copy is then no longer right.
      keepNow();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [session]);
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

const RETRY_MS = 30_000;

interface SaveNoticesOptions {
  onSlugTaken: () => void;
  onConflict: () => void;
  onAddressChanged: (change: ChangedAddress) => void;
}

/** Says what came of each save, and lets the rest of the back office know. */
export function useSaveNotices(session: PostSession, options: SaveNoticesOptions): void {
  const editor = useTexts(editorTexts);
  const failed = useFailureToast();
  const navigate = useNavigate();
  // Not whether it was saved before: its first save may have met one of another window, or its own whose answer was lost.
  const isAtOwnAddress = useLocation().pathname === adminPaths.post(session.id);
  const linkToCalendar = useCalendarLink(session);
  const texts = editor.saving;

  const noteInPlan = (notice: SessionNotice) => {
    const { calendarItemId } = session;
    if (notice.kind === "saved" && !isAtOwnAddress && calendarItemId !== null)
      void linkToCalendar(calendarItemId, notice.after);
  };
  const saved = ({ job, before, after }: Extract<SessionNotice, { kind: "saved" }>) => {
    if (job.byPerson) toast.success(before ? texts.updated : texts.created);
    if (!isAtOwnAddress) void navigate(adminPaths.post(after.id), { replace: true });
    if (before?.draft.post.status === "published" && before.draft.post.slug !== after.draft.post.slug) {
      options.onAddressChanged({ from: before.draft.post.slug, to: after.draft.post.slug });
    }
  };

  const tell = useEffectEvent((notice: SessionNotice) => {
    const { job } = notice;
    noteInPlan(notice);
    switch (notice.kind) {
      case "saved":
        saved(notice);
        break;
      case "kept":
        if (job.byPerson) toast.success(texts.kept);
        break;
      case "conflict":
        if (job.byPerson) options.onConflict();
        else console.warn("The automatic save met a newer version.");
        break;
      case "failed":
        if (!job.byPerson) {
          console.warn("The automatic save failed.", notice.error);
          break;
        }
        if (isSlugTaken(notice.error)) {
          toast.error(texts.error, { description: editor.problems.slugTaken });
          options.onSlugTaken();
        } else failed(texts.error)(notice.error);
        break;
    }
  });

  const tellAfterwards = useEffectEvent(noteInPlan);
  useEffect(() => {
    session.listen((notice) => tell(notice));
    // A first save on its way when the page was left is still noted in the plan.
    return () => session.listen((notice) => tellAfterwards(notice));
  }, [session]);
}

/** Notes a new post in the plan that it was begun for. A failure offers another try: nothing else links the two. */
function useCalendarLink(session: PostSession) {
  const common = useTexts(commonTexts);
  const { mutateAsync } = useMutation(linkCalendarItem);
  const texts = useTexts(editorTexts).saving;

  const link = async (itemId: string, created: SavedPost, isAgain = false): Promise<void> => {
    // Until the second try the post may have been published.
    const { id, draft } = session.view().post ?? created;
    try {
      await mutateAsync({ itemId, postId: id, status: draft.post.status });
      if (isAgain) toast.success(texts.calendarLinked);
    } catch (error) {
      toast.error(failureTitle(texts.calendarFailed, error, common), {
        description: failureText(error, common),
        duration: RETRY_MS,
        action: { label: texts.calendarRetry, onClick: () => void link(itemId, created, true) },
      });
    }
  };
  return link;
}
