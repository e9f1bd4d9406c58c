import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useStaffMember } from "@/admin/shared/use-staff-member";
import { isSameDraft } from "@domain/post-draft";
import { savePost, saveWorkingCopy } from "@/data/posts/post.mutations";
import type { PostForEditing, SavedPost } from "@/data/posts/post.types";
import { staffQuery } from "@/data/staff/staff.queries";
import { RecoveryDialog } from "./dialogs/recovery-dialog";
import { draftOf } from "./form/editor-form";
import { PostEditor } from "./post-editor";
import type { CrashCopies, FoundCopy } from "./saving/crash-copy";
import { createPostSession } from "./saving/post-session";
import type { SessionStart } from "./saving/post-session.types";
import { SessionContext } from "./session-context";
import { UndoProvider } from "./undo-provider";

/** Whoever opens a post while the session has just ended. */
const NOBODY = "nobody";

interface SessionHostProps {
  start: Omit<SessionStart, "userId">;
  colleagues: PostForEditing["colleagues"];
  calendarItemId: string | null;
  onCreated: (id: string) => void;
}

/** Makes the session of a post for as long as its screen is there, and offers what an earlier visit left unsaved. */
export function SessionHost({ start, ...editor }: SessionHostProps) {
  const client = useQueryClient();
  const userId = useStaffMember()?.id ?? NOBODY;
  const [session] = useState(() =>
    createPostSession(
      // A session that ends later leaves the text with whoever opened it.
      { ...start, userId },
      {
        save: savePost,
        saveWorkingCopy,
        isSignedOut: async () => {
          try {
            return (await client.fetchQuery({ ...staffQuery, staleTime: 0, retry: false })) === null;
          } catch {
            return false;
          }
        },
      },
      Date.now,
    ),
  );
  const [found, setFound] = useState(() =>
    copiesFor(start.post, session.copies, editor.calendarItemId).filter(
      // What was saved after all, from another window perhaps, need not be offered.
      ({ copy }) => !isSameDraft(draftOf(copy.form), draftOf(start.form)),
    ),
  );
  const [offered] = found;

  const restore = ({ place, copy }: FoundCopy) => {
    session.replace(copy.form, session.view().post === null ? 0 : copy.version, copy.saveId);
    // A new post goes on in its own place, which no other window shares.
    if (place !== session.place && session.copies.write(session.place, copy)) session.copies.remove(place);
    // A second one would take the place of the first. The others stay where they are, for the next new post.
    setFound([]);
  };
  const discard = ({ place }: FoundCopy) => {
    session.copies.remove(place);
    setFound(([, ...others]) => others);
  };

  return (
    <SessionContext value={session}>
      <UndoProvider>
        <PostEditor {...editor} />
      </UndoProvider>
      {offered && (
        <RecoveryDialog
          key={offered.place}
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
function copiesFor(post: SavedPost | null, copies: CrashCopies, calendarItemId: string | null): FoundCopy[] {
  if (!post) return copies.findNewPosts(calendarItemId);
  const copy = copies.read(post.id);
  return copy ? [{ place: post.id, copy }] : [];
}
