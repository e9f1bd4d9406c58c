/** The names of columns in the networks' reports. The test has references to their documentation. */

export const COLUMN_ROLES = ["campaign", "cost", "first", "last", "currency"] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The names of the parts of a cost, the most specific first. `first` and `last` are days of the report. */
export const NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  campaign: [
    "campaign",
    "campaign name",
    "campaignname",
    "الحملة",
    "اسم الحملة",
    "اسم الحملة الإعلانية",
    "الحملة الإعلانية",
  ],
  cost: [
    "cost",
    "amount spent",
    "spend",
    "total spent",
    "total cost",
    "التكلفة",
    "إجمالي التكلفة",
    "المبلغ الذي تم إنفاقه",
    "المبلغ المنفق",
    "الإنفاق",
    "إجمالي الإنفاق",
  ],
  first: [
    "day",
    "date",
    "by day",
    "reporting starts",
    "start date (in utc)",
    "gregorian date",
    "timeperiod",
    "time period",
    "اليوم",
    "التاريخ",
    "حسب اليوم",
    "بداية التقارير",
    "بدء إعداد التقارير",
  ],
  last: ["reporting ends", "end date (in utc)", "نهاية التقارير", "انتهاء إعداد التقارير"],
  currency: ["currency code", "currency", "currencycode", "رمز العملة", "العملة"],
};

/** The start and the end of a campaign itself; in a person's own table, the days of its cost. */
export const CAMPAIGN_DAYS = {
  first: ["start date", "تاريخ البدء"],
  last: ["end date", "تاريخ الانتهاء"],
} as const;

/** Counts that a total row adds up as well. */
export const COUNTS = [
  "impressions",
  "impr.",
  "clicks",
  "link clicks",
  "clicks (all)",
  "clicks (destination)",
  "swipe ups",
  "مرات الظهور",
  "النقرات",
];

interface Network {
  /** The network's name in links. */
  source: string;
  cost: readonly string[];
  /** Columns that only this network has. */
  marks: readonly string[];
}

export const NETWORKS: readonly Network[] = [
  {
    source: "google",
    cost: ["cost", "التكلفة"],
    marks: [
      "currency code",
      "campaign state",
      "campaign status",
      "campaign type",
      "budget type",
      "impr.",
      "interactions",
      "interaction rate",
      "avg. cost",
      "avg. cpc",
      "cost / conv.",
      "conv. value",
      "optimization score",
      "رمز العملة",
    ],
  },
  {
    source: "facebook",
    cost: ["amount spent", "المبلغ الذي تم إنفاقه", "المبلغ المنفق"],
    marks: [
      "reporting starts",
      "reporting ends",
      "campaign delivery",
      "ad set name",
      "ad set budget",
      "result indicator",
      "cost per results",
      "attribution setting",
      "link clicks",
      // Meta has the currency in the name; the others do not.
      "amount spent (aed)",
      "بداية التقارير",
      "نهاية التقارير",
      "اسم مجموعة الإعلانات",
      "المبلغ الذي تم إنفاقه",
      "المبلغ المنفق (aed)",
    ],
  },
  {
    source: "tiktok",
    cost: ["cost", "total cost", "spend", "التكلفة", "إجمالي التكلفة"],
    marks: [
      "by day",
      "primary status",
      "clicks (destination)",
      "ctr (destination)",
      "cpc (destination)",
      "conversion rate (cvr)",
      "2-second video views",
      "6-second video views",
      "عدد مشاهدات الفيديو لمدة ثانيتين",
      "عدد مشاهدات الفيديو لمدة 6 ثوان",
    ],
  },
  {
    source: "snapchat",
    cost: ["amount spent", "spend"],
    marks: [
      "swipe ups",
      "swipe-ups",
      "swipe up rate",
      "ecpsu",
      "paid impressions",
      "paid reach",
      "paid ecpm",
      "ad squad",
      "ad squad name",
      "story opens",
    ],
  },
  {
    source: "bing",
    cost: ["spend"],
    marks: [
      "gregorian date",
      "timeperiod",
      "campaignname",
      "campaignid",
      "currencycode",
      "averagecpc",
      "account number",
      "impr.",
      "avg. cpc",
      "delivery",
      "conv.",
    ],
  },
  {
    source: "linkedin",
    cost: ["total spent"],
    marks: [
      "total spent",
      "start date (in utc)",
      "campaign group name",
      "campaign group",
      "campaign objective",
    ],
  },
];
