import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Day } from "@/lib/dubai-time";
import { dayName } from "./day-names";
import { ItemCard } from "./item-card";

interface DayPanelProps {
  day: Day;
  items: readonly CalendarItem[];
  onAdd: () => void;
  onEdit: (item: CalendarItem) => void;
  onDelete: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, day: Day) => void;
}

/** What is planned for the selected day. */
export function DayPanel({ day, items, onAdd, onEdit, onDelete, onMove }: DayPanelProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ day, items });
  useEffect(() => {
    const isNews = shown.current.day !== day || shown.current.items !== items;
    shown.current = { day, items };
    // An item that was moved or deleted had the focus and took it along.
    if (isNews && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [day, items]);
  return (
    <section aria-labelledby="calendar-day" className="rounded-card border-border bg-card border p-5">
      <h2
        ref={heading}
        id="calendar-day"
        tabIndex={-1}
        aria-live="polite"
        className="mb-4 text-xl tracking-normal outline-none"
      >
        {dayName(day, "full", locale)}
      </h2>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted-foreground">{texts.dayEmpty}</p>
          <Button variant="quiet" size="small" onClick={onAdd}>
            <Plus />
            {texts.addItem}
          </Button>
        </div>
      ) : (
        <ul>
          {items.map((item) => (
            <ItemCard
              key={item.id}
              item={item}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
              onMove={(target) => onMove(item, target)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
