import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { PostListRow } from "@/data/staff/post.queries";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { postsTexts } from "@/texts/admin/posts";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { useFailureToast } from "@/admin/shared/failure-text";
import { useUnreadPosts } from "@/admin/shared/use-unread-posts";
import { restorePosts, trashPosts } from "@/data/staff/post.mutations";

interface BulkBarProps {
  selection: Selection;
  inTrash: boolean;
  actions: PostActions;
}

/** The actions for the selected posts. */
export function BulkBar({ selection, inTrash, actions }: BulkBarProps) {
  const texts = useTexts(postsTexts);
  const { rows } = selection;
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output className="text-base font-semibold">{texts.selected(rows.length)}</output>
      {inTrash ? (
        <Button
          size="small"
          variant="outline"
          disabled={actions.isBusy}
          onClick={() => actions.restore(rows)}
        >
          <RotateCcw />
          {texts.restoreMany}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outline"
          disabled={actions.isBusy}
          onClick={() => actions.askToTrash(rows)}
        >
          <Trash2 />
          {texts.moveToTrash}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={selection.clear}>
        {texts.unselect}
      </Button>
    </div>
  );
}

export type Selection = ReturnType<typeof useSelection>;

/** The selected posts of this page. A post that leaves the page is no longer selected. */
export function useSelection(rows: readonly PostListRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const ticked = rows.filter(({ id }) => ids.has(id));
  return {
    rows: ticked,
    has: (row: PostListRow) => ids.has(row.id),
    isAll: rows.length > 0 && ticked.length === rows.length,
    toggle: (row: PostListRow) =>
      setIds((known) => {
        const next = new Set(known);
        if (!next.delete(row.id)) next.add(row.id);
        return next;
      }),
    toggleAll: () => setIds(ticked.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}

type Rows = readonly Pick<PostListRow, "id">[];

const idsOf = (rows: Rows): string[] => rows.map(({ id }) => id);

export type PostActions = ReturnType<typeof usePostActions>;

/** Moves posts to the trash, after a question, and back. */
export function usePostActions(onDone: () => void) {
  const texts = useTexts(postsTexts);
  const failed = useFailureToast();
  const [asked, setAsked] = useState<readonly PostListRow[]>([]);
  const restoring = useMutation({
    ...restorePosts,
    onSuccess: ({ restored, drafts, unread, taken }) => {
      if (restored > 0) {
        const hints = [drafts > 0 && texts.nowDrafts(drafts), unread > 0 && texts.nowUnread(unread)];
        toast.success(texts.restored(restored), {
          description: hints.filter(Boolean).join(" ") || undefined,
        });
      }
      if (taken.length > 0)
        toast.error(texts.restoreError, { description: texts.slugTaken(taken.join(", ")) });
      onDone();
    },
    onError: failed(texts.restoreError),
  });
  const trashing = useMutation({
    ...trashPosts,
    onSuccess: (count, ids) => {
      toast.success(ids.length === 1 ? texts.deleted : texts.deletedMany(count), {
        duration: 10_000,
        action: { label: texts.undo, onClick: () => restoring.mutate(ids) },
      });
      setAsked([]);
      onDone();
    },
    onError: failed(texts.deleteError),
  });
  return {
    asked,
    isBusy: restoring.isPending || trashing.isPending,
    askToTrash: setAsked,
    cancel: () => setAsked([]),
    trash: () => trashing.mutate(idsOf(asked)),
    restore: (rows: Rows) => restoring.mutate(idsOf(rows)),
  };
}

/** A question before posts are moved to the trash, with those that readers see. */
export function TrashQuestion({ actions: { asked, isBusy, trash, cancel } }: { actions: PostActions }) {
  const common = useTexts(commonTexts);
  const texts = useTexts(postsTexts);
  const live = asked.filter(({ status }) => status === "published").length;
  const unread = useUnreadPosts()(idsOf(asked));
  const [only] = asked;
  return (
    <ConfirmDialog
      isOpen={asked.length > 0}
      isDestructive
      isBusy={isBusy}
      title={asked.length > 1 ? texts.deleteManyQuestion(asked.length) : texts.deleteQuestion}
      text={texts.deleteText}
      confirmLabel={common.delete}
      onConfirm={trash}
      onCancel={cancel}
    >
      {asked.length === 1 && only && (
        <p className="mt-3 text-base font-semibold">
          <bdi>{only.title ?? texts.untitled}</bdi>
        </p>
      )}
      {live > 0 && (
        <p className="bg-saffron-soft rounded-control mt-3 px-4 py-2 text-base">
          {asked.length > 1 ? texts.deletePublished(live) : texts.deletePublishedOne}
        </p>
      )}
      {unread > 0 && (
        <p className="bg-saffron-soft rounded-control mt-3 px-4 py-2 text-base">
          {asked.length > 1 ? texts.deleteUnread(unread) : texts.deleteUnreadOne}
        </p>
      )}
    </ConfirmDialog>
  );
}
