import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { createPost, savePost, saveWorkingCopy } from "@/data/posts/post.mutations";
import type { PostForEditing } from "@/data/posts/post.types";
import { staffQuery } from "@/data/staff/staff.queries";
import { RecoveryDialog } from "./dialogs/recovery-dialog";
import { draftOf, isSameDraft } from "./form/editor-form";
import { PostEditor } from "./post-editor";
import { readCrashCopy, removeCrashCopy } from "./saving/crash-copy";
import { createPostSession } from "./saving/post-session";
import type { SessionStart } from "./saving/post-session.types";
import { SessionContext } from "./session-context";
import { UndoProvider } from "./undo-provider";

interface SessionHostProps {
  start: SessionStart;
  colleagues: PostForEditing["colleagues"];
  calendarItemId: string | null;
  onCreated: (id: string) => void;
}

/** Makes the session of a post for as long as its screen is there, and offers what an earlier visit left unsaved. */
export function SessionHost({ start, ...editor }: SessionHostProps) {
  const client = useQueryClient();
  const postId = start.post?.id ?? null;
  const [session] = useState(() =>
    createPostSession(
      start,
      {
        create: createPost,
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
  const [found, setFound] = useState(() => {
    const copy = readCrashCopy(postId);
    // What was saved after all, from another window perhaps, need not be offered.
    return copy && isSameDraft(draftOf(copy.form), draftOf(start.form)) ? null : copy;
  });

  return (
    <SessionContext value={session}>
      <UndoProvider>
        <PostEditor {...editor} />
      </UndoProvider>
      {found && (
        <RecoveryDialog
          copy={found}
          stored={draftOf(start.form)}
          isOlder={start.post !== null && found.version < start.post.version}
          onRestore={() => {
            session.replace(found.form, session.view().post === null ? 0 : found.version);
            setFound(null);
          }}
          onDiscard={() => {
            removeCrashCopy(postId);
            setFound(null);
          }}
        />
      )}
    </SessionContext>
  );
}
