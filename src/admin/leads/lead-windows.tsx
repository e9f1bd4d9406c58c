import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { Button } from "@/components/ui/button";
import type { Lead } from "@/data/staff/leads";
import { serviceNamesQuery } from "@/data/staff/names";
import { FormActions, FormDialog } from "../resource/form-dialog";
import type { InputIn } from "../resource/resource";
import { ResourceFields } from "../resource/resource-form";
import { AdminDialog } from "../shared/admin-dialog";
import { takeFocus } from "@/lib/take-focus";
import { FormFields } from "../shared/form-fields";
import { QueryView } from "../shared/query-view";
import { LeadDialog } from "./lead-dialog";
import { FollowUpDialog } from "./follow-up-dialog";
import {
  leads,
  leadValues,
  type LeadValues,
  offeredOf,
  useLeadName,
  useLeadReasons,
  useStateText,
} from "./leads";
import {
  type LeadSteps,
  type LeadWindow,
  LeadStepsContext,
  useKeptStep,
  useLeadSteps,
  useSaveLead,
} from "./use-lead-steps";
import { plainAmount } from "@/i18n/format";
import { useLocale, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { leadsTexts } from "@/texts/admin/leads";
import { manageTexts } from "@/texts/admin/manage";

/**
 * The dialogs of the page's leads, one at a time. They are outside the rows, so that none closes when its row leaves the list.
 */
export function LeadWindows({ children }: { children: ReactNode }) {
  const { conflict } = useTexts(leadsTexts);
  const stateText = useStateText();
  const [open, setOpen] = useState<LeadWindow>();
  const { isSending, isBusy, mutate } = useSaveLead(setOpen);
  const kept = useKeptStep(isBusy);
  const close = () => !isSending && setOpen(undefined);
  const steps: LeadSteps = {
    isBusy,
    ...kept,
    open: setOpen,
    save: (lead, values) => mutate({ before: lead, values, id: lead.id }),
  };
  return (
    <LeadStepsContext value={steps}>
      {children}
      {open?.kind === "booking" && <BookDialog lead={open.lead} status={open.status} onClose={close} />}
      {open?.kind === "losing" && <LoseDialog lead={open.lead} onClose={close} />}
      {open?.kind === "following" && <FollowUpDialog lead={open.lead} onClose={close} />}
      {open?.kind === "details" && <LeadDialog lead={open.lead} onClose={close} />}
      <ConfirmDialog
        isOpen={open?.kind === "conflict"}
        title={conflict.title}
        text={
          open?.kind === "conflict"
            ? conflict.text(stateText(leadValues(open.lead)), stateText(open.values))
            : ""
        }
        confirmLabel={conflict.keepMine}
        cancelLabel={conflict.leave}
        // Not while the list is read: the dialog has the current lead.
        isBusy={isSending}
        onConfirm={() => open?.kind === "conflict" && steps.save(open.lead, open.values)}
        onCancel={close}
      />
    </LeadStepsContext>
  );
}

interface BookDialogProps {
  lead: Lead;
  status: "booked" | "done";
  onClose: () => void;
}

/** The service and the value of a booking, initially the service of the chat's page and its price. */
function BookDialog({ lead, status, onClose }: BookDialogProps) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const { errors } = useTexts(manageTexts);
  const { isBusy, save } = useLeadSteps();
  const name = useLeadName()(lead);
  const priceOf = usePrices();
  const proposed = lead.service_slug || lead.page_service;
  const form = useForm<InputIn<typeof leads>, unknown, LeadValues>({
    resolver: zodResolver(leads.schemaFor(errors, locale)),
    defaultValues: leads.formValues({
      ...leadValues(lead),
      status,
      service_slug: proposed,
      value_aed: lead.value_aed ?? priceOf(proposed),
    }),
  });
  const { formState, setValue, control } = form;
  const isOwnValue = lead.value_aed !== null || formState.dirtyFields.value_aed === true;
  const slug = useWatch({ control, name: "service_slug" });
  const price = priceOf(slug);
  useEffect(() => {
    if (!isOwnValue) setValue("value_aed", price === null ? "" : plainAmount(price));
  }, [isOwnValue, price, setValue]);
  return (
    <FormDialog
      title={status === "done" ? texts.doneTitle : texts.bookTitle}
      description={name}
      size="small"
      isChanged={formState.isDirty}
      onClose={onClose}
    >
      {(askToClose) => (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => void form.handleSubmit((values) => save(lead, values))(event)}
        >
          <FormFields isBusy={isBusy} className="min-w-0">
            <FormProvider {...form}>
              <ResourceFields of={leads} names={["service_slug", "value_aed"]} className="grid gap-5" />
              <FocusOn field={proposed === "" ? "service_slug" : "value_aed"} />
            </FormProvider>
          </FormFields>
          <FormActions isBusy={isBusy} onCancel={askToClose} />
        </form>
      )}
    </FormDialog>
  );
}

/** Focuses the first field; a dialog has its fields only once it is open. */
function FocusOn({ field }: { field: "service_slug" | "value_aed" }) {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus(field, { shouldSelect: true }), [setFocus, field]);
  return null;
}

/** The known prices of services. */
function usePrices() {
  const { data } = useQuery(serviceNamesQuery);
  return (slug: string): number | null => data?.find((one) => one.slug === slug)?.starting_price ?? null;
}

/** The reason for losing a lead. A press on a reason saves it. */
function LoseDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const { isBusy, save } = useLeadSteps();
  const name = useLeadName()(lead);
  const { query } = useLeadReasons("lost_reason");
  return (
    <AdminDialog title={texts.loseTitle} description={name} size="small" onClose={onClose}>
      <QueryView query={query} failed={texts.reasonsFailed}>
        {(reasons) => {
          const offered = offeredOf(reasons);
          if (offered.length === 0) return <p>{texts.noReasons}</p>;
          return (
            <ul className="grid gap-2 sm:grid-cols-2">
              {offered.map((reason, place) => (
                <li key={reason.id}>
                  <Button
                    ref={place === 0 ? takeFocus : undefined}
                    variant="outline"
                    className="w-full whitespace-normal"
                    isBusy={isBusy}
                    onClick={() =>
                      save(lead, { ...leadValues(lead), status: "lost", lost_reason: reason.key })
                    }
                  >
                    {localized(reason, "name", locale)}
                  </Button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </AdminDialog>
  );
}
