import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { privacyPageTexts } from "@/texts/site/privacy-page";

type Both = readonly [en: RegExp, ar: RegExp];
/** A passage of the privacy policy about a table: its section, its words, and its words about the duration. */
type Statement = readonly [section: string, what: Both, kept: Both];

const SUMS: Statement = ["how-long", [/sums per day/, /مجموع كل يوم/], [/remain/, /يبقى/]];
const FLOODS: Statement = [
  "counts",
  [/floods of false counts/, /الأعداد الزائفة/],
  [/until the next day begins/, /أن يبدأ اليوم التالي/],
];
const record = (...what: Both): Statement[] => [
  ["counts", what, what],
  ["how-long", [/single records/, /السجلات المفردة/], [/90 days/, /90 يومًا/]],
];
const AS_RECORDS = "90 days; then only the counts of the day stay.";

const ADVERTISERS: Statement = [
  "whatsapp",
  [/which of them an advertiser was told of/, /ما أُبلغ به المُعلن منها/],
  [/kept for good/, /وتبقى دائمًا/],
];

/** How long each table is kept, and the policy's words about it. */
const STATEMENTS: Record<string, readonly [kept: string, ...statements: Statement[]]> = {
  "private.login_attempts": [
    "A day after the last one; 20,000 rows at most.",
    ["security", [/fails to sign in/, /يفشل في الدخول/], [/for a day/, /يومًا واحدًا/]],
  ],
  "public.missing_paths": [
    "2,000 rows; the least requested are removed first.",
    [
      "counts",
      [/an address without a page/, /رابطًا لا صفحة له/],
      [/the 2,000 asked for most/, /بأكثر 2,000 رابط طلبًا/],
    ],
  ],
  "public.user_sessions": [AS_RECORDS, ...record(/a visit began/, /زيارة بدأت/)],
  "public.blog_events": [AS_RECORDS, ...record(/an article was opened/, /مقالًا فُتح/)],
  "public.analytics_events": [
    AS_RECORDS,
    ...record(/button was pressed.+last campaign.+article.+short code/, /ضُغط.+آخر حملة.+مقال.+رمز قصير/),
  ],
  "private.event_limits": ["For good.", FLOODS],
  "private.event_clients": ["The day's end. Not in any backup.", FLOODS],
  "private.event_salt": ["The day's end.", FLOODS],
  "public.analytics_daily": ["For good.", SUMS],
  "public.session_daily": ["For good.", SUMS],
  "private.funnel_daily": ["For good.", SUMS],
  "public.blog_view_daily": ["With the post.", SUMS],
  "private.blog_view_blocks": ["With the post.", SUMS],
  "public.blog_view_totals": ["With the post.", SUMS],
  "public.leads": [
    "The code 90 days; the rest for good, since it says nothing of a person.",
    [
      "whatsapp",
      [/what became of the chat.+no name, no number/, /ما آلت إليه المحادثة.+اسم ولا رقم/],
      [/for good; the code.+90 days/, /وتبقى دائمًا؛ أما الرمز.+90 يومًا/],
    ],
  ],
  "private.deleted_lead_codes": [
    "30 days, and never longer than 90 days after the click.",
    [
      "whatsapp",
      [/the code is taken from them/, /أما الرمز فيُحذف منها/],
      [/90 days after the press/, /90 يومًا من الضغطة/],
    ],
  ],
  "private.expired_codes": [
    "90 days more.",
    ["how-long", [/a code once existed/, /الرمز كان موجودًا/], [/90 days more/, /90 يومًا أخرى/]],
  ],
  "public.click_ids": [
    "90 days, or until the visitor withdraws.",
    [
      "advertising",
      [/our database stores it with the code/, /تحفظه قاعدة بياناتنا مع رمز/],
      [/90 days or until you withdraw/, /90 يومًا أو إلى أن تسحب موافقتك/],
    ],
  ],
  "private.told_conversions": ["For good, also when the lead is deleted.", ADVERTISERS],
  "private.lead_turns": ["For good.", ADVERTISERS],
};

/** The tables about visitors and how long each is kept, from their comments in the database. */
const stored = () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/stored-data.md"), "utf8");
  const [, visitors = ""] = /\n## Visitors\n(.*?)\n## /s.exec(page) ?? [];
  return Array.from(
    visitors.matchAll(/\n### (\S+)\n.*?\n- \*\*Kept\*\*: ([^\n]+)\n/gs),
    ([, name, kept]) => ({
      name: String(name),
      kept,
    }),
  );
};

it("every table about visitors is in the privacy policy, with its duration", () => {
  const tables = stored();
  expect(tables.length).toBeGreaterThan(10);
  expect(Object.fromEntries(tables.map(({ name, kept }) => [name, kept]))).toEqual(
    Object.fromEntries(Object.entries(STATEMENTS).map(([name, [kept]]) => [name, kept])),
  );
});

describe.each(["en", "ar"] as const)("the privacy policy (%s)", (lang) => {
  const { sections } = privacyPageTexts(testFacts())[lang];

  const place = lang === "en" ? 0 : 1;

  it.each(Object.entries(STATEMENTS))(
    "names for %s the stored data and the duration",
    (_, [, ...statements]) => {
      for (const [section, what, kept] of statements) {
        const text = JSON.stringify(sections.find(({ id }) => id === section));
        expect(text).toMatch(what[place]);
        expect(text).toMatch(kept[place]);
      }
    },
  );
});
