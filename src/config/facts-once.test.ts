import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { claims } from "./facts";

interface Rule {
  fact: string;
  pattern: RegExp;
  /** The files where this kind of fact lives. */
  homes: readonly string[];
}

const facts = "config/facts.ts";
const years = claims.yearsOfExperience;

/** What a fact looks like when somebody types it instead of reading it. */
const RULES: readonly Rule[] = [
  {
    fact: "price",
    pattern: /\bAED\s*\d|\d\s*(?:AED\b|dirhams?\b|درهم|دراهم)|\bfrom \d{2,}|(?:ابتداءً من|[تي]بدأ من)\s*\d/i,
    homes: [facts],
  },
  { fact: "price", pattern: /\b(?:price|\w*AED)["']?\s*[:=]\s*\d/, homes: [facts] },
  {
    fact: "phone number",
    pattern: /971[\s-]?\d[\s\d-]{6,}|(?:wa\.me\/|tel:)\+?\d/,
    homes: ["config/env-schema.ts"],
  },
  { fact: "emergency number", pattern: /\b99[89]\b/, homes: ["config/contact.ts"] },
  {
    fact: "timing",
    pattern: /\d[\s-]*(?:minutes?|mins?|hours?|hrs?)(?![-\w])|\d\s*(?:دقيقة|دقائق|ساعة|ساعات)/i,
    // How long a generation run takes, on its button.
    homes: [facts, "i18n/dictionaries/admin/bulk-generate.ts"],
  },
  {
    fact: "timing",
    pattern: /(?:minutes|hours)["']?\s*[:=]\s*\[\s*\d/i,
    homes: [facts, "content/coverage.ts", "content/iv-coverage.ts"],
  },
  { fact: "closing hour", pattern: /\b\d{1,2}\s*(?:[AP]M\b|[ap]\.m\.|مساء|صباح)/, homes: [facts] },
  {
    fact: "rating",
    pattern: /(?:rat(?:ed|ing)|تقييم\S*)\W{1,3}4\.\d|\b4\.\d\s*(?:\/\s*5|out of|from|من|★|stars?\b)/i,
    homes: [facts],
  },
  {
    fact: "count of patients or reviews",
    pattern: /\d\s*\+?\s*(?:patients|reviews|families|treatments|مريض|تقييم|عائلة)/i,
    homes: [facts],
  },
  {
    fact: "years of experience",
    pattern: new RegExp(String.raw`\b${years}\s*\+?\s*(?:years|عام|سنة)`, "i"),
    homes: [facts],
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
  const rules = RULES.filter(({ homes }) => !homes.includes(file));
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
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("testing/"),
);

it("finds every price, number, timing and claim read from its constant", () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => typedFacts(file, readFileSync(join(root, file), "utf8")))).toEqual([]);
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
    ["years of experience", `"${years}+ years"`],
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

  it("is at home in its own file only", () => {
    expect(typedFacts(facts, "doctorPriceAED: 99,")).toEqual([]);
    expect(typedFacts("content/coverage.ts", "responseMinutes: [25, 30],")).toEqual([]);
    expect(typedFacts("content/coverage.ts", '"here in 30 minutes"')).toHaveLength(1);
  });
});
