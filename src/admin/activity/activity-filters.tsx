import { FormField } from "@/components/patterns/form-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/staff/select";
import type { ActivityFilter } from "@/data/activity/activity.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChoose: (filter: ActivityFilter) => void;
}

/** By person, kind and days. */
export function ActivityFilters({ filter, onChoose }: ActivityFiltersProps) {
  const { t } = useAdminI18n();
  const texts = t.activity;
  const choose = (name: keyof ActivityFilter) => (event: { target: { value: string } }) =>
    onChoose({ ...filter, [name]: event.target.value });
  return (
    <fieldset className="mb-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <legend className="sr-only">{texts.filters}</legend>
      <FormField label={texts.person}>
        {(field) => (
          <Input
            type="search"
            placeholder={texts.personHint}
            value={filter.person}
            onChange={choose("person")}
            {...field}
          />
        )}
      </FormField>
      <FormField label={texts.kind}>
        {(field) => (
          <Select className="min-h-13" value={filter.entity} onChange={choose("entity")} {...field}>
            <option value="">{t.common.all}</option>
            {Object.entries(texts.kinds).map(([entity, name]) => (
              <option key={entity} value={entity}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {(["from", "to"] as const).map((name) => (
        <FormField key={name} label={texts[name]}>
          {(field) => <Input type="date" value={filter[name]} onChange={choose(name)} {...field} />}
        </FormField>
      ))}
    </fieldset>
  );
}
