import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import type { Lead } from "@/data/staff/leads";
import { serviceNamesQuery } from "@/data/staff/names";
import { FormActions, FormDialog } from "../resource/form-dialog";
import type { InputIn } from "../resource/resource";
import { ResourceFields } from "../resource/resource-form";
import { FormFields } from "../shared/form-fields";
import { leads, type LeadValues, valuesOf } from "./leads";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";
import { manageTexts } from "@/words/admin/manage";

interface BookDialogProps {
  lead: Lead;
  status: "booked" | "done";
  onClose: () => void;
}

/** Asks which service is booked and what it is worth; that begins with the service's price. */
export function BookDialog({ lead, status, onClose }: BookDialogProps) {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const { errors } = useTexts(manageTexts);
  const { isBusy, save } = useLeadSteps();
  const priceOf = usePrices();
  const form = useForm<InputIn<typeof leads>, unknown, LeadValues>({
    resolver: zodResolver(leads.schemaIn(errors, locale)),
    defaultValues: leads.valuesOf({
      ...valuesOf(lead),
      status,
      value_aed: lead.value_aed ?? priceOf(lead.service_slug),
    }),
  });
  const { formState, setValue, control } = form;
  const isOwnValue = lead.value_aed !== null || formState.dirtyFields.value_aed === true;
  const slug = useWatch({ control, name: "service_slug" });
  const price = priceOf(slug);
  useEffect(() => {
    if (!isOwnValue) setValue("value_aed", price === null ? "" : String(price));
  }, [isOwnValue, price, setValue]);
  return (
    <FormDialog
      title={status === "done" ? texts.doneTitle : texts.bookTitle}
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
              <FocusOn field={lead.service_slug === "" ? "service_slug" : "value_aed"} />
            </FormProvider>
          </FormFields>
          <FormActions isBusy={isBusy} onCancel={askToClose} />
        </form>
      )}
    </FormDialog>
  );
}

/** Where one begins; a window has its fields only once it is open. */
function FocusOn({ field }: { field: "service_slug" | "value_aed" }) {
  const { setFocus } = useFormContext();
  useEffect(() => setFocus(field, { shouldSelect: true }), [setFocus, field]);
  return null;
}

/** What services cost, as far as that is known. */
function usePrices() {
  const { data } = useQuery(serviceNamesQuery);
  return (slug: string): number | null => data?.find((one) => one.slug === slug)?.starting_price ?? null;
}
