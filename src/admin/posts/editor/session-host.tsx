import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { isSameDraft, type PostDraft } from "@domain/post-draft";
import { postServer } from "@/data/staff/post.mutations";
import type { SavedPost } from "@/data/staff/saved-post";
import { AdminDialog } from "@/admin/shared/admin-dialog";
import { Button } from "@/components/ui/button";
import { draftOf } from "./form/editor-form";
import type { CrashCopies, FoundCopy, CrashCopy } from "./saving/crash-copy";
import { createPostSession } from "./saving/post-session";
import { hasUnsaved } from "./saving/save-machine";
import { continueOncePublished } from "./saving/session-drafts";
import type { SessionStart } from "./saving/post-session.types";
import { SessionContext } from "./session-context";
import { UndoProvider } from "./undo-provider";
import { useAutosave } from "./use-saving";
import { formatMoment } from "@/admin/shared/moments";
import { DraftDiff } from "./revisions/draft-diff";
import { useLocale, useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";

interface SessionHostProps {
  start: Omit<SessionStart, "userId">;
  /** Version with the last change of a stored post's words. */
  textVersion?: number;
  /** Opens an earlier new post instead of this one, with its unsaved text. */
  onContinue?: (id: string) => void;
  children: ReactNode;
}

/**
 * Creates the session of a post for as long as its screen is mounted, saves its text, and offers unsaved text of an earlier
 * visit.
 */
export function SessionHost({ start, textVersion = start.version, onContinue, children }: SessionHostProps) {
  const client = useQueryClient();
  const userId = useStaffMember().id;
  const [session] = useState(() => {
    const opened = createPostSession({ ...start, userId }, postServer(client), Date.now);
    const continued = start.post ? null : opened.copies.read(start.id);
    if (continued) opened.replace(continued.form, continued.version, continued.saveId);
    return opened;
  });
  const [found, setFound] = useState(() =>
    (hasUnsaved(session.view().saving) ? [] : copiesFor(start, session.copies))
      .map(({ postId, copy }) => ({
        postId,
        copy: { ...copy, ...continueOncePublished(copy, start.post, textVersion) },
      }))
      .filter(
        // A text that was saved after all, perhaps from another window, need not be offered.
        ({ copy }) => !isSameDraft(draftOf(copy.form), draftOf(start.form)),
      ),
  );
  const [offered] = found;
  useAutosave(session);

  const restore = ({ postId, copy }: FoundCopy) => {
    const isOfNewPost = postId !== session.id;
    // Under its own id, by which the server recognises a first save that had arrived. Other copies stay for the next new post.
    if (isOfNewPost && copy.saveId !== null) return onContinue?.(postId);
    session.replace(copy.form, copy.version, copy.saveId);
    // A copy that was never sent gets an id that no other window has: otherwise their first saves would replace each other.
    if (isOfNewPost && session.copies.write(session.id, copy)) session.copies.remove(postId);
    setFound([]);
  };
  const discard = ({ postId }: FoundCopy) => {
    session.copies.remove(postId);
    setFound(([, ...others]) => others);
  };

  return (
    <SessionContext value={session}>
      <UndoProvider>{children}</UndoProvider>
      {offered && (
        <RecoveryDialog
          key={offered.postId}
          copy={offered.copy}
          stored={draftOf(start.form)}
          isOlder={start.post !== null && offered.copy.version < start.post.version}
          onRestore={() => restore(offered)}
          onDiscard={() => discard(offered)}
        />
      )}
    </SessionContext>
  );
}

/** Unsaved texts of earlier visits: of this post, or of new posts for the same item of the calendar. */
function copiesFor(
  { id, post, calendarItemId }: SessionHostProps["start"],
  copies: CrashCopies,
): FoundCopy[] {
  if (!post) return copies.findNewPosts(calendarItemId);
  const copy = copies.read(id);
  return copy ? [{ postId: id, copy: copy.version === 0 ? afterFirstSave(copy, post) : copy }] : [];
}

/** A copy of a new post whose first save arrived without its answer: that save made version 1, and fixed slug and status. */
const afterFirstSave = (copy: CrashCopy, { draft: { post } }: SavedPost): CrashCopy => ({
  ...copy,
  version: 1,
  form: {
    ...copy.form,
    isSlugOwn: true,
    slug: copy.form.isSlugOwn ? copy.form.slug : post.slug,
    status: post.status,
  },
});

interface RecoveryDialogProps {
  copy: CrashCopy;
  /** The stored post. */
  stored: PostDraft;
  /** Whether the post was saved since the copy was made. */
  isOlder: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/**
 * Offers the unsaved text of an earlier visit, before anything is typed over it. Closing the dialog restores the text: it must
 * not be lost by accident.
 */
function RecoveryDialog({ copy, stored, isOlder, onRestore, onDiscard }: RecoveryDialogProps) {
  const locale = useLocale();
  const texts = useTexts(editorTexts).saving.recovery;
  return (
    <AdminDialog
      title={texts.title}
      description={texts.text(formatMoment(copy.at, locale))}
      closeLabel={texts.restore}
      size="large"
      onClose={onRestore}
    >
      <div className="grid gap-5">
        {isOlder && <p className="bg-saffron-soft rounded-control px-4 py-3 text-base">{texts.older}</p>}
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onRestore}>
            {texts.restore}
          </Button>
          <Button variant="outline" size="small" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
        <DraftDiff
          before={stored}
          after={draftOf(copy.form)}
          labels={{ before: texts.saved, after: texts.kept }}
        />
      </div>
    </AdminDialog>
  );
}
