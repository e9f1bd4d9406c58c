import { Plus } from "lucide-react";
import type { Ref } from "react";
import { useRestoreFocus } from "@/admin/shared/focus";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import type { CalendarItem } from "@/data/staff/editorial-calendar";
import type { Day } from "@/lib/dubai-time";
import { dayName, heldBackOf, type Planned, titleOf } from "./calendar-item";
import { HeldBack, ItemCard, PostLink } from "./item-card";
import { useLocale, useTexts } from "@/i18n/i18n";
import { calendarTexts } from "@/texts/admin/calendar";
import { postsTexts } from "@/texts/admin/posts";

interface DayPanelProps {
  ref?: Ref<HTMLElement>;
  day: Day;
  plan: readonly Planned[];
  onAdd: () => void;
  onEdit: (item: CalendarItem) => void;
  onDelete: (item: CalendarItem) => void;
}

/** The plans of the selected day. */
export function DayPanel({ ref, day, plan, onAdd, onEdit, onDelete }: DayPanelProps) {
  const locale = useLocale();
  const texts = useTexts(calendarTexts);
  // A moved or deleted item had the focus.
  const heading = useRestoreFocus<HTMLHeadingElement>(plan);
  return (
    <section
      ref={ref}
      aria-labelledby="calendar-day"
      className="rounded-card border-border bg-card scroll-mb-6 border p-5"
    >
      <h2
        ref={heading}
        id="calendar-day"
        tabIndex={-1}
        aria-live="polite"
        className="mb-4 text-xl tracking-normal outline-none"
      >
        {dayName(day, "full", locale)}
      </h2>
      {plan.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-muted-foreground">{texts.dayEmpty}</p>
          <Button variant="quiet" size="small" onClick={onAdd}>
            <Plus />
            {texts.addToDay}
          </Button>
        </div>
      ) : (
        <ul>
          {plan.map((planned) =>
            planned.item ? (
              <ItemCard key={planned.item.id} {...planned} onEdit={onEdit} onDelete={onDelete} />
            ) : (
              <ScheduledPostCard key={planned.post.id} planned={planned} />
            ),
          )}
        </ul>
      )}
    </section>
  );
}

/** A post that is scheduled for the day without a topic in the calendar. Its time is changed in the editor. */
function ScheduledPostCard({ planned }: { planned: Extract<Planned, { post: object }> }) {
  const locale = useLocale();
  const posts = useTexts(postsTexts);
  const texts = useTexts(calendarTexts);
  const title = titleOf(planned, locale, posts.untitled);
  return (
    <li className="border-border grid gap-3 border-t py-4 first:border-t-0 first:pt-0">
      <div className="grid gap-1.5">
        <h3 lang={title.lang} dir="auto" className="text-lg leading-snug font-semibold tracking-normal">
          {title.text}
        </h3>
        <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          <Badge tone="blue">{texts.options.status.scheduled}</Badge>
          <HeldBack langs={heldBackOf(planned)} />
          <span>{texts.goesOutAt(planned.time)}</span>
        </p>
      </div>
      <PostLink id={planned.post.id} topic={title.text} />
    </li>
  );
}
