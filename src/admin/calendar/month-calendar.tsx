import { ChevronLeft, ChevronRight } from "lucide-react";
import { createContext, use } from "react";
import { DayPicker, type ChevronProps, type DayProps } from "react-day-picker";
import { useDraggable, useDroppable } from "@dnd-kit/core";
import { dirOf } from "@/config/locales";
import { dateOf, dayOf, monthOf, todayInDubai, type Day } from "@/lib/dubai-time";
import { cn } from "@/lib/class-names";
import { dayName, NOTHING_PLANNED, type Planned, statusOf, titleOf, toneOf } from "./calendar-item";
import { useLocale, useTexts } from "@/i18n/i18n";
import { calendarTexts } from "@/texts/admin/calendar";
import { postsTexts } from "@/texts/admin/posts";
import { WithNumbers } from "@/components/ui/with-numbers";

const MAX_CHIPS = 2;
const MAX_DOTS = 3;
const DOTS = {
  green: "bg-primary",
  yellow: "bg-saffron",
  blue: "bg-info",
  grey: "bg-sand",
} as const;
const CHIP_TONES = {
  green: "bg-primary-soft text-primary",
  yellow: "bg-saffron-soft text-foreground",
  blue: "bg-info-soft text-info",
  grey: "bg-sand text-foreground",
} as const;

/** The first day of the working week in the Emirates. */
const MONDAY = 1;

interface MonthCalendarProps {
  selected: Day;
  plans: ReadonlyMap<Day, readonly Planned[]>;
  /** Called with the pressed day. */
  onSelect: (day: Day) => void;
  /** Called with a day of the new month. */
  onMonthChange: (day: Day) => void;
}

const CLASSES = {
  months: "relative",
  month_caption: "flex min-h-12 items-center ps-1 text-xl font-semibold",
  nav: "absolute end-0 top-0 flex gap-2",
  button_previous:
    "rounded-control border-border bg-card hover:bg-sand grid size-12 place-items-center border",
  button_next: "rounded-control border-border bg-card hover:bg-sand grid size-12 place-items-center border",
  chevron: "size-5 mirror-rtl",
  month_grid: "mt-4 w-full table-fixed border-collapse",
  weekday: "text-muted-foreground px-0 pb-2 text-center text-xs font-semibold sm:text-base",
  day: "border-border relative h-13 border p-0 align-top lg:h-32",
  day_button:
    "absolute inset-0 flex items-center justify-center text-base hover:bg-sand lg:items-start lg:justify-start lg:px-3 lg:py-2",
  selected: "bg-primary-soft [&>button]:hover:bg-transparent",
  today: "text-primary [&>button]:font-bold",
} as const;

/** The month of the selected day; days with items are bold and underlined, and accept dragged items. */
export function MonthCalendar({ selected, plans, onSelect, onMonthChange }: MonthCalendarProps) {
  const locale = useLocale();
  const texts = useTexts(calendarTexts);

  const monthName = (date: Date) => dayName(dayOf(date), "month", locale);
  const weekdayName = (date: Date) => dayName(dayOf(date), "weekday", locale);
  // Without its article an Arabic name fits a seventh of a phone.
  const columnName = (date: Date) => weekdayName(date).replace(/^ال/, "");
  return (
    <MonthContext value={{ plans, onSelect }}>
      <DayPicker
        mode="single"
        required
        selected={dateOf(selected)}
        onSelect={(date) => onSelect(dayOf(date))}
        month={dateOf(monthOf(selected).first)}
        onMonthChange={(date) => onMonthChange(firstShown(dayOf(date)))}
        today={dateOf(todayInDubai())}
        weekStartsOn={MONDAY}
        dir={dirOf(locale)}
        lang={locale}
        formatters={{ formatCaption: monthName, formatWeekdayName: columnName }}
        labels={{
          labelNav: () => texts.title,
          labelGrid: monthName,
          labelPrevious: () => texts.previousMonth,
          labelNext: () => texts.nextMonth,
          labelWeekday: weekdayName,
          labelDayButton: (date, { today }) => {
            const name = dayName(dayOf(date), "full", locale);
            const count = plans.get(dayOf(date))?.length ?? 0;
            return texts.dayLabel(today ? `${texts.today}: ${name}` : name, count);
          },
        }}
        modifiers={{ planned: (date) => plans.has(dayOf(date)) }}
        modifiersClassNames={{
          planned: "[&>button]:font-bold [&>button]:underline [&>button]:underline-offset-4",
        }}
        classNames={CLASSES}
        components={{ Day: DayCell, Chevron: Arrow }}
      />
    </MonthContext>
  );
}

/** The day to select in a month: today when it is in the month, otherwise its first day. */
function firstShown(day: Day): Day {
  const { first, last } = monthOf(day);
  const today = todayInDubai();
  return first <= today && today <= last ? today : first;
}

function Arrow({ orientation, className }: ChevronProps) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon className={className} />;
}

/** The data of the month's cells. The grid creates the cells itself, so they get no props. */
const MonthContext = createContext<Pick<MonthCalendarProps, "plans" | "onSelect">>({
  plans: new Map(),
  onSelect: () => undefined,
});

/** One day of the grid: its number, and on wide screens its plans, which can be dragged from here, too. */
function DayCell({ day, modifiers, children, className, ...cell }: DayProps) {
  const calendarPageTexts = useTexts(calendarTexts);
  const { plans } = use(MonthContext);
  const name = dayOf(day.date);
  const { setNodeRef, isOver } = useDroppable({ id: name, disabled: modifiers["hidden"] === true });
  const plan = (modifiers["hidden"] ? undefined : plans.get(name)) ?? NOTHING_PLANNED;
  return (
    <td ref={setNodeRef} className={cn(className, isOver && "ring-primary z-10 ring-2 ring-inset")} {...cell}>
      {children}
      {plan.length > 0 && (
        // The button next to it contains the number of plans, and the panel lists them.
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-1.5 bottom-1.5">
          <div className="flex justify-center gap-1 lg:hidden">
            {plan.slice(0, MAX_DOTS).map((planned) => (
              <span
                key={idOf(planned)}
                className={cn(
                  "border-foreground/30 size-1.5 rounded-full border",
                  DOTS[toneOf(statusOf(planned))],
                )}
              />
            ))}
          </div>
          <div className="hidden gap-1 lg:grid">
            {plan.slice(0, MAX_CHIPS).map((planned) => (
              <Chip key={idOf(planned)} planned={planned} day={name} isShort={plan.length > MAX_CHIPS} />
            ))}
            {plan.length > MAX_CHIPS && (
              <span className="text-muted-foreground px-1.5 text-sm">
                {calendarPageTexts.moreOnDay(plan.length - MAX_CHIPS)}
              </span>
            )}
          </div>
        </div>
      )}
    </td>
  );
}

const idOf = ({ item, post }: Planned): string => item?.id ?? post?.id ?? "";

interface ChipProps {
  planned: Planned;
  day: Day;
  /** Whether there is space for only one line. */
  isShort: boolean;
}

/** An item can be dragged; a post starts with its time, since there may be little more space. */
function Chip({ planned, day, isShort }: ChipProps) {
  const locale = useLocale();
  const posts = useTexts(postsTexts);
  const { onSelect } = use(MonthContext);
  const { item, post, time } = planned;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `chip ${idOf(planned)}`,
    data: { item },
    disabled: item === undefined,
  });
  const title = titleOf(planned, locale, posts.untitled);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the pointer; the day's own button and the panel do the same by keyboard
    <bdi
      ref={setNodeRef}
      lang={title.lang}
      title={title.text}
      className={cn(
        "pointer-events-auto rounded-md px-1.5 py-0.5 text-sm leading-4.5 font-semibold wrap-anywhere",
        isShort ? "line-clamp-1" : "line-clamp-2",
        CHIP_TONES[toneOf(statusOf(planned))],
        item && "cursor-grab",
        isDragging && "opacity-40",
      )}
      {...listeners}
      onClick={() => onSelect(day)}
    >
      {post && `${time} `}
      <WithNumbers text={title.text} />
    </bdi>
  );
}
