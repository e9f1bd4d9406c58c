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
  /** Version of a stored post at which its words changed last. */
  textVersion?: number;
  /** Shows an earlier new post in place of this one, with the text that was kept of it. */
  onContinue?: (id: string) => void;
  children: ReactNode;
}

/** Makes the session of a post for as long as its screen is there, keeps its text, and offers what an earlier visit left unsaved. */
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
        // What was saved after all, from another window perhaps, need not be offered.
        ({ copy }) => !isSameDraft(draftOf(copy.form), draftOf(start.form)),
      ),
  );
  const [offered] = found;
  useAutosave(session);

  const restore = ({ postId, copy }: FoundCopy) => {
    const isOfNewPost = postId !== session.id;
    // Under its own id, by which the server knows a first save of it that has arrived. Other copies wait for the next new post.
    if (isOfNewPost && copy.saveId !== null) return onContinue?.(postId);
    session.replace(copy.form, copy.version, copy.saveId);
    // Never sent, it gets an id that no other window shares: their first saves would replace each other.
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

/** What earlier visits left unsaved of this post, or of new posts that were begun for the same. */
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
  /** What the server has of the post. */
  stored: PostDraft;
  /** Whether the post was saved by someone since. */
  isOlder: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/**
 * Offers what this browser kept of an earlier visit, before anything new is typed over it. Closing it without an answer
 * restores: what was typed must not vanish by a slip.
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
