import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Localized } from "@/config/locales";
import { testFacts } from "@/testing/facts";
import { privacyPageTexts } from "@/words/site/privacy-page";

/** Where the privacy policy tells of a table about visitors, in which words, and what it says of how long. */
interface Told {
  section: string;
  what: Localized<RegExp>;
  kept: Localized<RegExp>;
}

const DAYS_90: Localized<RegExp> = { en: /90 days/, ar: /90 يومًا/ };
const SUMS: Told = {
  section: "how-long",
  what: { en: /sums per day/, ar: /مجموع كل يوم/ },
  kept: { en: /remain/, ar: /يبقى/ },
};
const FLOODS: Told = {
  section: "counts",
  what: { en: /floods of false counts/, ar: /الأعداد الزائفة/ },
  kept: { en: /until the next day begins/, ar: /أن يبدأ اليوم التالي/ },
};
const record = (en: RegExp, ar: RegExp): Told[] => [
  { section: "counts", what: { en, ar }, kept: { en, ar } },
  { section: "how-long", what: { en: /single records/, ar: /السجلات المفردة/ }, kept: DAYS_90 },
];

const TOLD: Record<string, { kept: string; told: Told[] }> = {
  "private.login_attempts": {
    kept: "A day after the last one; 20,000 rows at most.",
    told: [
      {
        section: "security",
        what: { en: /fails to sign in/, ar: /يفشل في الدخول/ },
        kept: { en: /for a day/, ar: /يومًا واحدًا/ },
      },
    ],
  },
  "public.missing_paths": {
    kept: "2,000 rows; the least requested are removed first.",
    told: [
      {
        section: "counts",
        what: { en: /an address without a page/, ar: /رابطًا لا صفحة له/ },
        kept: { en: /the 2,000 asked for most/, ar: /بأكثر 2,000 رابط طلبًا/ },
      },
    ],
  },
  "public.user_sessions": {
    kept: "90 days; then only the counts of the day stay.",
    told: record(/a visit began/, /زيارة بدأت/),
  },
  "public.blog_events": {
    kept: "90 days; then only the counts of the day stay.",
    told: record(/an article was opened/, /مقالًا فُتح/),
  },
  "public.analytics_events": {
    kept: "90 days; then only the counts of the day stay.",
    told: record(/button was pressed.+last campaign.+article.+short code/, /ضُغط.+آخر حملة.+مقال.+رمز قصير/),
  },
  "private.event_limits": { kept: "For good.", told: [FLOODS] },
  "private.event_clients": { kept: "The day's end. Not in any backup.", told: [FLOODS] },
  "private.event_salt": { kept: "The day's end.", told: [FLOODS] },
  "public.analytics_daily": { kept: "For good.", told: [SUMS] },
  "public.session_daily": { kept: "For good.", told: [SUMS] },
  "private.funnel_daily": { kept: "For good.", told: [SUMS] },
  "public.blog_view_daily": { kept: "With the post.", told: [SUMS] },
  "private.blog_view_blocks": { kept: "With the post.", told: [SUMS] },
  "public.blog_view_totals": { kept: "With the post.", told: [SUMS] },
  "public.leads": {
    kept: "The code 90 days; the rest for good, since it says nothing of a person.",
    told: [
      {
        section: "whatsapp",
        what: { en: /what became of the chat.+no name, no number/, ar: /ما آلت إليه المحادثة.+اسم ولا رقم/ },
        kept: { en: /for good; the code.+90 days/, ar: /وتبقى دائمًا؛ أما الرمز.+90 يومًا/ },
      },
    ],
  },
  "private.expired_codes": {
    kept: "90 days more.",
    told: [
      {
        section: "how-long",
        what: { en: /a code once existed/, ar: /الرمز كان موجودًا/ },
        kept: { en: /90 days more/, ar: /90 يومًا أخرى/ },
      },
    ],
  },
  "public.click_ids": {
    kept: "90 days, or until the visitor withdraws.",
    told: [
      {
        section: "advertising",
        what: { en: /our database stores it with the code/, ar: /تحفظه قاعدة بياناتنا مع رمز/ },
        kept: { en: /90 days or until you withdraw/, ar: /90 يومًا أو إلى أن تسحب موافقتك/ },
      },
    ],
  },
};

/** The tables about visitors and how long each is kept, as their comments in the database say it. */
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

it("every table about visitors is one that the privacy policy tells of, with the time it says", () => {
  const tables = stored();
  expect(tables.length).toBeGreaterThan(10);
  expect(Object.fromEntries(tables.map(({ name, kept }) => [name, kept]))).toEqual(
    Object.fromEntries(Object.entries(TOLD).map(([name, { kept }]) => [name, kept])),
  );
});

describe.each(["en", "ar"] as const)("the privacy policy (%s) tells", (lang) => {
  const { sections } = privacyPageTexts(testFacts())[lang];

  it.each(Object.entries(TOLD))("of %s what is stored and for how long", (_, { told }) => {
    for (const { section, what, kept } of told) {
      const text = JSON.stringify(sections.find(({ id }) => id === section));
      expect(text).toMatch(what[lang]);
      expect(text).toMatch(kept[lang]);
    }
  });
});
