import { FormField } from "@/components/patterns/form-field";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { ENTITIES } from "@/data/staff/changes.shapes";
import { Options } from "../shared/options";
import { type ActivityChoice, TIMES } from "./use-activity-filter";
import { useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/words/admin/activity";
import { commonTexts } from "@/words/admin/common";

interface ActivityFiltersProps {
  choice: ActivityChoice;
  /** Who may be asked for. */
  people: readonly { id: string; email: string }[];
  onChoose: (changes: Partial<ActivityChoice>) => void;
}

/** By person, kind and time. */
export function ActivityFilters({ choice, people, onChoose }: ActivityFiltersProps) {
  const common = useTexts(commonTexts);
  const texts = useTexts(activityTexts);
  const choose = (name: keyof ActivityChoice) => (event: { target: { value: string } }) =>
    onChoose({ [name]: event.target.value });
  return (
    <fieldset className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <legend className="sr-only">{texts.filters}</legend>
      <FormField label={texts.person}>
        {(field) => (
          <Select className="min-h-13" value={choice.person} onChange={choose("person")} {...field}>
            <option value="">{texts.everyone}</option>
            {people.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={texts.kind}>
        {(field) => (
          <Select className="min-h-13" value={choice.entity} onChange={choose("entity")} {...field}>
            <option value="">{common.all}</option>
            <Options of={ENTITIES} label={(entity) => texts.kinds[entity]} />
          </Select>
        )}
      </FormField>
      <FormField label={texts.time}>
        {(field) => (
          <Select className="min-h-13" value={choice.time} onChange={choose("time")} {...field}>
            <Options of={TIMES} label={(time) => texts.times[time]} />
          </Select>
        )}
      </FormField>
      {choice.time === "range" &&
        (["from", "to"] as const).map((name) => (
          <FormField key={name} label={texts[name]}>
            {(field) => <Input type="date" value={choice[name]} onChange={choose(name)} {...field} />}
          </FormField>
        ))}
    </fieldset>
  );
}
