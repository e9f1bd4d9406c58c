import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { serviceNamesQuery } from "@/data/staff/names";
import { localized } from "@/i18n/localized";
import { SelectField, type ControlProps } from "../resource/controls";
import { useLocale, useTexts } from "@/i18n/i18n";
import { leadsTexts } from "@/words/admin/leads";

/** The services that are offered, and `kept` wherever it is one of them or not; of each its slug and its name. */
export function useOfferedServices(kept = ""): readonly (readonly [slug: string, name: string])[] {
  const locale = useLocale();
  const { data: services = [] } = useQuery(serviceNamesQuery);
  const offered = services
    .filter(({ slug, is_active: isActive }) => isActive || slug === kept)
    .map((row) => [row.slug, localized(row, "name", locale) || row.slug] as const);
  const isListed = kept === "" || offered.some(([slug]) => slug === kept);
  return isListed ? offered : [...offered, [kept, kept]];
}

/** The service of a lead, also one that is not offered any more. */
export function ServiceField(props: ControlProps) {
  const { noService } = useTexts(leadsTexts);
  const { formState } = useFormContext();
  const offered = useOfferedServices(String(formState.defaultValues?.[props.name] ?? ""));
  return (
    <SelectField
      {...props}
      values={["", ...offered.map(([slug]) => slug)]}
      options={{ "": noService, ...Object.fromEntries(offered) }}
    />
  );
}
