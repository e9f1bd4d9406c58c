import { notifyManager, useMutation } from "@tanstack/react-query";
import { createContext, use, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { isStale } from "@/data/client/errors";
import { invalidate } from "@/data/client/keys";
import { staleAfter } from "@/data/staff/stale";
import { type Lead, type LeadStatus, readLead } from "@/data/staff/leads";
import { type LeadValues, saveLead } from "@/data/staff/lead.mutations";
import { staffTables } from "@/data/staff/tables";
import { useFailureToast } from "../shared/failure-text";
import { useUndo } from "../history/use-undo";
import { useTexts } from "@/i18n/i18n";
import { leadFollowUpTexts } from "@/texts/admin/lead-follow-ups";
import { leadsTexts } from "@/texts/admin/leads";

/** The open dialog of a lead. */
export type LeadWindow =
  | { kind: "details" | "losing" | "following"; lead: Lead }
  | { kind: "booking"; lead: Lead; status: "booked" | "done" }
  /** Another person was faster: the current lead, and the values that were to be saved. */
  | { kind: "conflict"; lead: Lead; values: LeadValues };

export type LeadStep = LeadStatus | "follow_up";

/** The actions of a page's rows. */
export interface LeadSteps {
  isBusy: boolean;
  /** Keeps a step whose key was pressed while the leads are busy; a later one replaces it. */
  keep: (id: string, step: LeadStep) => void;
  /** @returns the kept step of a lead, once */
  takeKept: (id: string) => LeadStep | undefined;
  open: (window: LeadWindow) => void;
  /** Saves the state of the lead; dialogs close once the server has it. */
  save: (lead: Lead, values: LeadValues) => void;
}

export const LeadStepsContext = createContext<LeadSteps | undefined>(undefined);

/** @throws Error outside the page with the dialogs */
export function useLeadSteps(): LeadSteps {
  const steps = use(LeadStepsContext);
  if (!steps) throw new Error("There is nothing here that opens a lead.");
  return steps;
}

/** A step for which a key was pressed too early, so that no key is lost. It is for the rows of the next reading alone. */
export function useKeptStep(isBusy: boolean): Pick<LeadSteps, "keep" | "takeKept"> {
  const kept = useRef<{ id: string; step: LeadStep }>(undefined);
  // Runs after the rows' own effects.
  useEffect(() => {
    if (!isBusy) kept.current = undefined;
  }, [isBusy]);
  return {
    keep: (id, step) => void (kept.current = { id, step }),
    takeKept: (id) => {
      if (kept.current?.id !== id) return undefined;
      const { step } = kept.current;
      kept.current = undefined;
      return step;
    },
  };
}

/** Saves the state of a lead, at the version that the person has seen, and reports the result. */
export function useSaveLead(show: (window: LeadWindow | undefined) => void) {
  const texts = useTexts(leadsTexts);
  const followUp = useTexts(leadFollowUpTexts);
  const undoOf = useUndo();
  const failed = useFailureToast()(texts.failed);
  const [isReading, setReading] = useState(false);
  const askAbout = async (id: string, values: LeadValues) => {
    try {
      show({ kind: "conflict", lead: await readLead(id), values });
    } catch (gone) {
      failed(gone);
    }
  };
  const { mutate, isPending: isSending } = useMutation({
    ...saveLead,
    onSuccess: (_, { before, values, id }) => {
      const isFollowed = values.follow_up_at !== null && values.follow_up_at !== before?.follow_up_at;
      const text = isFollowed
        ? followUp.saved
        : values.status === before?.status
          ? texts.updated
          : texts.marked[values.status];
      toast.success(text, { id: `lead-${id}`, ...undoOf(staffTables.leads.entity, id) });
      show(undefined);
    },
    // Not awaited: the question opens once the request has ended, so that its buttons can have the focus.
    onError: (error, { values, id }) => (isStale(error) ? void askAbout(id, values) : failed(error)),
    onSettled: (_data, _error, _variables, _result, { client }) => {
      setReading(true);
      // After the rows have what was read: the query client tells them in the same order.
      const end = () => notifyManager.schedule(() => setReading(false));
      void invalidate(client, staleAfter("leads")).finally(end);
    },
  });
  // The next step waits until the leads are read again, because it depends on the result.
  return { mutate, isSending, isBusy: isSending || isReading };
}
