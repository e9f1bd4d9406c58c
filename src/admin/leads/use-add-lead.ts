import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { AppError, isUniqueViolation } from "@/data/client/errors";
import { addLead, type NewLead } from "@/data/staff/leads";
import { useFailureToast } from "../shared/failure-text";
import { leads } from "./leads";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { leadDeskTexts } from "@/words/admin/lead-desk";
import { leadsTexts } from "@/words/admin/leads";
import { manageTexts } from "@/words/admin/manage";

/** As long as a toast offers to take it away; the database allows ten minutes. */
const UNDO_MS = 15_000;

interface Added {
  onAdded: (id: string) => void;
  /** Somebody else has added the same press in this moment. */
  onUsed?: () => void;
}

/** Adds a lead. For some seconds the toast takes it away again, also for editors, who delete no others. */
export function useAddLead({ onAdded, onUsed }: Added) {
  const common = useTexts(commonTexts);
  const manage = useTexts(manageTexts);
  const texts = useTexts(leadsTexts);
  const failed = useFailureToast();
  const { addFailed } = useTexts(leadDeskTexts);
  const remove = useMutation({
    ...leads.remove,
    onSuccess: () => toast.success(texts.takenAway),
    onError: failed(manage.undoFailed),
  });
  const { mutate, isPending } = useMutation({
    ...addLead,
    onSuccess: (_, { id }) => {
      toast.success(texts.created, {
        action: { label: common.undo, onClick: () => remove.mutate(id) },
        duration: UNDO_MS,
      });
      onAdded(id);
    },
    onError: (error) => (isUsed(error) && onUsed ? onUsed() : failed(addFailed)(error)),
  });
  return {
    isAdding: isPending,
    add: (lead: Omit<NewLead, "id">) => mutate({ ...lead, id: crypto.randomUUID() }),
  };
}

const isUsed = (error: unknown): boolean =>
  isUniqueViolation(error) || (error instanceof AppError && error.reason === "code_used");
