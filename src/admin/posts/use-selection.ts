import { useState } from "react";
import type { PostListRow } from "@/data/posts/post.queries";

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
