import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import { adminPaths } from "@/admin/shared/admin-paths";
import { failureText, useFailureToast } from "@/admin/shared/failure-text";
import { linkCalendarItem } from "@/data/staff/editorial-calendar";
import type { SavedPost } from "@/data/staff/saved-post";
import type { ChangedAddress } from "./dialogs/redirect-offer";
import { isSlugTaken } from "./fields/editor-field";
import type { PostSession } from "./saving/post-session";
import type { SessionNotice } from "./saving/post-session.types";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/words/admin/editor";
import { commonTexts } from "@/words/admin/common";

const RETRY_MS = 30_000;

interface SaveNoticesOptions {
  calendarItemId: string | null;
  onCreated: ((id: string) => void) | undefined;
  onSlugTaken: () => void;
  onConflict: () => void;
  onAddressChanged: (change: ChangedAddress) => void;
}

/** Says what came of each save, and lets the rest of the back office know. */
export function useSaveNotices(session: PostSession, options: SaveNoticesOptions): void {
  const editor = useTexts(editorTexts);
  const failed = useFailureToast();
  const navigate = useNavigate();
  const linkToCalendar = useCalendarLink(session);
  const texts = editor.saving;

  const saved = ({ job, before, after }: Extract<SessionNotice, { kind: "saved" }>) => {
    if (job.byPerson) toast.success(before ? texts.updated : texts.created);
    if (!before) {
      options.onCreated?.(after.id);
      void navigate(adminPaths.post(after.id), { replace: true });
      if (options.calendarItemId) void linkToCalendar(options.calendarItemId, after);
    } else if (before.draft.post.status === "published" && before.draft.post.slug !== after.draft.post.slug) {
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

  useEffect(() => {
    session.listen((notice) => tell(notice));
    return () => session.listen(() => {});
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
      toast.error(texts.calendarFailed, {
        description: failureText(error, common),
        duration: RETRY_MS,
        action: { label: texts.calendarRetry, onClick: () => void link(itemId, created, true) },
      });
    }
  };
  return link;
}
