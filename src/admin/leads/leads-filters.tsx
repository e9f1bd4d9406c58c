import { z } from "zod";
import { Button } from "@/components/ui/button";
import { type LeadList, type LeadsFilter, LEAD_STATUSES } from "@/data/staff/leads";
import { addDays, isDay, startOfDubaiDay } from "@/lib/dubai-time";
import {
  type AddressChoice,
  addressFilter,
  daysOf,
  pageNumber,
  period,
  TIMES,
} from "../shared/address-filter";
import { Chooser, type Choices } from "../shared/chooser";
import { DayInput } from "../shared/day-input";
import { useFullStaffName } from "../shared/staff-name";
import { useOfferedServices } from "./leads";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { leadsTexts } from "@/texts/admin/leads";

export const leadsFilter = addressFilter(
  z.object({
    status: z.enum(["", ...LEAD_STATUSES]).catch(""),
    service: z.string().max(80).catch(""),
    person: z.guid().catch(""),
    ...period,
    page: pageNumber,
  }),
);

/** The filter for the server: days begin in Dubai. */
export function filterOf(choice: typeof leadsFilter.everything): LeadsFilter {
  const { from, to } = daysOf(choice);
  const { status, service, person, page } = choice;
  return {
    status,
    service,
    person,
    page,
    since: from && startOfDubaiDay(from),
    until: to && startOfDubaiDay(addDays(to, 1)),
  };
}

interface LeadsFiltersProps {
  of: AddressChoice<typeof leadsFilter.everything>;
  people: LeadList["people"];
}

/**
 * Filters by status, service, person and period. They are above the list, but after it in the order of Tab, because most work
 * happens in the list.
 */
export function LeadsFilters({
  of: { filter: choice, choose, isNarrowed, clear },
  people,
}: LeadsFiltersProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(leadsTexts);
  const staffName = useFullStaffName();
  const services = useOfferedServices(choice.service === "none" ? "" : choice.service);
  const selects: readonly [name: "status" | "service" | "person", string, Choices][] = [
    ["status", texts.fields.status, LEAD_STATUSES.map((status) => [status, texts.options.status[status]])],
    ["service", texts.fields.service_slug, [["none", texts.noService], ...services]],
    ["person", texts.person, people.map(({ id, email }) => [id, staffName(email)])],
  ];
  return (
    <fieldset className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <legend className="sr-only">{texts.filters}</legend>
      {selects.map(([name, label, choices]) => (
        <Chooser
          key={name}
          label={label}
          isLabelHidden
          none={`${label}: ${common.all}`}
          choices={choices}
          value={choice[name]}
          onChoose={(value) => choose({ [name]: value })}
        />
      ))}
      <Chooser
        label={texts.time}
        isLabelHidden
        choices={TIMES.map((time) => [
          time,
          time === "all" ? `${texts.time}: ${common.all}` : texts.times[time],
        ])}
        value={choice.time}
        onChoose={(time) => choose({ time, from: "", to: "" })}
      />
      {choice.time === "range" &&
        (["from", "to"] as const).map((name) => (
          <DayInput
            key={name}
            aria-label={texts[name]}
            value={choice[name]}
            className="min-h-12"
            onChange={(day) => choose({ [name]: isDay(day) ? day : "" })}
          />
        ))}
      {isNarrowed && (
        <Button variant="ghost" size="small" className="justify-self-start" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </fieldset>
  );
}
