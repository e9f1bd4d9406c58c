import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { CalendarItem } from "@/data/staff/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Day } from "@/lib/dubai-time";
import { dayName } from "./day-names";
import { type DayPlan, sizeOf } from "./calendar-item";
import { ItemCard } from "./item-card";
import { ScheduledPostCard } from "./scheduled-post-card";

interface DayPanelProps {
  day: Day;
  plan: DayPlan;
  onAdd: () => void;
  onEdit: (item: CalendarItem) => void;
  onDelete: (item: CalendarItem) => void;
  onMove: (item: CalendarItem, day: Day) => void;
}

/** What is planned for the selected day. */
export function DayPanel({ day, plan, onAdd, onEdit, onDelete, onMove }: DayPanelProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ day, plan });
  useEffect(() => {
    const isNews = shown.current.day !== day || shown.current.plan !== plan;
    shown.current = { day, plan };
    // An item that was moved or deleted had the focus and took it along.
    if (isNews && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [day, plan]);
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
      {sizeOf(plan) === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted-foreground">{texts.dayEmpty}</p>
          <Button variant="quiet" size="small" onClick={onAdd}>
            <Plus />
            {texts.addItem}
          </Button>
        </div>
      ) : (
        <ul>
          {plan.items.map((item) => (
            <ItemCard
              key={item.id}
              item={item}
              time={plan.times.get(item.post_id ?? "")}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
              onMove={(target) => onMove(item, target)}
            />
          ))}
          {plan.posts.map((post) => (
            <ScheduledPostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}
