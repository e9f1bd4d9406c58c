import { useMutation } from "@tanstack/react-query";
import { toast, type ExternalToast } from "sonner";
import { undoChange, type Report } from "@/data/staff/changes";
import { useEntityNames } from "../entities";
import { useFailureToast, reasonText } from "../shared/failure-text";
import { useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/texts/admin/manage";
import { commonTexts } from "@/texts/admin/common";
import { historyTexts } from "@/texts/admin/history";

/** Long enough to look at the result on the page. */
const UNDO_MS = 15_000;

/** For the toast of a change: offers to take it back, as long as no other person has changed the same since. */
export function useUndo() {
  const manage = useTexts(manageTexts);
  const common = useTexts(commonTexts);
  const failed = useFailureToast();
  const say = useReportToast();
  const { mutateAsync } = useMutation(undoChange);
  return (entity: string, subject: string, onUndone?: () => void) => {
    const undo = async () => {
      try {
        say(manage.undone, await mutateAsync({ entity, subject }));
        onUndone?.();
      } catch (error) {
        failed(manage.undoFailed)(error);
      }
    };
    return { action: { label: common.undo, onClick: () => void undo() }, duration: UNDO_MS };
  };
}

/** A toast that something came back, with what did not, and why. */
export function useReportToast() {
  const entityName = useEntityNames();
  const common = useTexts(commonTexts);
  const history = useTexts(historyTexts);
  return (title: string, { failed }: Report, options: ExternalToast = {}) => {
    if (failed.length === 0) return toast.success(title, options);
    const lines = failed.map(({ entity, label, subject, reason }) =>
      history.notBack(label || (entityName(entity) ?? subject), reasonText(reason, common)),
    );
    return toast.warning(`${title}. ${history.partly(failed.length)}`, {
      ...options,
      description: lines.join("\n"),
    });
  };
}
