import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Rule {
  fact: string;
  pattern: RegExp;
  /** Files that may type it. */
  homes?: readonly string[];
  /** What generated articles advise is no fact of the business: whom to call in an emergency, and how long something takes. */
  isMedical?: true;
}

/** What a fact looks like when somebody types it instead of reading it. */
const RULES: readonly Rule[] = [
  {
    fact: "price",
    pattern: /\bAED\s*\d|\d\s*(?:AED\b|dirhams?\b|درهم|دراهم)|\bfrom \d{2,}|(?:ابتداءً من|[تي]بدأ من)\s*\d/i,
  },
  { fact: "price", pattern: /\b(?:price|\w*AED)["']?\s*[:=]\s*\d/ },
  {
    fact: "phone number",
    pattern: /971[\s-]?\d[\s\d-]{6,}|(?:wa\.me\/|tel:)\+?\d/,
    // How a number is to be typed.
    homes: ["i18n/dictionaries/admin/facts.ts"],
  },
  { fact: "emergency number", pattern: /\b99[89]\b/, homes: ["config/contact.ts"], isMedical: true },
  {
    fact: "timing",
    isMedical: true,
    pattern: /\d[\s-]*(?:minutes?|mins?|hours?|hrs?)(?![-\w])|\d\s*(?:دقيقة|دقائق|ساعة|ساعات)/i,
    // How long a generation run takes, on its button.
    homes: ["i18n/dictionaries/admin/bulk-generate.ts"],
  },
  {
    fact: "timing",
    pattern: /(?:minutes|hours)["']?\s*[:=]\s*\[\s*\d/i,
  },
  { fact: "closing hour", pattern: /\b\d{1,2}\s*(?:[AP]M\b|[ap]\.m\.|مساء|صباح)/ },
  {
    fact: "rating",
    pattern: /(?:rat(?:ed|ing)|تقييم\S*)\W{1,3}4\.\d|\b4\.\d\s*(?:\/\s*5|out of|from|من|★|stars?\b)/i,
  },
  {
    fact: "count of patients or reviews",
    pattern: /\d\s*\+?\s*(?:patients|reviews|families|treatments|مريض|تقييم|عائلة)/i,
  },
  { fact: "language spoken", pattern: /\bHindi (?:and|or) Urdu|الهندية (?:و|أو )ال?أردية/ },
  {
    fact: "years of experience",
    pattern: /\b\d{2}\s*\+\s*years|\b25\s*\+?\s*(?:years|عام|سنة)/i,
  },
];

/** "24/7" in words: it is no number that could change. */
const ALWAYS_OPEN = /\b24 hours, 7 days|24 ساعة(?= طوال|، 7 أيام)/g;

/** The code without its comments, line for line. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/(?<!:)\/\/.*$/gm, "");

function typedFacts(file: string, source: string): string[] {
  const isFunction = file.startsWith("functions/");
  const rules = RULES.filter(({ homes, isMedical }) => !homes?.includes(file) && !(isFunction && isMedical));
  return withoutComments(source)
    .split("\n")
    .flatMap((line, index) => {
      const text = line.replaceAll(ALWAYS_OPEN, "");
      return rules
        .filter(({ pattern }) => pattern.test(text))
        .map(({ fact }) => `${file}:${index + 1} types a ${fact}: ${line.trim()}`);
    });
}

const root = join(import.meta.dirname, "..");
const functions = join(root, "../supabase/functions");

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/.test(file),
  );

it("finds every price, number, timing and claim read from the facts", () => {
  const [pages, code] = [codeIn(root), codeIn(functions)];
  expect(pages.length).toBeGreaterThan(150);
  expect(code.length).toBeGreaterThan(50);
  expect([
    ...pages.flatMap((file) => typedFacts(file, readFileSync(join(root, file), "utf8"))),
    ...code.flatMap((file) => typedFacts(`functions/${file}`, readFileSync(join(functions, file), "utf8"))),
  ]).toEqual([]);
});

describe("a typed fact", () => {
  it.each([
    ["price", '"Visits start at AED 99."'],
    ["price", '"ابتداءً من 99 درهمًا"'],
    ["price", '"A drip from 299"'],
    ["price", "startingFromAED: 99,"],
    ["phone number", '"+971 4 000 0000"'],
    ["phone number", 'href="https://wa.me/97140000000"'],
    ["emergency number", "<p>Call 998 now.</p>"],
    ["timing", '"On average 30 minutes"'],
    ["timing", '"30-Min Response"'],
    ["timing", '"خلال 30 دقيقة"'],
    ["timing", '"Open 24 hours, 7 days, at your door in 30 to 60 minutes"'],
    ["timing", '"Results in 6 to 24 hours"'],
    ["timing", "responseMinutes: [25, 30],"],
    ["closing hour", '"until 11 PM"'],
    ["rating", '"Rated 4.9 by patients"'],
    ["rating", "rating: 4.8,"],
    ["count of patients or reviews", '"2,000+ reviews"'],
    ["count of patients or reviews", '"أكثر من 1000 مريض"'],
    ["years of experience", '"25+ years"'],
  ])("is noticed: %s in %s", (fact, line) => {
    expect(typedFacts("site/home/x.tsx", line).join("\n")).toContain(`types a ${fact}`);
  });

  it.each([
    '"Open 24 hours, 7 days, holidays included"',
    '"متاحون 24 ساعة طوال أيام الأسبوع"',
    '"24/7"',
    "`From AED ${price}`",
    "`${minutes} minutes`",
    'className="mt-2 min-h-13"',
    "// about 30 minutes after AED 99",
    '"{n} more reviews"',
    '"من 5 نجوم"',
  ])("is not seen in %s", (line) => {
    expect(typedFacts("site/home/x.tsx", line)).toEqual([]);
  });

  it("is seen in every file", () => {
    expect(typedFacts("content/coverage.ts", "responseMinutes: [25, 30],")).toHaveLength(1);
  });
});
