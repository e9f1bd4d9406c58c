import { useSearchParams } from "react-router-dom";
import type { ActivityFilter } from "@/data/staff/changes";
import { addDays, isDay, todayInDubai } from "@/lib/dubai-time";
import { FormField } from "@/components/patterns/form-field";
import { Input, Select } from "@/components/ui/staff/form-controls";
import { Options } from "../shared/options";
import { useTexts } from "@/i18n/i18n";
import { activityTexts } from "@/words/admin/activity";
import { commonTexts } from "@/words/admin/common";

/** The choices of time; `range` is a day to a day. */
const TIMES = ["all", "today", "week", "month", "range"] as const;
type Time = (typeof TIMES)[number];

/** How many days before today each choice begins. */
const DAYS_BACK: Partial<Record<Time, number>> = { today: 0, week: 6, month: 29 };

type ActivityChoice = Record<"person" | "entity" | "from" | "to", string> & { time: Time };

/** What of the activity the address asks for, so that it can be shared and stays after a reload. */
export function useActivityFilter() {
  const [params, setParams] = useSearchParams();
  const text = (name: string) => params.get(name) ?? "";
  const day = (name: string) => (isDay(text(name)) ? text(name) : "");
  const choice: ActivityChoice = {
    person: text("person"),
    entity: text("entity"),
    time: TIMES.find((time) => time === text("time")) ?? "all",
    from: day("from"),
    to: day("to"),
  };
  const back = DAYS_BACK[choice.time];
  const filter: ActivityFilter = {
    person: choice.person,
    entity: choice.entity,
    from: back === undefined ? (choice.time === "range" ? choice.from : "") : addDays(todayInDubai(), -back),
    to: choice.time === "range" ? choice.to : "",
  };
  const set = (changes: Partial<Record<keyof ActivityChoice | "entry", string>>, isNew = false) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: !isNew, preventScrollReset: true },
    );
  const entry = Number(params.get("entry"));
  return {
    choice,
    filter,
    choose: (changes: Partial<ActivityChoice>) => set(changes),
    /** The entry that is looked at. */
    entry: Number.isSafeInteger(entry) && entry > 0 ? entry : undefined,
    openEntry: (id: number) => set({ entry: String(id) }, true),
    closeEntry: () => set({ entry: "" }),
  };
}

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
            {Object.entries(texts.kinds).map(([entity, kind]) => (
              <option key={entity} value={entity}>
                {kind}
              </option>
            ))}
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
