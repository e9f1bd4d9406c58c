import { useState } from "react";
import { FormField } from "@/components/patterns/form-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/staff/form-controls";
import { LEAD_ORIGINS } from "@/data/staff/leads";
import { useOfferedServices } from "./service-field";
import { useAddLead } from "./use-add-lead";
import { useTexts } from "@/i18n/i18n";
import { leadDeskTexts } from "@/words/admin/lead-desk";
import { leadsTexts } from "@/words/admin/leads";

/** A lead that has no code: its service, and where it comes from, which adds it. */
export function AddWithoutCode({ onAdded }: { onAdded: (id: string) => void }) {
  const { without } = useTexts(leadDeskTexts);
  const { origins } = useTexts(leadsTexts);
  const services = useOfferedServices();
  const [service, setService] = useState("");
  const { add, isAdding } = useAddLead({
    onAdded: (lead) => {
      setService("");
      onAdded(lead);
    },
  });
  return (
    <details className="border-border mt-4 border-t pt-2">
      <summary className="min-h-12 cursor-pointer content-center font-semibold">{without.title}</summary>
      <div className="grid gap-4 pt-2 lg:flex lg:items-end">
        <div className="lg:w-80">
          <FormField label={without.service}>
            {(field) => (
              <Select {...field} value={service} onChange={(event) => setService(event.target.value)}>
                <option value="">{without.later}</option>
                {services.map(([slug, name]) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </div>
        <fieldset>
          <legend className="mb-1.5 text-base font-semibold">{without.origin}</legend>
          <div className="flex flex-wrap gap-2">
            {LEAD_ORIGINS.map((origin) => (
              <Button
                key={origin}
                variant="outline"
                size="small"
                disabled={isAdding}
                onClick={() => add({ origin, service_slug: service })}
              >
                {origins[origin]}
              </Button>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}
