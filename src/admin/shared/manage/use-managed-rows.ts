import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";

/** Which row's form is open, and which row is about to be deleted. */
type Open<Row> = { form: Row | undefined } | { deletion: Row } | undefined;

/** The windows of a page with a list: one at a time. `refresh` reads everything below the key anew. */
export function useManagedRows<Row>(queryKey: QueryKey) {
  const client = useQueryClient();
  const [open, setOpen] = useState<Open<Row>>();
  return {
    isFormOpen: open !== undefined && "form" in open,
    /** The row that is changed; undefined for a new one. */
    edited: open !== undefined && "form" in open ? open.form : undefined,
    deleted: open !== undefined && "deletion" in open ? open.deletion : undefined,
    add: () => setOpen({ form: undefined }),
    edit: (row: Row) => setOpen({ form: row }),
    askToDelete: (row: Row) => setOpen({ deletion: row }),
    close: () => setOpen(undefined),
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
}
