import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { type LeadList, LEAD_STATUSES } from "@/data/staff/leads";
import { EVERYTHING, isNarrowed, type LeadsChoice, TIMES } from "./use-leads-filter";
import { useOfferedServices } from "./service-field";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/words/admin/common";
import { leadsTexts } from "@/words/admin/leads";

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
