import { hashKey } from "@tanstack/react-query";
import { toast } from "sonner";
import { isStale } from "@/data/errors";
import type { RowVersion, Save, SavedVersion } from "@/data/staff/rows";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { failureText } from "../failure-text";

interface Undoable<Output, Row> {
  before: Row;
  former: Output;
  values: Output;
  version: SavedVersion;
}

/** Offers to save what was there before, as long as nobody else has saved the row since. */
export function useUndo<Output, Row extends RowVersion>(
  send: (save: Save<Output, Row>) => Promise<SavedVersion>,
) {
  const { t } = useAdminI18n();
  const { undone, undoFailed, undoStale } = t.manage;
  return ({ before, former, values, version }: Undoable<Output, Row>) => {
    if (version === undefined || hashKey([former]) === hashKey([values])) return undefined;
    const saved = { ...before, ...values, id: before.id, updated_at: version };
    const undo = () =>
      send({ before: saved, values: former, id: before.id }).then(
        () => toast.success(undone),
        (error: unknown) =>
          toast.error(undoFailed, {
            description: isStale(error) ? undoStale : failureText(error, t.common),
          }),
      );
    return { label: t.common.undo, onClick: () => void undo() };
  };
}
