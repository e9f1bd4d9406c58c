import { useSearchParams } from "react-router-dom";
import type { ActivityFilter } from "@/data/staff/changes";
import { addDays, isDay, todayInDubai } from "@/lib/dubai-time";

/** The choices of time; `range` is a day to a day. */
export const TIMES = ["all", "today", "week", "month", "range"] as const;
type Time = (typeof TIMES)[number];

/** How many days before today each choice begins. */
const DAYS_BACK: Partial<Record<Time, number>> = { today: 0, week: 6, month: 29 };

export type ActivityChoice = Record<"person" | "entity" | "from" | "to", string> & { time: Time };

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
