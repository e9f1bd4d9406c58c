import { isolated } from "@/i18n/isolated";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

/** When a lead is due again, and since when it waits. */
const en = {
  button: "Follow up",
  title: "When do we follow up?",
  why: "Why",
  when: "When",
  times: {
    quarter: "In 15 minutes",
    hour: "In an hour",
    evening: "This evening",
    tomorrow: "Tomorrow morning",
    two_days: "In two days",
    week: "In a week",
  },
  none: "No follow-up",
  saved: "Follow-up saved",
  waiting: (since: string) => `Waiting since ${since}`,
  due: (at: string) => `due since ${at}`,
  planned: (at: string) => `follow-up ${at}`,
};

const ar: Widen<typeof en> = {
  button: "متابعة",
  title: "متى نتابع؟",
  why: "السبب",
  when: "الموعد",
  times: {
    quarter: "بعد ربع ساعة",
    hour: "بعد ساعة",
    evening: "هذا المساء",
    tomorrow: "صباح الغد",
    two_days: "بعد يومين",
    week: "بعد أسبوع",
  },
  none: "دون متابعة",
  saved: "حُفظت المتابعة",
  waiting: (since) => `ينتظر منذ ${isolated(since)}`,
  due: (at) => `حان موعدها ${isolated(at)}`,
  planned: (at) => `المتابعة ${isolated(at)}`,
};

export const leadFollowUpTexts = { en, ar } satisfies Localized<typeof ar>;
