import { useState } from "react";

/** Which dialog of a page with rows is open: one at a time. */
export function useRowDialogs<Row>() {
  const [open, setOpen] = useState<{ form: Row | undefined } | { deletion: Row }>();
  return {
    isFormOpen: open !== undefined && "form" in open,
    /** The row that is changed; undefined for a new one. */
    edited: open !== undefined && "form" in open ? open.form : undefined,
    /** The row that is about to be deleted. */
    deleted: open !== undefined && "deletion" in open ? open.deletion : undefined,
    add: () => setOpen({ form: undefined }),
    edit: (row: Row) => setOpen({ form: row }),
    askToDelete: (row: Row) => setOpen({ deletion: row }),
    close: () => setOpen(undefined),
  };
}
