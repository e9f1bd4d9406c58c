import { useMutation } from "@tanstack/react-query";
import { createContext, use, useRef } from "react";
import { toast } from "sonner";
import { isStale } from "@/data/client/errors";
import { type Lead, readLead } from "@/data/staff/leads";
import { useFailureToast } from "../shared/failure-text";
import { useUndo } from "../history/use-undo";
import { leads, type LeadValues, valuesOf } from "./leads";
import { useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** Which window of a lead is open. */
export type LeadWindow =
  | { kind: "details" | "losing"; lead: Lead }
  | { kind: "booking"; lead: Lead; status: "booked" | "done" }
  /** Somebody else was faster: the lead as it is now, and what was wanted. */
  | { kind: "conflict"; lead: Lead; values: LeadValues };

/** What the rows of a page do with a lead. */
export interface LeadSteps {
  isBusy: boolean;
  open: (window: LeadWindow) => void;
  /** Says what has become of the lead; windows close once the server has it. */
  save: (lead: Lead, values: LeadValues) => void;
}

export const LeadStepsContext = createContext<LeadSteps | undefined>(undefined);

/** @throws Error outside of the page that has the windows */
export function useLeadSteps(): LeadSteps {
  const steps = use(LeadStepsContext);
  if (!steps) throw new Error("There is nothing here that opens a lead.");
  return steps;
}

/** Saves what a lead is, at the version that the person has seen, and says what came of it. */
export function useSaveLead(show: (window: LeadWindow | undefined) => void) {
  const texts = useTexts(leadsTexts);
  const undoOf = useUndo();
  const failed = useFailureToast()(texts.failed);
  const { mutateAsync, isPending } = useMutation(leads.save);
  /** What this person has said of each lead last. */
  const said = useRef(new Map<string, LeadValues>());
  const save = async (lead: Lead, values: LeadValues): Promise<void> => {
    try {
      await mutateAsync({ before: lead, values, id: lead.id });
      said.current.set(lead.id, values);
      const text = values.status === lead.status ? texts.updated : texts.marked[values.status];
      toast.success(text, { id: `lead-${lead.id}`, ...undoOf(leads.entity, lead.id) });
      show(undefined);
    } catch (error) {
      if (!isStale(error)) return failed(error);
      try {
        const now = await readLead(lead.id);
        const own = said.current.get(lead.id);
        // Pressed again before the list was read again: nobody else was faster.
        const isOwn = own && !isSame(own, lead) && isSame(own, now);
        if (isOwn) await save(now, values);
        else show({ kind: "conflict", lead: now, values });
      } catch (gone) {
        failed(gone);
      }
    }
  };
  return { isPending, save };
}

const isSame = (values: LeadValues, lead: Lead): boolean =>
  Object.entries(valuesOf(lead)).every(([name, value]) => values[name as keyof LeadValues] === value);
