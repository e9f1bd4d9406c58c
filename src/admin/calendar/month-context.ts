import { createContext, use } from "react";
import type { CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import type { Day } from "@/lib/dubai-time";

interface Month {
  items: ReadonlyMap<Day, readonly CalendarItem[]>;
  onSelect: (day: Day) => void;
}

/** What the cells of the month's grid show. The grid makes them itself, so they cannot be given it as props. */
export const MonthContext = createContext<Month>({ items: new Map(), onSelect: () => undefined });

export const useMonth = () => use(MonthContext);
