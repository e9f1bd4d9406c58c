import type { CalendarItem } from "@/data/staff/editorial-calendar";
import { dateFormatter } from "@/i18n/format";
import { localized, localizedLang } from "@/i18n/localized";
import { LOCALES, type Locale } from "@/config/locales";
import type { ScheduledPost } from "@/data/staff/post.queries";
import { type Day, toDubaiTime } from "@/lib/dubai-time";

const TONES: Readonly<Record<string, "green" | "yellow" | "blue" | "grey">> = {
  published: "green",
  draft: "yellow",
  scheduled: "blue",
  pending: "grey",
};

export const toneOf = (status: string) => TONES[status] ?? "grey";

/** The topic in the person's language, or in the other one when it has only that. */
export const topicOf = (item: CalendarItem, locale: Locale): { text: string; lang: Locale } => ({
  text: localized(item, "topic", locale),
  lang: localizedLang(item, "topic", locale),
});

/** A plan for a day: an item, with the time when its post is published that day, or a post without an item on the day. */
export type Planned =
  | { item: CalendarItem; post?: undefined; time: string | undefined }
  | { item?: undefined; post: ScheduledPost; time: string };

export const NOTHING_PLANNED: readonly Planned[] = [];

export const statusOf = ({ item }: Planned): string => item?.status ?? "scheduled";

/** The languages of its post that readers do not see, or will not. */
export function heldBackOf({ item, post }: Planned): Locale[] {
  const texts = (item ? item.blog_posts : post)?.blog_post_translations ?? [];
  return LOCALES.filter((lang) => texts.some((text) => text.lang === lang && !text.is_live));
}

/** The topic or title, in the person's language or in the other one. */
export function titleOf(
  { item, post }: Planned,
  locale: Locale,
  untitled: string,
): { text: string; lang: Locale } {
  if (item) return topicOf(item, locale);
  const titles = post.blog_post_translations.filter(({ title }) => title);
  const { title, lang } = titles.find((text) => text.lang === locale) ?? titles[0] ?? {};
  return title ? { text: title, lang: lang === "ar" ? "ar" : "en" } : { text: untitled, lang: locale };
}

/** Posts belong to their day in Dubai, wherever the browser is. */
export function plansByDay(
  items: readonly CalendarItem[],
  posts: readonly ScheduledPost[],
): ReadonlyMap<Day, readonly Planned[]> {
  const days = new Map<Day, Planned[]>();
  const plan = (day: Day, planned: Planned) => days.set(day, [...(days.get(day) ?? []), planned]);
  for (const item of items) plan(item.scheduled_date, { item, time: undefined });
  for (const post of posts) {
    const { date, time } = toDubaiTime(post.scheduled_at);
    const own = days.get(date)?.find(({ item }) => item?.post_id === post.id);
    if (own) own.time = time;
    else plan(date, { post, time });
  }
  return days;
}

const STYLES = {
  /** `Sunday, November 22, 2026` */
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  /** `November 2026` */
  month: { month: "long", year: "numeric" },
  /** `Sun` */
  weekday: { weekday: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A day in words. */
export const dayName = (day: Day, style: keyof typeof STYLES, locale: Locale): string =>
  dateFormatter(locale, { ...STYLES[style], timeZone: "UTC" }).format(Date.parse(day));
