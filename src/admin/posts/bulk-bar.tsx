import { RotateCcw, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { PostListRow } from "@/data/posts/post.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Selection } from "./use-selection";

interface BulkBarProps {
  selection: Selection;
  inTrash: boolean;
  isBusy: boolean;
  onTrash: (rows: readonly PostListRow[]) => void;
  onRestore: (rows: readonly PostListRow[]) => void;
}

/** What can be done with everything that is ticked. */
export function BulkBar({ selection, inTrash, isBusy, onTrash, onRestore }: BulkBarProps) {
  const { t } = useAdminI18n();
  const texts = t.posts;
  const { rows } = selection;
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output className="text-base font-semibold">{texts.selected(rows.length)}</output>
      {inTrash ? (
        <Button size="small" variant="outline" disabled={isBusy} onClick={() => onRestore(rows)}>
          <RotateCcw aria-hidden="true" />
          {texts.restoreMany}
        </Button>
      ) : (
        <Button size="small" variant="outline" disabled={isBusy} onClick={() => onTrash(rows)}>
          <Trash2 aria-hidden="true" />
          {texts.moveToTrash}
        </Button>
      )}
      <Button size="small" variant="ghost" onClick={selection.clear}>
        {texts.unselect}
      </Button>
    </div>
  );
}
