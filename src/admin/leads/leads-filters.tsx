import { useSearchParams } from "react-router-dom";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { type LeadList, type LeadsFilter, LEAD_STATUSES } from "@/data/staff/leads";
import { addDays, isDay, startOfDubaiDay, todayInDubai } from "@/lib/dubai-time";
import { useOfferedServices } from "./leads";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { leadsTexts } from "@/words/admin/leads";

/** The choices of a period; `range` is a day to a day. */
const TIMES = ["all", "today", "week", "month", "range"] as const;

/** How many days before today each choice begins. */
const DAYS_BACK: Partial<Record<(typeof TIMES)[number], number>> = { today: 0, week: 6, month: 29 };

const day = z.string().refine(isDay).catch("");

/** `?status=talking&time=week&page=2`; what makes no sense counts as not said. */
const choiceSchema = z.object({
  status: z.enum(["", ...LEAD_STATUSES]).catch(""),
  service: z.string().max(80).catch(""),
  person: z.guid().catch(""),
  time: z.enum(TIMES).catch("all"),
  from: day,
  to: day,
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export type LeadsChoice = z.infer<typeof choiceSchema>;

export const EVERYTHING = choiceSchema.parse({});

/** The address of a list; what is not said stays out of it. */
const writeChoice = (choice: LeadsChoice): URLSearchParams =>
  new URLSearchParams(
    Object.entries(choice)
      .filter(([name, value]) => value !== EVERYTHING[name as keyof LeadsChoice])
      .map(([name, value]) => [name, String(value)]),
  );

/** What is asked of the server: days begin in Dubai. */
export function filterOf({ time, from, to, ...choice }: LeadsChoice): LeadsFilter {
  const back = DAYS_BACK[time];
  const first = back === undefined ? (time === "range" ? from : "") : addDays(todayInDubai(), -back);
  const last = time === "range" ? to : "";
  return {
    ...choice,
    since: first && startOfDubaiDay(first),
    until: last && startOfDubaiDay(addDays(last, 1)),
  };
}

/** Whether anything narrows the list down. */
export const isNarrowed = (choice: LeadsChoice): boolean => writeChoice({ ...choice, page: 1 }).size > 0;

/** Which leads the address asks for, so that a list can be kept and shared. */
export function useLeadsFilter() {
  const [search, setSearch] = useSearchParams();
  const choice = choiceSchema.parse(Object.fromEntries(search));
  return {
    choice,
    choose: (change: Partial<LeadsChoice>) =>
      setSearch(writeChoice({ ...choice, page: 1, ...change }), {
        replace: change.page === undefined,
        preventScrollReset: change.page === undefined,
      }),
  };
}

interface LeadsFiltersProps {
  choice: LeadsChoice;
  people: LeadList["people"];
  onChoose: (change: Partial<LeadsChoice>) => void;
}

type Choices = readonly (readonly [value: string, label: string])[];

/** By status, service, person and period. */
export function LeadsFilters({ choice, people, onChoose }: LeadsFiltersProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(leadsTexts);
  const services = useOfferedServices(choice.service === "none" ? "" : choice.service);
  const selects: readonly [name: "status" | "service" | "person", string, Choices][] = [
    ["status", texts.fields.status, LEAD_STATUSES.map((status) => [status, texts.options.status[status]])],
    ["service", texts.fields.service_slug, [["none", texts.noService], ...services]],
    ["person", texts.person, people.map(({ id, email }) => [id, email])],
  ];
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <legend className="sr-only">{texts.filters}</legend>
      {selects.map(([name, label, choices]) => (
        <Select
          key={name}
          aria-label={label}
          value={choice[name]}
          onChange={(event) => onChoose({ [name]: event.target.value })}
        >
          <option value="">{`${label}: ${common.all}`}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      <Select
        aria-label={texts.time}
        value={choice.time}
        onChange={(event) =>
          onChoose({ time: TIMES.find((time) => time === event.target.value) ?? "all", from: "", to: "" })
        }
      >
        {TIMES.map((time) => (
          <option key={time} value={time}>
            {time === "all" ? `${texts.time}: ${common.all}` : texts.times[time]}
          </option>
        ))}
      </Select>
      {choice.time === "range" &&
        (["from", "to"] as const).map((name) => (
          <Input
            key={name}
            type="date"
            aria-label={texts[name]}
            value={choice[name]}
            className="min-h-12"
            onChange={(event) => onChoose({ [name]: event.target.value })}
          />
        ))}
      {isNarrowed(choice) && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start"
          onClick={() => onChoose(EVERYTHING)}
        >
          {texts.clear}
        </Button>
      )}
    </fieldset>
  );
}
