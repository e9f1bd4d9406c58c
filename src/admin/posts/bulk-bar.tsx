import { RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { PostListRow } from "@/data/staff/post.queries";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/words/admin/posts";

interface BulkBarProps {
  selection: Selection;
  inTrash: boolean;
  isBusy: boolean;
  onTrash: (rows: readonly PostListRow[]) => void;
  onRestore: (rows: readonly PostListRow[]) => void;
}

/** What can be done with everything that is ticked. */
export function BulkBar({ selection, inTrash, isBusy, onTrash, onRestore }: BulkBarProps) {
  const texts = useTexts(postsTexts);
  const { rows } = selection;
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output className="text-base font-semibold">{texts.selected(rows.length)}</output>
      {inTrash ? (
        <Button size="small" variant="outline" disabled={isBusy} onClick={() => onRestore(rows)}>
          <RotateCcw />
          {texts.restoreMany}
        </Button>
      ) : (
        <Button size="small" variant="outline" disabled={isBusy} onClick={() => onTrash(rows)}>
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

/** Which of the posts on this page are ticked. Whatever is not on the page any more is not ticked either. */
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
