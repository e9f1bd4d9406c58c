import { useQuery } from "@tanstack/react-query";
import type { LeadValues } from "@/data/staff/lead.mutations";
import { type Lead, leadOptionsQuery } from "@/data/staff/leads";
import { serviceNamesQuery } from "@/data/staff/names";
import { formatPrice } from "@/i18n/format";
import { localized } from "@/i18n/localized";
import { leadFollowUpTexts } from "@/texts/admin/lead-follow-ups";
import { leadsTexts } from "@/texts/admin/leads";
import { formatRecent } from "../shared/moments";
import { ReadFailure } from "../shared/query-view";
import { useServiceName } from "../shared/use-service-name";
import { useLocale, useTexts } from "@/i18n/i18n";

export const leadValues = (lead: Lead): LeadValues => ({
  status: lead.status,
  service_slug: lead.service_slug,
  value_aed: lead.value_aed,
  lost_reason: lead.lost_reason,
  follow_up_at: lead.follow_up_at,
  follow_up_reason: lead.follow_up_reason,
});

/** Below a choice of services: that it is not complete, because they could not be read. */
export function ServicesFailure() {
  const { servicesFailed } = useTexts(leadsTexts);
  return <ReadFailure of={[useQuery(serviceNamesQuery)]} text={servicesFailed} />;
}

/** The active services, and `kept` in any case; each with its slug and its name. */
export function useOfferedServices(kept = ""): readonly (readonly [slug: string, name: string])[] {
  const locale = useLocale();
  const { data: services = [] } = useQuery(serviceNamesQuery);
  const offered = services
    .filter(({ slug, is_active: isActive }) => isActive || slug === kept)
    .map((row) => [row.slug, localized(row, "name", locale) || row.slug] as const);
  const isListed = kept === "" || offered.some(([slug]) => slug === kept);
  return isListed ? offered : [...offered, [kept, kept]];
}

/** The name of a service; for a deleted one the application's own name, otherwise its slug. */
export function useLeadService(): (slug: string) => string {
  const locale = useLocale();
  const { noService } = useTexts(leadsTexts);
  const serviceName = useServiceName();
  const { data: services } = useQuery(serviceNamesQuery);
  return (slug) => {
    if (slug === "") return noService;
    const row = services?.find((one) => one.slug === slug);
    return (row && localized(row, "name", locale)) || (serviceName(slug) ?? slug);
  };
}

/** What tells a lead apart from others of its service: its code, otherwise when it was added. */
export function useLeadName(): (lead: Pick<Lead, "service_slug" | "code" | "created_at">) => string {
  const locale = useLocale();
  const serviceOf = useLeadService();
  return ({ service_slug: slug, code, created_at: added }) =>
    `${serviceOf(slug)} · ${code ?? formatRecent(Date.parse(added), locale)}`;
}

/** The reasons for lost leads or follow-ups, in the owner's words. */
export function useLeadReasons(kind: "lost_reason" | "follow_up") {
  const locale = useLocale();
  const query = useQuery({
    ...leadOptionsQuery,
    select: (options) => options.filter((option) => option.kind === kind),
  });
  return {
    query,
    reasonName: (key: string): string => {
      const row = query.data?.find((one) => one.key === key);
      return row ? localized(row, "name", locale) : key;
    },
  };
}

/** Those that a lead can be given now. */
export const offeredOf = <Reason extends { is_active: boolean }>(reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ is_active: isActive }) => isActive);

/** The state of a lead in a few words. */
export function useStateText() {
  const locale = useLocale();
  const texts = useTexts(leadsTexts);
  const followUp = useTexts(leadFollowUpTexts);
  const serviceOf = useLeadService();
  const { reasonName } = useLeadReasons("lost_reason");
  return ({
    status,
    service_slug: slug,
    value_aed: value,
    lost_reason: why,
    follow_up_at: at,
  }: LeadValues): string =>
    [
      texts.options.status[status],
      status === "lost" ? reasonName(why) : serviceOf(slug),
      ...(value !== null && status !== "lost" ? [formatPrice(value, locale)] : []),
      ...(at !== null && status === "talking"
        ? [followUp.planned(formatRecent(Date.parse(at), locale))]
        : []),
    ].join(" · ");
}
