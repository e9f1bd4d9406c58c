import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form";
import { z } from "zod";
import { LEAD_STATUSES, type Lead, MAX_VALUE } from "@/data/staff/leads";
import type { LeadValues } from "@/data/staff/lead.mutations";
import { serviceNamesQuery } from "@/data/staff/names";
import { serviceTitle } from "@/content/service-titles";
import { plainAmount } from "@/i18n/format";
import { leadsTexts } from "@/texts/admin/leads";
import { manageTexts } from "@/texts/admin/manage";
import { SelectField, type ControlProps } from "../resource/controls";
import { amount, choice, text } from "../resource/fields";
import { FormActions, FormDialog } from "../resource/form-dialog";
import { type InputIn, resource } from "../resource/resource";
import { ResourceFields } from "../resource/resource-form";
import { FormFields } from "../shared/form-fields";
import { leadValues, ServicesFailure, useLeadName, useOfferedServices } from "./leads";
import { useLeadSteps } from "./use-lead-steps";
import { useLocale, useTexts } from "@/i18n/i18n";

/** The form of a booking. */
const leads = resource("leads", {
  texts: leadsTexts,
  fields: {
    status: choice(LEAD_STATUSES),
    service_slug: { ...text({ max: 80 }), Control: ServiceField },
    value_aed: amount(MAX_VALUE),
    lost_reason: text({ max: 60 }),
    follow_up_at: {
      schema: () => z.string().nullable(),
      initialValue: null,
      toInput: (at: string): string | null => at,
    },
    follow_up_reason: text({ max: 60 }),
  },
  nameOf: ({ service_slug: slug }, texts, locale) =>
    serviceTitle(slug)?.[locale] ?? (slug || texts.noService),
  check: ({ service_slug: slug, value_aed: value }, refuse, { errors }) => {
    if (slug === "") refuse("service_slug", errors.service_slug);
    if (value === null) refuse("value_aed", errors.value);
  },
});

interface BookDialogProps {
  lead: Lead;
  status: "booked" | "done";
  onClose: () => void;
}

/** The service and the value of a booking, initially the service of the chat's page and its price. */
export function BookDialog({ lead, status, onClose }: BookDialogProps) {
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

/** The service of a lead, also one that is no longer offered. */
function ServiceField(props: ControlProps) {
  const { noService } = useTexts(leadsTexts);
  const { formState } = useFormContext();
  const offered = useOfferedServices(String(formState.defaultValues?.[props.name] ?? ""));
  return (
    <>
      <SelectField
        {...props}
        values={["", ...offered.map(([slug]) => slug)]}
        options={{ "": noService, ...Object.fromEntries(offered) }}
      />
      <ServicesFailure />
    </>
  );
}
