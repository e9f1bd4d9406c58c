import { useEffect, useState } from "react";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useStaffName } from "@/admin/shared/staff-name";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import { discardWorkingCopy, restorePost } from "@/data/staff/post.mutations";
import { readPost, type PostForEditing } from "@/data/staff/post.queries";
import { hasWorkingCopy } from "./saving/save-machine";
import { useSession, useSessionView } from "./session-context";
import { useOfferUndo } from "./undo-provider";
import { useTexts } from "@/i18n/i18n";
import { editorTexts } from "@/texts/admin/editor";
import { postsTexts } from "@/texts/admin/posts";
import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import type { SavedPost } from "@/data/staff/saved-post";

/** Changes that readers do not see yet: the person's own, with a button to discard them, and whether colleagues have some. */
export function PostNotices({ colleagues }: Pick<PostForEditing, "colleagues">) {
  const editor = useTexts(editorTexts);
  const texts = editor.saving;
  const staffName = useStaffName();
  const isGenerated = useSessionView((view) => view.post?.origin === "generated");
  const isCopy = useSessionView((view) => hasWorkingCopy(view.saving));
  const isInTrash = useSessionView((view) => view.post !== null && view.post.deleted_at !== null);
  if (!isInTrash && !isCopy && !isGenerated && colleagues.length === 0) return null;
  return (
    <div className="mb-5 grid gap-2">
      {isInTrash && <InTrash />}
      {isGenerated && <Note>{editor.generatedHint}</Note>}
      {isCopy && <OwnCopy />}
      {colleagues.map(({ created_by_email: email, created_at }) => (
        <Note key={`${email} ${created_at}`}>
          {texts.colleague(email === null ? texts.someone : staffName(email))}
        </Note>
      ))}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <p className="bg-sand rounded-control px-4 py-3 text-base">{children}</p>;
}

function InTrash() {
  const posts = useTexts(postsTexts);
  const texts = useTexts(editorTexts).saving.trashed;
  const session = useSession();
  const restoring = useRestorePost(session.restored);
  return (
    <div className="bg-saffron-soft rounded-control flex flex-wrap items-center gap-x-4 py-1 ps-4 pe-1">
      <p className="me-auto py-2 text-base">
        {texts.title}. {texts.text}
      </p>
      <Button
        variant="ghost"
        size="small"
        isBusy={restoring.isPending}
        onClick={() => restoring.mutate(session.id)}
      >
        {posts.restoreMany}
      </Button>
    </div>
  );
}

function OwnCopy() {
  const texts = useTexts(editorTexts).saving;
  const session = useSession();
  const offerUndo = useOfferUndo();
  // A running save, or one that waits for a decision, comes first.
  const isWaiting = useSessionView(
    ({ saving: { phase } }) => phase.kind !== "idle" && phase.kind !== "failed",
  );
  const [isAsking, setAsking] = useState(false);
  // From the question on: a save would store the copy again.
  useEffect(() => {
    session.hold(isAsking);
    return () => session.hold(false);
  }, [session, isAsking]);
  const discarding = useMutation({
    // Without a connection it fails at once, with a message.
    networkMode: "always",
    mutationFn: async () => {
      // The post is read first: a failed read must not cost the copy.
      const stored = await readPost(session.id);
      await discardWorkingCopy(session.id);
      return stored;
    },
    onSuccess: (stored) => {
      const [before, version] = [session.form(), session.version()];
      if (!session.revert(stored)) return;
      offerUndo({
        text: texts.discarded,
        undo: () => session.replace(before),
        replaced: { form: before, version },
      });
      setAsking(false);
    },
    onError: useFailureToast()(texts.discardFailed),
  });

  return (
    <div className="bg-saffron-soft rounded-control flex flex-wrap items-center gap-x-4 py-1 ps-4 pe-1">
      <p className="me-auto py-2 text-base">{texts.workingCopyHint}</p>
      <Button variant="ghost" size="small" disabled={isWaiting} onClick={() => setAsking(true)}>
        {texts.discardCopy}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={discarding.isPending}
        title={texts.discardCopyQuestion}
        text={texts.discardCopyText}
        confirmLabel={texts.discardCopy}
        onConfirm={() => discarding.mutate()}
        // Not before the answer: closing the question would allow saves again.
        onCancel={() => !discarding.isPending && setAsking(false)}
      />
    </div>
  );
}

/** Restores a post from the trash. @param onRestored called with the post as it is stored then */
export function useRestorePost(onRestored: (post: SavedPost) => void) {
  const posts = useTexts(postsTexts);
  const texts = useTexts(editorTexts).saving.trashed;
  return useMutation({
    ...restorePost,
    onSuccess: ({ post, isUnread }) => {
      if (!post) return toast.error(texts.failed, { description: texts.slugTaken });
      if (isUnread) toast.warning(posts.restored(1), { description: posts.nowUnread(1) });
      onRestored(post);
    },
    onError: useFailureToast()(texts.failed),
  });
}
