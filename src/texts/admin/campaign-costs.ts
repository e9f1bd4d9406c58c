import { isolated } from "@/i18n/isolated";
import { formatNumber } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import type { Widen } from "@/i18n/widen";

const en = {
  title: "Costs",
  lead: "Enter what your campaigns cost, in dirhams. Analytics then shows the cost per chat and per booking.",
  list: "Costs of campaigns",
  add: "Add cost",
  edit: "Edit cost",
  back: "Analytics",
  fromFile: "Import a file",
  empty: "No costs yet. Add one, or import a report from Google Ads or Meta.",
  showAll: (count: number) => `Show all ${formatNumber(count)}`,
  created: "Cost added",
  updated: "Cost saved",
  deleted: "Cost deleted",
  failed: "The cost was not saved",
  deleteQuestion: (name: string) => `Delete the cost of “${name}”?`,
  deleteText: "The figures will no longer include it.",
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
    cost_aed: "The total for these days. A report on fewer days counts only its share.",
  },
  days: "Days",
  cost: "Cost",
  allCampaigns: "The whole source",
  errors: {
    taken: "This campaign already has a cost for these days. Edit that one instead.",
    cost_aed: "Please enter an amount, such as 1234.50.",
    nameless: "Please enter a campaign or a source.",
    days: "The last day is before the first.",
  },
};

const ar: Widen<typeof en> = {
  title: "التكاليف",
  lead: "أدخل تكاليف حملاتك بالدرهم، فتعرض التحليلات تكلفة كل محادثة وكل حجز.",
  list: "تكاليف الحملات",
  add: "إضافة تكلفة",
  edit: "تعديل التكلفة",
  back: "التحليلات",
  fromFile: "استيراد ملف",
  empty: "لا تكاليف بعد. أضف تكلفة، أو استورد تقريرًا من إعلانات Google أو ميتا.",
  showAll: (count) => `عرض الكل (${formatNumber(count)})`,
  created: "أُضيفت التكلفة",
  updated: "حُفظت التكلفة",
  deleted: "حُذفت التكلفة",
  failed: "لم تُحفظ التكلفة",
  deleteQuestion: (name) => `هل تريد حذف تكلفة «${isolated(name)}»؟`,
  deleteText: "لن تدخل في الأرقام بعد ذلك.",
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
    cost_aed: "مجموع هذه الأيام. إذا شمل التقرير بعضها فقط، احتُسب نصيبه منها.",
  },
  days: "الأيام",
  cost: "التكلفة",
  allCampaigns: "المصدر كله",
  errors: {
    taken: "لهذه الحملة تكلفة مسجَّلة عن الأيام نفسها. عدّلها بدل إضافة أخرى.",
    cost_aed: "يُرجى كتابة مبلغ، مثل 1234.50.",
    nameless: "يُرجى كتابة حملة أو مصدر.",
    days: "آخر يوم يسبق أول يوم.",
  },
};

export const campaignCostsTexts = { en, ar } satisfies Localized<typeof ar>;
