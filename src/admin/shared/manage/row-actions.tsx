import type { UseQueryResult } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { Badge } from "@/components/ui/staff/badge";

interface RowActionsProps {
  /** What the row is called, for those who do not see where the buttons stand. */
  name: string;
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** What can be done with a row by this person. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const { t } = useAdminI18n();
  const actions = [
    { label: t.common.edit, Icon: Pencil, onPress: onEdit },
    { label: t.common.delete, Icon: Trash2, onPress: onDelete },
  ];
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {actions.map(
        ({ label, Icon, onPress }) =>
          onPress && (
            <Button
              key={label}
              variant="outline"
              size="small"
              className="px-3.5 lg:min-h-10"
              aria-label={`${label} ${name}`}
              onClick={onPress}
            >
              <Icon className="size-4.5" />
              {label}
            </Button>
          ),
      )}
    </div>
  );
}

/** Which dialog of a page with rows is open: one at a time. @param query where the rows come from */
export function useRowDialogs<Row extends { id: string }>(query: UseQueryResult<Row[]>) {
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
    /** Gives an open form its row as it is by now; one that is gone by now leaves the form as it is. */
    renew: async () => {
      const { data } = await query.refetch();
      setOpen((opened) => {
        const id = opened && "form" in opened ? opened.form?.id : undefined;
        const row = data?.find((one) => one.id === id);
        return row ? { form: row } : opened;
      });
    },
  };
}

/** Whether visitors meet it. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  const { t } = useAdminI18n();
  return <Badge tone={isActive ? "green" : "grey"}>{isActive ? t.common.active : t.common.inactive}</Badge>;
}
