import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo } from "react";
import { DayPicker, type ChevronProps } from "react-day-picker";
import type { CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { dirOf } from "@/i18n/locales";
import { DayCell, MonthContext } from "./day-cell";
import { dayName } from "./day-names";
import { dateOf, dayOf, monthOf, todayInDubai, type Day } from "@/lib/dubai-time";

const SUNDAY = 0;

interface MonthCalendarProps {
  selected: Day;
  items: ReadonlyMap<Day, readonly CalendarItem[]>;
  onSelect: (day: Day) => void;
}

const CLASSES = {
  months: "relative",
  month_caption: "flex min-h-12 items-center ps-1 text-xl font-semibold",
  nav: "absolute end-0 top-0 flex gap-2",
  button_previous:
    "rounded-control border-border bg-card hover:bg-sand grid size-12 place-items-center border",
  button_next: "rounded-control border-border bg-card hover:bg-sand grid size-12 place-items-center border",
  chevron: "size-5 rtl:-scale-x-100",
  month_grid: "mt-4 w-full table-fixed border-collapse",
  weekday: "text-muted-foreground px-0 pb-2 text-center text-xs font-semibold sm:text-base",
  day: "border-border relative h-13 border p-0 align-top lg:h-28",
  day_button:
    "absolute inset-0 flex items-center justify-center text-base hover:bg-sand lg:items-start lg:justify-start lg:px-3 lg:py-2",
  selected: "bg-primary-soft [&>button]:hover:bg-transparent",
  today: "text-primary [&>button]:font-bold",
} as const;

/** The month of the selected day; days with items are bold and underlined, and take what is dragged onto them. */
export function MonthCalendar({ selected, items, onSelect }: MonthCalendarProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.calendar;

  const formatters = useMemo(
    () => ({
      formatCaption: (date: Date) => dayName(dayOf(date), "month", locale),
      formatWeekdayName: (date: Date) => dayName(dayOf(date), "weekday", locale),
    }),
    [locale],
  );
  const labels = useMemo(
    () => ({
      labelNav: () => texts.title,
      labelGrid: (date: Date) => dayName(dayOf(date), "month", locale),
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelWeekday: (date: Date) => dayName(dayOf(date), "weekday", locale),
      labelDayButton: (date: Date, { today }: Record<string, boolean>) => {
        const day = dayOf(date);
        const name = today ? `${texts.today}: ${dayName(day, "full", locale)}` : dayName(day, "full", locale);
        return texts.dayLabel(name, items.get(day)?.length ?? 0);
      },
    }),
    [texts, locale, items],
  );
  const month = useMemo(() => ({ items, onSelect }), [items, onSelect]);

  return (
    <MonthContext value={month}>
      <DayPicker
        mode="single"
        required
        selected={dateOf(selected)}
        onSelect={(date) => onSelect(dayOf(date))}
        month={dateOf(monthOf(selected).first)}
        onMonthChange={(date) => onSelect(firstShown(dayOf(date)))}
        today={dateOf(todayInDubai())}
        weekStartsOn={SUNDAY}
        dir={dirOf(locale)}
        lang={locale}
        formatters={formatters}
        labels={labels}
        modifiers={{ planned: (date) => items.has(dayOf(date)) }}
        modifiersClassNames={{
          planned: "[&>button]:font-bold [&>button]:underline [&>button]:underline-offset-4",
        }}
        classNames={CLASSES}
        components={{ Day: DayCell, Chevron: Arrow }}
      />
    </MonthContext>
  );
}

/** A month is opened on today where it has today, else on its first day. */
function firstShown(day: Day): Day {
  const { first, last } = monthOf(day);
  const today = todayInDubai();
  return first <= today && today <= last ? today : first;
}

function Arrow({ orientation, className }: ChevronProps) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className={className} />;
}
