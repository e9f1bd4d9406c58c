import type { CalendarItem } from "@/data/staff/editorial-calendar";
import { dateFormatter } from "@/i18n/format";
import { localized, localizedLang } from "@/i18n/localized";
import type { Locale } from "@/config/locales";
import type { ScheduledPost } from "@/data/staff/post.queries";
import { type Day, toDubaiTime } from "@/lib/dubai-time";

const TONES: Readonly<Record<string, "green" | "yellow" | "blue" | "grey">> = {
  published: "green",
  draft: "yellow",
  scheduled: "blue",
  pending: "grey",
};

export const toneOf = (status: string) => TONES[status] ?? "grey";

/** The topic in the person's language, or in the other one where it is in that alone. */
export const topicOf = (item: CalendarItem, locale: Locale): { text: string; lang: Locale } => ({
  text: localized(item, "topic", locale),
  lang: localizedLang(item, "topic", locale),
});

/** The post's title in the person's language, or in the other one; null for a post without any. */
export function titleOf(post: ScheduledPost, locale: Locale): { text: string; lang: Locale } | null {
  const titles = post.blog_post_translations.filter(({ title }) => title);
  const { title, lang } = titles.find((text) => text.lang === locale) ?? titles[0] ?? {};
  return title ? { text: title, lang: lang === "ar" ? "ar" : "en" } : null;
}

/** What is planned for a day. */
export interface DayPlan {
  items: CalendarItem[];
  /** Those that go out then and belong to no item of the day. */
  posts: ScheduledPost[];
  /** When the posts of items go out, by the post's id: `09:30`. */
  times: Map<string, string>;
}

export const EMPTY_PLAN: DayPlan = { items: [], posts: [], times: new Map() };

/** Posts are on their day in Dubai, wherever the browser is. */
export function plansByDay(
  items: readonly CalendarItem[],
  posts: readonly ScheduledPost[],
): ReadonlyMap<Day, DayPlan> {
  const days = new Map<Day, DayPlan>();
  const planOf = (day: Day): DayPlan => {
    const plan = days.get(day) ?? { items: [], posts: [], times: new Map() };
    days.set(day, plan);
    return plan;
  };
  for (const item of items) planOf(item.scheduled_date).items.push(item);
  for (const post of posts) {
    const { date, time } = toDubaiTime(post.scheduled_at);
    const plan = planOf(date);
    if (plan.items.some(({ post_id }) => post_id === post.id)) plan.times.set(post.id, time);
    else plan.posts.push(post);
  }
  return days;
}

export const sizeOf = ({ items, posts }: DayPlan): number => items.length + posts.length;

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
