import { z } from "zod";
import { cleanLabel, cleanLine } from "@domain/clean-text";
import { latinDigits } from "@domain/latin-digits";
import { CALENDAR_STATUSES, type CalendarItem } from "@/data/staff/editorial-calendar.queries";
import type { AdminDictionary } from "@/words/admin/en";
import { isDay, type Day } from "@/lib/dubai-time";
import { startingValues } from "../shared/manage/form-rules";
import { isStatus } from "./calendar-item";

const MAX_TOPIC_LENGTH = 300;
const MAX_KEYWORD_LENGTH = 120;
export const MAX_PRIORITY = 10;
const DEFAULT_SERVICE = "doctor-on-call";

/** Invalid numbers count as 0. */
export function priorityOf(text: string): number {
  const priority = Number.parseInt(latinDigits(cleanLabel(text)), 10);
  return Number.isNaN(priority) ? 0 : priority;
}

export function itemSchema(texts: AdminDictionary["calendar"]) {
  const text = (most: number) => z.string().overwrite(cleanLine).max(most, texts.tooLong(most));
  return z.object({
    topic_en: text(MAX_TOPIC_LENGTH).min(1, texts.topicRequired),
    topic_ar: text(MAX_TOPIC_LENGTH),
    scheduled_date: z.string().refine(isDay, texts.dateInvalid),
    status: z.enum(CALENDAR_STATUSES),
    priority: z
      .string()
      .transform(priorityOf)
      .refine((priority) => priority >= 0 && priority <= MAX_PRIORITY, texts.priorityOutside),
    service_cluster: z.string(),
    target_keyword_en: text(MAX_KEYWORD_LENGTH),
    target_keyword_ar: text(MAX_KEYWORD_LENGTH),
  });
}

export type ItemValues = z.input<ReturnType<typeof itemSchema>>;

const NEW_ITEM = {
  topic_en: "",
  topic_ar: "",
  service_cluster: DEFAULT_SERVICE,
  target_keyword_en: "",
  target_keyword_ar: "",
};

/** What the form begins with; a new item is planned for the day. */
export const itemValues = (item: CalendarItem | undefined, day: Day): ItemValues => ({
  ...startingValues({ ...NEW_ITEM, scheduled_date: day }, item),
  status: item && isStatus(item.status) ? item.status : "pending",
  priority: String(item?.priority ?? 0),
});
