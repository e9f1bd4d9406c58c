import { useMutation } from "@tanstack/react-query";
import { toast, type ExternalToast } from "sonner";
import { undoChange } from "@/data/staff/changes";
import type { Failure, Report } from "@/data/staff/changes.shapes";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { AdminDictionary } from "@/words/admin/en";
import { useFailureToast, reasonText } from "../failure-text";

/** Long enough to see on the page what came of it. */
const UNDO_MS = 15_000;

/** For the toast of a change: offers to take it back, as long as nobody else has changed the same since. */
export function useUndo() {
  const { t } = useAdminI18n();
  const failed = useFailureToast();
  const say = useReportToast();
  const { mutateAsync } = useMutation(undoChange);
  return (entity: string, subject: string, onUndone?: () => void) => {
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

/** What did not come back, and why. */
function failureLine({ entity, label, subject, reason }: Failure, t: AdminDictionary): string {
  const kind = Object.entries(t.activity.kinds).find(([name]) => name === entity)?.[1];
  return t.history.notBack(label || kind || subject, reasonText(reason, t.common));
}

/** Says that something came back, and what of it did not. */
export function useReportToast() {
  const { t } = useAdminI18n();
  return (title: string, { failed }: Report, options: ExternalToast = {}) => {
    if (failed.length === 0) return toast.success(title, options);
    const description = failed.map((failure) => failureLine(failure, t)).join("\n");
    return toast.warning(`${title}. ${t.history.partly(failed.length)}`, { ...options, description });
  };
}
