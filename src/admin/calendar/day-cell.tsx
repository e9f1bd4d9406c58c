import { useDraggable, useDroppable } from "@dnd-kit/core";
import { createContext, use } from "react";
import type { DayProps } from "react-day-picker";
import type { CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";
import { toneOf, topicOf } from "./calendar-item";
import { dayOf, type Day } from "@/lib/dubai-time";

const MAX_CHIPS = 2;

const CHIP_TONES = {
  green: "bg-primary-soft text-primary",
  yellow: "bg-saffron-soft text-foreground",
  blue: "bg-info-soft text-info",
  grey: "bg-sand text-foreground",
  red: "",
} as const;

interface Month {
  items: ReadonlyMap<Day, readonly CalendarItem[]>;
  onSelect: (day: Day) => void;
}

/** What the cells of the month's grid show. The grid makes them itself, so they cannot be given it as props. */
export const MonthContext = createContext<Month>({ items: new Map(), onSelect: () => undefined });

/** One day of the grid: its number, and on wide screens what is planned, which can be dragged from here, too. */
export function DayCell({ day, modifiers, children, className, ...cell }: DayProps) {
  const { t } = useAdminI18n();
  const { items } = use(MonthContext);
  const name = dayOf(day.date);
  const { setNodeRef, isOver } = useDroppable({ id: name, disabled: modifiers["hidden"] === true });
  const planned = modifiers["hidden"] ? [] : (items.get(name) ?? []);
  const rest = planned.length - MAX_CHIPS;
  return (
    <td ref={setNodeRef} className={cn(className, isOver && "ring-primary z-10 ring-2 ring-inset")} {...cell}>
      {children}
      {planned.length > 0 && (
        // The button beside it says how many there are, and the panel which.
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-1.5 bottom-1.5">
          <div className="flex justify-center gap-1 lg:hidden">
            {planned.slice(0, 3).map((item) => (
              <span
                key={item.id}
                className={cn("border-foreground/30 size-1.5 rounded-full border", dotOf(item))}
              />
            ))}
          </div>
          <div className="hidden gap-1 lg:grid">
            {planned.slice(0, MAX_CHIPS).map((item) => (
              <Chip key={item.id} item={item} day={name} />
            ))}
            {rest > 0 && (
              <span className="text-muted-foreground px-1.5 text-sm">{t.calendar.moreOnDay(rest)}</span>
            )}
          </div>
        </div>
      )}
    </td>
  );
}

const dotOf = (item: CalendarItem) =>
  ({ green: "bg-primary", yellow: "bg-saffron", blue: "bg-info", grey: "bg-sand", red: "" })[
    toneOf(item.status)
  ];

function Chip({ item, day }: { item: CalendarItem; day: Day }) {
  const { locale } = useAdminI18n();
  const { onSelect } = use(MonthContext);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `chip ${item.id}`, data: { item } });
  const topic = topicOf(item, locale);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the pointer; the day's own button and the panel do the same by keyboard
    <span
      ref={setNodeRef}
      lang={topic.lang}
      title={topic.text}
      className={cn(
        "pointer-events-auto block cursor-grab truncate rounded-md px-1.5 py-0.5 text-sm leading-5 font-semibold",
        CHIP_TONES[toneOf(item.status)],
        isDragging && "opacity-40",
      )}
      {...listeners}
      onClick={() => onSelect(day)}
    >
      {topic.text}
    </span>
  );
}
