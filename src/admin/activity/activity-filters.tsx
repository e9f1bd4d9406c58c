import { z } from "zod";
import type { ActivityFilter } from "@/data/staff/changes";
import { FormField } from "@/components/patterns/form-field";
import { isDay } from "@/lib/dubai-time";
import { addressFilter, daysOf, period, TIMES, useAddressFilter } from "../shared/address-filter";
import { Chooser } from "../shared/chooser";
import { DayInput } from "../shared/day-input";
import { useFullStaffName } from "../shared/staff-name";
import { useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/texts/admin/activity";
import { commonTexts } from "@/texts/admin/common";
import { entitiesTexts } from "@/texts/admin/entities";

const activityFilter = addressFilter(
  z.object({
    person: z.string().catch(""),
    entity: z.string().catch(""),
    ...period,
    /** The open entry. */
    entry: z.coerce.number().int().positive().catch(0),
  }),
);

type ActivityChoice = typeof activityFilter.everything;

/** The filter of the activity in the address. */
export function useActivityFilter() {
  const { filter: choice, choose } = useAddressFilter(activityFilter);
  const filter: ActivityFilter = { person: choice.person, entity: choice.entity, ...daysOf(choice) };
  return {
    choice,
    filter,
    choose,
    openEntry: (entry: number) => choose({ entry }, true),
    closeEntry: () => choose({ entry: 0 }),
  };
}

interface ActivityFiltersProps {
  choice: ActivityChoice;
  /** The people in the filter. */
  people: readonly { id: string; email: string }[];
  onChoose: (changes: Partial<ActivityChoice>) => void;
}

/** Filters by person, entity and time. */
export function ActivityFilters({ choice, people, onChoose }: ActivityFiltersProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(activityTexts);
  const { names } = useTexts(entitiesTexts);
  const staffName = useFullStaffName();
  return (
    <fieldset className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <legend className="sr-only">{texts.filters}</legend>
      <Chooser
        label={texts.person}
        className="min-h-13"
        none={texts.everyone}
        choices={people.map(({ id, email }) => [id, staffName(email)])}
        value={choice.person}
        onChoose={(person) => onChoose({ person })}
      />
      <Chooser
        label={texts.kind}
        className="min-h-13"
        none={common.all}
        choices={Object.entries(names).map(([entity, { many }]) => [entity, many])}
        value={choice.entity}
        onChoose={(entity) => onChoose({ entity })}
      />
      <Chooser
        label={texts.time}
        className="min-h-13"
        choices={TIMES.map((time) => [time, texts.times[time]])}
        value={choice.time}
        onChoose={(time) => onChoose({ time })}
      />
      {choice.time === "range" &&
        (["from", "to"] as const).map((name) => (
          <FormField key={name} label={texts[name]}>
            {(field) => (
              <DayInput
                value={choice[name]}
                onChange={(day) => onChoose({ [name]: isDay(day) ? day : "" })}
                {...field}
              />
            )}
          </FormField>
        ))}
    </fieldset>
  );
}
