import type { BadgeTone } from "@/components/ui/staff/badge";
import { CALENDAR_STATUSES, type CalendarItem } from "@/data/editorial-calendar/editorial-calendar.queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { localized, localizedLang } from "@/i18n/localized";
import type { Locale } from "@/config/locales";
import type { Day } from "@/lib/dubai-time";

export type CalendarStatus = (typeof CALENDAR_STATUSES)[number];

export const isStatus = (status: string): status is CalendarStatus =>
  CALENDAR_STATUSES.some((known) => known === status);

const TONES: Readonly<Record<CalendarStatus, BadgeTone>> = {
  published: "green",
  draft: "yellow",
  scheduled: "blue",
  pending: "grey",
};

export const toneOf = (status: string): BadgeTone => (isStatus(status) ? TONES[status] : "grey");

export const statusName = (status: string, texts: AdminDictionary["calendar"]): string =>
  isStatus(status) ? texts.status[status] : texts.unknownStatus;

/** The topic in the person's language, or in the other one where it is in that alone. */
export const topicOf = (item: CalendarItem, locale: Locale): { text: string; lang: Locale } => ({
  text: localized(item, "topic", locale),
  lang: localizedLang(item, "topic", locale),
});

export function itemsByDay(items: readonly CalendarItem[]): ReadonlyMap<Day, CalendarItem[]> {
  const days = new Map<Day, CalendarItem[]>();
  for (const item of items) {
    const planned = days.get(item.scheduled_date);
    if (planned) planned.push(item);
    else days.set(item.scheduled_date, [item]);
  }
  return days;
}
