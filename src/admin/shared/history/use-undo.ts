import { useMutation } from "@tanstack/react-query";
import { undoChange } from "@/data/staff/changes.mutations";
import type { Entity } from "@/data/staff/changes.shapes";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useFailureToast } from "../failure-text";
import { useReportToast } from "./use-report";

/** Long enough to see on the page what came of it. */
const UNDO_MS = 15_000;

/** For the toast of a change: offers to take it back, as long as nobody else has changed the same since. */
export function useUndo() {
  const { t } = useAdminI18n();
  const failed = useFailureToast();
  const say = useReportToast();
  const { mutateAsync } = useMutation(undoChange);
  return (entity: Entity, subject: string, onUndone?: () => void) => {
    const undo = async () => {
      try {
        say(t.manage.undone, await mutateAsync({ entity, subject }));
        onUndone?.();
      } catch (error) {
        failed(t.manage.undoFailed)(error);
      }
    };
    return { action: { label: t.common.undo, onClick: () => void undo() }, duration: UNDO_MS };
  };
}
