import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface Rule {
  fact: string;
  pattern: RegExp;
  /** Files that may contain the value, by the beginnings of their paths. */
  homes?: readonly string[];
  /**
   * Generated articles give health advice, which includes emergency numbers and durations. Such a value is a fact of the
   * business only in a sentence about us.
   */
  isMedical?: true;
}

/** Sentences of the back office about itself, such as when another email can be requested. */
const FOR_STAFF = "texts/admin/";

const NUMBER =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)";
const NUMBERS = `${NUMBER}(?:(?:[\\s-]+|\\s+and\\s+)${NUMBER})*`;
const RAQM =
  "(?:واحد|اثن\\S*|ثلاث\\S*|أربع\\S*|خمس\\S*|ست\\S*|سبع\\S*|ثماني?\\S*|تسع\\S*|عشر\\S*|مئ\\S*|مائ\\S*|ألف\\S*|آلاف)";
const ARQAM = `${RAQM}(?:\\s+و?${RAQM})*`;
const spelled = (source: string) => new RegExp(source, "iu");

/** The shapes of facts that are typed instead of read. Arabic digits have been replaced by Latin ones before. */
const RULES: readonly Rule[] = [
  {
    fact: "price",
    pattern: /\bAED\s*\d|\d\s*(?:AED\b|dirhams?\b|درهم|دراهم)|\bfrom \d{2,}|(?:ابتداءً من|[تي]بدأ من)\s*\d/i,
  },
  { fact: "price", pattern: /\b(?:price|\w*AED)["']?\s*[:=]\s*\d/ },
  { fact: "price", pattern: spelled(`\\b${NUMBERS}\\s+dirhams?\\b|${ARQAM}\\s+(?:درهم|دراهم)`) },
  {
    fact: "phone number",
    pattern:
      /971[\s-]?\d[\s\d-]{6,}|(?:wa\.me\/|tel:)\+?\d|\b0[2-79]\d?[\s-]?\d{3}[\s-]?\d{4}\b|\b[68]00[\s-]\d{3,}/,
    // The format of a phone number.
    homes: ["texts/admin/facts.ts"],
  },
  { fact: "emergency number", pattern: /\b99[89]\b/, homes: ["config/contact.ts"], isMedical: true },
  {
    fact: "timing",
    isMedical: true,
    pattern: /\d[\s-]*(?:minutes?|mins?|hours?|hrs?)(?![-\w])|\d\s*(?:دقيقة|دقائق|ساعة|ساعات)/i,
    // The duration of a generation run on its button, the time until codes are accepted again, and the time until a lead is due
    // again.
    homes: ["texts/admin/bulk-generate.ts", "texts/admin/account.ts", "texts/admin/lead-follow-ups.ts"],
  },
  {
    fact: "timing",
    isMedical: true,
    pattern: spelled(
      `\\b(?:in|within|under|after|about|takes?|lasts?)\\s+(?:(?:less than|about|only|just)\\s+)?(?:half an|(?:a )?quarter of an|an|${NUMBERS})[\\s-]+(?:minutes?|hours?)\\b` +
        `|\\b${NUMBERS}[\\s-](?:minute|hour)[\\s-](?:response|arrival|visit|promise|shift)` +
        `|\\bshifts?\\b[^.]{0,40}\\b${NUMBERS}[\\s-]+hours`,
    ),
    homes: [FOR_STAFF],
  },
  {
    fact: "timing",
    isMedical: true,
    pattern: spelled(
      `(?:خلال|غضون|[تي]ستغرق(?:\\s+\\S+)?|مدته?ا?|أقل من|بعد|نحو)\\s+(?:أقل من\\s+)?(?:(?:نصف|ربع|ثلث)\\s+(?:ال)?ساعة|ساعة|ساعتين|دقيقتين|${ARQAM}\\s+(?:دقيقة|دقائق|ساعة|ساعات))|مناوب[^.]{0,30}${ARQAM}\\s+ساع`,
    ),
    homes: [FOR_STAFF],
  },
  {
    fact: "timing",
    pattern: /(?:minutes|hours)["']?\s*[:=]\s*\[\s*\d/i,
  },
  { fact: "closing hour", pattern: /\b\d{1,2}\s*(?:[AP]M\b|[ap]\.m\.|مساء|صباح)/ },
  {
    fact: "rating",
    pattern:
      /(?:rat(?:ed|ing)|تقييم\S*)\W{1,3}[1-5]\.\d|\b[1-5]\.\d\s*(?:\/\s*5|out of|from|من|★|stars?\b)|\brated (?:four|five)\b/i,
  },
  {
    fact: "count of patients or reviews",
    pattern: /\d\s*\+?\s*(?:patients|reviews|families|treatments|مريض|تقييم|عائلة)/i,
  },
  { fact: "way to pay", pattern: /\bcredit cards?\b|\bbank transfers?\b|بطاقة ائتمان|تحويل مصرفي/i },
  {
    fact: "list of neighbourhoods",
    pattern:
      /\b(?:Marina|Downtown|Deira|JLT|JVC|Mirdif|Business Bay|Palm Jumeirah|DIFC)\b.*\b(?:Marina|Downtown|Deira|JLT|JVC|Mirdif|Business Bay|Palm Jumeirah|DIFC)\b|(?:مارينا|ديرة|مردف|الخليج التجاري|نخلة جميرا).*(?:مارينا|ديرة|مردف|الخليج التجاري|نخلة جميرا)/i,
  },
  { fact: "language spoken", pattern: /\bHindi (?:and|or) Urdu|الهندية (?:و|أو )ال?أردية/ },
  {
    fact: "count of patients or reviews",
    pattern: spelled(
      `\\b(?:hundred|thousand)s?\\s+(?:of\\s+)?(?:patients|reviews|families|treatments)|(?:مئات|ألف|آلاف)\\s+(?:من\\s+)?(?:ال)?(?:مريض|مرضى|تقييم|عائل)`,
    ),
  },
  {
    fact: "years of experience",
    pattern: /\b\d{2}\s*\+\s*years|\b\d{2} years of|\b25\s*\+?\s*(?:years|عام|سنة)|\d{2}\s*(?:عامًا|سنة) من/i,
  },
  {
    fact: "years of experience",
    pattern: spelled(
      `\\b${NUMBERS} years of (?:care|experience|service)|quarter of a century|ربع قرن|${ARQAM}\\s+(?:عامًا|عام|سنة) من`,
    ),
  },
];

/** A sentence of a generated article about the business. */
const ABOUT_US =
  /\b(?:we|us|our|ours)\b|\barriv|at your door|\bvisits? (?:takes?|lasts?)|\bbook|\bshifts?\b|فريقنا|لدينا|نصل|نأتي|نرد|نرسل|[يت]صل إليك|[يت]صلك|عند بابك|الحجز|مناوب|تستغرق الزيارة/i;

/** "24/7" in words: it contains no number that could change. */
const ALWAYS_OPEN = /\b24 hours, 7 days|24 ساعة(?= طوال|، 7 أيام)/g;

/** The code without its comments; line numbers stay the same. */
const withoutComments = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""))
    .replace(/(?<!:)\/\/.*$/gm, "");

/** The observation time after a vaccine: guidance about vaccines, not a promise of the business. */
const GUIDANCE = /15 minutes’ watch|15 دقيقة تحت الملاحظة/g;

const ARABIC_DIGITS = /[٠-٩]/g;
/** `plural` has separate texts for one and two: they spell out the number that was passed. */
const PLURAL_FORMS = /\b(?:one|two): ["'`][^"'`]*["'`]/g;

const plain = (line: string): string =>
  line
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(ALWAYS_OPEN, "")
    .replaceAll(GUIDANCE, "")
    .replaceAll(PLURAL_FORMS, "");

function typedFacts(file: string, source: string): string[] {
  const isMedicalText = /^(?:functions\/|content\/(?:writer\/|danger-signs))/.test(file);
  const rules = RULES.filter(({ homes }) => !homes?.some((home) => file.startsWith(home)));
  return withoutComments(source)
    .split("\n")
    .flatMap((line, index) => {
      const text = plain(line);
      const aboutUs = text.split(/[.!?؟|]/).filter((sentence) => ABOUT_US.test(sentence));
      return rules
        .filter(({ fact, pattern, isMedical }) => {
          if (!isMedicalText || !isMedical) return pattern.test(text);
          return fact === "timing" && aboutUs.some((sentence) => pattern.test(sentence));
        })
        .map(({ fact }) => `${file}:${index + 1} types a ${fact}: ${line.trim()}`);
    });
}

const root = join(import.meta.dirname, "..");
const functions = join(root, "../supabase/functions");

/** Files that are served unchanged. */
const served = [
  "index.html",
  ...readdirSync(join(root, "../public"), { recursive: true, encoding: "utf8" }).map(
    (file) => `public/${file}`,
  ),
];

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.(?:tsx?|svg|yaml)$/.test(file) &&
      !/\.(?:test|generated)\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/.test(file),
  );

it("every price, number, timing and claim comes from the facts", () => {
  const [pages, code] = [codeIn(root), codeIn(functions)];
  expect(pages.length).toBeGreaterThan(150);
  expect(code.length).toBeGreaterThan(50);
  expect([
    ...pages.flatMap((file) => typedFacts(file, readFileSync(join(root, file), "utf8"))),
    ...served.flatMap((file) => typedFacts(file, readFileSync(join(root, "..", file), "utf8"))),
    ...code.flatMap((file) => typedFacts(`functions/${file}`, readFileSync(join(functions, file), "utf8"))),
  ]).toEqual([]);
});

describe("a typed fact", () => {
  it.each([
    ["price", '"Visits start at AED 99."'],
    ["price", '"ابتداءً من 99 درهمًا"'],
    ["price", '"تسعة وتسعون درهمًا"'],
    ["price", "startingFromAED: 99,"],
    ["phone number", 'href="https://wa.me/97140000000"'],
    ["phone number", '"اتصل على ٠٥٠ ١٢٣ ٤٥٦٧"'],
    ["emergency number", "<p>Call 998 now.</p>"],
    ["timing", '"30-Min Response"'],
    ["timing", '"Shifts usually run for eight, twelve or twenty-four hours"'],
    ["timing", '"نصل خلال نصف ساعة"'],
    ["timing", '"Open 24 hours, 7 days, at your door in 30 to 60 minutes"'],
    ["timing", "responseMinutes: [25, 30],"],
    ["closing hour", '"until 11 PM"'],
    ["rating", "rating: 4.8,"],
    ["count of patients or reviews", '"2,000+ reviews"'],
    ["count of patients or reviews", '"thousands of patients"'],
    ["way to pay", '"Cash, credit card or bank transfer"'],
    ["list of neighbourhoods", '"From Deira to Dubai Marina"'],
    ["years of experience", '"25+ years"'],
    ["years of experience", '"خمسة وعشرون عامًا من الخبرة"'],
  ])("is found: %s in %s", (fact, line) => {
    expect(typedFacts("site/home/x.tsx", line).join("\n")).toContain(`types a ${fact}`);
  });

  it.each([
    '"Open 24 hours, 7 days, holidays included"',
    "`From AED ${price}`",
    "`${minutes} minutes`",
    'className="mt-2 min-h-13"',
    "// about 30 minutes after AED 99",
    '"من 5 نجوم"',
    'two: "خلال دقيقتين",',
  ])("is not found in %s", (line) => {
    expect(typedFacts("site/home/x.tsx", line)).toEqual([]);
  });

  it("in a generated article is found if the sentence is about us, and ignored if it is advice", () => {
    const text = "content/writer/x.yaml";
    expect(typedFacts(text, '"Wait ten minutes after vomiting. Drink within half an hour."')).toEqual([]);
    expect(typedFacts(text, '"Wait a while. Our nurse arrives within half an hour."')).toHaveLength(1);
    expect(typedFacts(text, '"نصل إليك خلال نصف ساعة."')).toHaveLength(1);
    expect(typedFacts(text, '"Call 998 within 10 minutes."')).toEqual([]);
    expect(typedFacts("content/coverage.ts", '"Call 998 within 10 minutes."')).toHaveLength(2);
  });
});
