import { isolated } from "@/i18n/isolated";
import { formatNumber } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Costs",
  lead: "What campaigns cost, so that Analytics says what a chat and a booking cost. In dirhams.",
  list: "Costs of campaigns",
  add: "Add cost",
  edit: "Change cost",
  back: "Analytics",
  fromFile: "From a file",
  empty: "There are no costs yet. Add one, or take them from a file of Google Ads or Meta.",
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  created: "Cost added",
  updated: "Cost saved",
  deleted: "Cost deleted",
  failed: "The cost was not saved",
  deleteQuestion: (name: string) => `Delete the cost of “${name}”?`,
  deleteText: "The figures are then without it.",
  fields: {
    campaign: "Campaign",
    source: "Source",
    first_day: "First day",
    last_day: "Last day",
    cost_aed: "Cost in AED",
  },
  hints: {
    campaign: "As in the campaign’s links. Capitals and spaces make no difference.",
    source: "For example google or facebook.",
    cost_aed: "Of all these days. A report on a part of them has that part.",
  },
  days: "Days",
  cost: "Cost",
  allCampaigns: "The whole source",
  errors: {
    taken: "This campaign has a cost for the same days already. Change that one.",
    cost_aed: "Please enter an amount, such as 1234.50.",
    nameless: "Please enter a campaign or a source.",
    days: "The last day is before the first.",
  },
};

const ar: Widen<typeof en> = {
  title: "التكاليف",
  lead: "ما كلّفته الحملات، لتعرف من التحليلات كم كلّفت كل محادثة وكل حجز. بالدرهم.",
  list: "تكاليف الحملات",
  add: "إضافة تكلفة",
  edit: "تعديل التكلفة",
  back: "التحليلات",
  fromFile: "من ملف",
  empty: "لا توجد تكاليف بعد. أضف تكلفة، أو خذها من ملف من إعلانات Google أو ميتا.",
  showAll: (count) => `عرض الكل، وعددها ${formatNumber(count)}`,
  created: "أُضيفت التكلفة",
  updated: "حُفظت التكلفة",
  deleted: "حُذفت التكلفة",
  failed: "لم تُحفظ التكلفة",
  deleteQuestion: (name) => `هل تريد حذف تكلفة «${isolated(name)}»؟`,
  deleteText: "ستُحسب الأرقام بعدها من دونها.",
  fields: {
    campaign: "الحملة",
    source: "المصدر",
    first_day: "أول يوم",
    last_day: "آخر يوم",
    cost_aed: "التكلفة بالدرهم",
  },
  hints: {
    campaign: "كما هي في روابط الحملة. لا فرق بين الحروف الكبيرة والصغيرة، ولا أثر للمسافات.",
    source: "مثل Google أو Facebook.",
    cost_aed: "عن هذه الأيام كلها. ولتقرير عن جزء منها نصيبه من التكلفة.",
  },
  days: "الأيام",
  cost: "التكلفة",
  allCampaigns: "المصدر كله",
  errors: {
    taken: "لهذه الحملة تكلفة مسجَّلة عن الأيام نفسها. عدّل تلك.",
    cost_aed: "يُرجى كتابة مبلغ، مثل 1234.50.",
    nameless: "يُرجى كتابة حملة أو مصدر.",
    days: "آخر يوم يسبق أول يوم.",
  },
};

export const campaignCostsTexts = { en, ar } satisfies Localized<typeof ar>;
