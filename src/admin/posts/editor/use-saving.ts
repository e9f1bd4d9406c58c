import { useEffect, useEffectEvent } from "react";
import { adminPaths } from "@/admin/shared/admin-paths";
import { useLeaveGuard } from "@/admin/shared/leave-guard";
import { forgetOldCopies } from "./saving/crash-copy";
import { AUTO_SAVE_INTERVAL_MS, hasUnsaved, runningJob, type SaveJob } from "./saving/save-machine";
import type { PostSession } from "./saving/post-session";
import { hasPendingStatus } from "./form/editor-form";
import { translationOf } from "@domain/post-draft";
import { type Locale, LOCALES } from "@/config/locales";
import { localizedPath, paths } from "@/config/paths";
import { unreadLanguageOf } from "@/data/staff/post.mutations";
import type { SavedPost } from "@/data/staff/saved-post";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { useLocation, useNavigate } from "react-router-dom";
import { toast, type ExternalToast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import type { ChangedAddress } from "./dialogs/redirect-offer";
import { isSlugTaken } from "./fields/editor-field";
import type { SessionNotice } from "./saving/post-session.types";

const COPY_AFTER_MS = 800;
/** Long enough to press the message's link. */
const PUBLISHED_MS = 10_000;

/** Saves the text every half minute, and copies unsaved text to the browser. */
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
        // Also a copy of an earlier visit, whose text was restored and is saved now.
        session.copies.remove(session.id);
      }
      wasUnsaved = isUnsaved;
    });
    // A page that is being left may never run its timers.
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      // The subscription stays: the answer to a running save makes the copy obsolete.
      keepNow();
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
    };
  }, [session]);
}

/** Confirms leaving a post with unsaved work. */
export function useOpenWorkGuard(session: PostSession): void {
  const editorPageTexts = useTexts(editorTexts);
  useLeaveGuard({
    hasWork: () => {
      const { saving, post } = session.view();
      return hasUnsaved(saving) || runningJob(saving) !== null || hasPendingStatus(session.form(), post);
    },
    isLeaving: ({ currentLocation, nextLocation }) => {
      const { post } = session.view();
      // The new post's own address replaces "new".
      const isSamePost = post !== null && nextLocation.pathname === adminPaths.post(post.id);
      return currentLocation.pathname !== nextLocation.pathname && !isSamePost;
    },
    texts: editorPageTexts.saving.leave,
  });
}

interface SaveNoticesOptions {
  onSlugTaken: () => void;
  onConflict: () => void;
  /** A text in this language, which readers were to get, has to be read first. */
  onUnread: (lang: Locale, job: SaveJob) => void;
  onAddressChanged: (change: ChangedAddress) => void;
}

/** Reports the result of each save, and updates the address. */
export function useSaveNotices(session: PostSession, options: SaveNoticesOptions): void {
  const locale = useLocale();
  const editor = useTexts(editorTexts);
  const failed = useFailureToast();
  const navigate = useNavigate();
  // Not whether it was saved before: its first save may have met that of another window, or its own answer may have been lost.
  const isAtOwnAddress = useLocation().pathname === adminPaths.post(session.id);
  const texts = editor.saving;

  /** The message after publishing, with a link to the page. */
  const publishedWords = ({ draft }: SavedPost): ExternalToast => {
    const hasPage = (lang: Locale) => {
      const { content_markdown, is_live } = translationOf(draft, lang);
      return is_live && content_markdown !== "";
    };
    const lang = [locale, ...LOCALES].find(hasPage) ?? "en";
    const page = localizedPath(paths.article(draft.post.slug), lang);
    return {
      description: texts.publishedNow,
      action: { label: texts.viewPage, onClick: () => void window.open(page, "_blank", "noopener") },
      duration: PUBLISHED_MS,
    };
  };
  const saved = ({ job, before, after }: Extract<SessionNotice, { kind: "saved" }>) => {
    if (job.byPerson)
      toast.success(
        before ? texts.updated : texts.created,
        after.draft.post.status === "published" ? publishedWords(after) : {},
      );
    if (!isAtOwnAddress) void navigate(adminPaths.post(after.id), { replace: true });
    if (before?.draft.post.status === "published" && before.draft.post.slug !== after.draft.post.slug) {
      options.onAddressChanged({ from: before.draft.post.slug, to: after.draft.post.slug });
    }
  };

  const tell = useEffectEvent((notice: SessionNotice) => {
    const { job } = notice;
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
      case "failed": {
        if (!job.byPerson) {
          console.warn("The automatic save failed.", notice.error);
          break;
        }
        const unread = unreadLanguageOf(notice.error);
        if (unread !== undefined) options.onUnread(unread, job);
        else if (isSlugTaken(notice.error)) {
          toast.error(texts.error, { description: editor.problems.slugTaken });
          options.onSlugTaken();
        } else failed(texts.error)(notice.error);
        break;
      }
    }
  });

  useEffect(() => session.listen((notice) => tell(notice)), [session]);
}
