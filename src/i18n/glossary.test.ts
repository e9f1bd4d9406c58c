import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** One term per concept: the avoided word and its replacement. */
const GLOSSARY: readonly { not: RegExp; term: string }[] = [
  { not: /(?<!\p{L})[وفبلك]{0,2}(?:ال)?نوب(?:ة|ات)(?! تشن| هي| الأولى)/u, term: "مناوبة" },
  { not: /سلة المحذوفات/u, term: "سلة المهملات" },
  { not: /الرابط المختصر/u, term: "الاسم في الرابط" },
  { not: /أخصائي/u, term: "اختصاصي" },
  { not: /كولسترول/u, term: "كوليسترول" },
  { not: /طبيب العائلة/u, term: "طبيب الأسرة" },
  { not: /أنسولين/u, term: "الإنسولين" },
  { not: /فيتامين «?سي/u, term: "فيتامين ج" },
  { not: /مميع/u, term: "مميّع الدم" },
  { not: /(?<![\p{L}\p{M}])[وفبلك]?(?:ال)?حمى(?!\p{L})/u, term: "الحمّى" },
  { not: /الإرواء/u, term: "محلول الإماهة" },
  { not: /مِ?فجَ?ر(?: الجراحة)?(?!\p{L})|درنقة/u, term: "أنبوب التصريف" },
  { not: /قنيّة(?! وريدية)|إبرة وريدية|الإبرة الوريدية/u, term: "كانيولا" },
  { not: /مقدّ?م(?:ة|ي|و)? (?:ال)?رعاية/u, term: "مرافق" },
  { not: /فحص (?:ال)?دم(?!\p{L})/u, term: "تحليل الدم" },
  // An infection is not an inflammation; for the throat, the joints and laboratory values the word is right.
  {
    not: /(?<!مؤشرات ال)التهاب(?:ات|ًا)?(?!\p{L})(?! (?:في )?(?:ال)?(?:حلق|أنف|مفاصل)| خلال)/u,
    term: "عدوى",
  },
  { not: /ضربة (?:ال)?حر/u, term: "ضربة الشمس" },
  { not: /ب 12(?!\d)/u, term: "فيتامين ب12" },
  { not: /لمن [يت]ناسب/u, term: "لمن يصلح" },
  { not: /(?<!\p{L})من (?:نفس(?:ك|ه|ها)|أنفسكم)(?!\p{L})/u, term: "من تلقاء نفسك" },
  { not: /زغللة/u, term: "تشوّش في الرؤية" },
  { not: /راسلنا على واتساب|اسأل على واتساب/u, term: "عبر واتساب" },
  { not: /بند الخطة/u, term: "موضوع" },
  { not: /المدوّنة/u, term: "المدونة" },
  { not: /الخدمة الأساسية/u, term: "الخدمة الرئيسية" },
  { not: /مفتاح الهروب/u, term: "مفتاح Esc" },
  { not: /اليوم الموعود/u, term: "يوم العملية" },
  { not: /بيان(?:ات)? النشاط/u, term: "معلومات المنشأة" },
  { not: /(?<!\p{L})كل كم(?!\p{L})/u, term: "كم مرة" },
  { not: /علاج الحقن/u, term: "العلاج بالحقن" },
  // Without vowel marks the word for a stand also means a pregnant woman.
  { not: /مع الحامل/u, term: "حامل المحلول" },
  { not: /\bwait with (?:the |a )?(?:bath|pool|shower)/i, term: "leave until" },
  { not: /\be-mails?\b/i, term: "email" },
  { not: /الكتّاب/u, term: "الكُتّاب" },
  // Next to Arabic words these marks and parts change places, unless something of their own direction follows.
  { not: /https:\/\/(?=\s+\p{Script=Arabic})/u, term: "https:// with a left-to-right mark behind it" },
  {
    not: /(?<=\p{Script=Arabic}[^"`]*)\d{4}-\d\d-\d\d(?!["`])/u,
    term: "a day in leftToRight() or isolated()",
  },
  { not: /insurance accepts/i, term: "a receipt for your insurer" },
  { not: /تقبلها? شركة التأمين/u, term: "a receipt for your insurer" },
];

/** Without its mark the word is a keyword that people type, so only articles must have the mark. */
const NURSE = { not: /ممرض/u, term: "ممرّض" };

/** A sitter is not the family's own nanny. Without its mark the word is a keyword, too. */
const SITTER = { not: /مربّي(?:ة|ات)/u, term: "جليسة" };

/** Phrases with a plainer equivalent in English. */
const PLAIN: readonly { not: RegExp; term: string }[] = [
  { not: /\bstands?\b(?! out\b| up\b| for\b|-in\b|still\b)/i, term: "is, means" },
  { not: /\b(?:go|goes|went) on\b/i, term: "continues" },
  { not: /\bmeanwhile\b/i, term: "since, in the meantime" },
  { not: /\banew\b/i, term: "again" },
  { not: /\bnothing (?:that )?waits\b/i, term: "nothing is due" },
  { not: /\bhas trouble\b/i, term: "is not working" },
  { not: /could not be (?:told|found out)|it could not be checked/i, term: "could not check" },
  { not: /\ball the same\?/i, term: "anyway" },
  { not: /\bwhenever we can\b/i, term: "whenever possible" },
  { not: /\bnot there any ?more\b/i, term: "no longer exists" },
  { not: /\b(?:some|any|every|no)body of staff\b|\b(?:who|each) of staff\b/i, term: "a member of staff" },
  { not: /\bnone of the two\b/i, term: "neither" },
  { not: /\bleads? (?:(?:[^\s.]+ ){1,2})?on (?:in an hour|to the other)/i, term: "redirects, shows" },
];

/** The texts of the back office: one term per concept, in both languages. */
const STAFF: readonly { not: RegExp; term: string }[] = [
  { not: /\bpresses\b(?!:)|\b(?:a|the|no|one|this|each|every|before) press\b/i, term: "click" },
  { not: /\bt(?:ake|akes|aken|aking|ook) (?:\w+ ){0,2}back\b/i, term: "undo, of a conversion: retract" },
  { not: /\bsecond factors?\b/i, term: "two-step verification" },
  { not: /\b(?:some|any|every)body\b/i, term: "someone, anyone, everyone" },
  { not: /\b(?:who|what|which)ever\b|\bsuch an?\b|\bso many\b/i, term: "the person who, this, the number" },
  { not: /\bsmall (?:Latin )?letters\b/i, term: "lower-case letters" },
  { not: /\b(?:is|are) no (?!longer\b|more than\b)(?<!\bthere (?:is|are) no )/i, term: "is not a" },
  { not: /\bno such\b/i, term: "does not exist" },
  { not: /once the site has been built|as soon as the site is built/i, term: "after the next build" },
  { not: /not let us copy|not allow copying/i, term: "Your browser blocked copying." },
  { not: /(?<!\p{L})س?(?:جرى|جرت|يجري التراجع)(?!\p{L})/u, term: "تم" },
  { not: /ضغطة|ضغطات/u, term: "نقرة" },
  { not: /بناء الموقع|البناء التالي/u, term: "تحديث الموقع" },
  { not: /(?<!\p{L})جاري(?!\p{L})/u, term: "جارٍ" },
];

const root = join(import.meta.dirname, "../..");
const FOLDERS: readonly { folder: string; not?: RegExp; terms: typeof GLOSSARY }[] = [
  { folder: "src/texts", terms: [...GLOSSARY, ...PLAIN] },
  { folder: "src/texts/admin", terms: STAFF },
  { folder: "src/content", not: /\.test\.ts$|^writer/, terms: [...GLOSSARY, ...PLAIN, SITTER] },
  { folder: "src/content/writer", terms: [...GLOSSARY, NURSE] },
  { folder: "supabase/migrations", terms: [...GLOSSARY, NURSE] },
  { folder: "supabase/seed", terms: [...GLOSSARY, NURSE] },
];

const ARABIC = /\p{Script=Arabic}/u;
/** An Arabic pattern cannot match a line without Arabic, and most lines have none. */
const isOfArabic = ({ not }: (typeof GLOSSARY)[number]) =>
  /\p{Script=Arabic}|Script=Arabic/u.test(not.source);

/** The slips of a text, line by line. Comments in code are for developers. */
function slips(text: string, terms = GLOSSARY): string[] {
  const others = terms.filter((term) => !isOfArabic(term));
  return text
    .split("\n")
    .filter((line) => !/^\s*(?:\/\*|\*(?:\s|\/|$)|\/\/)/.test(line))
    .flatMap((line) =>
      (ARABIC.test(line) ? terms : others).flatMap(({ not, term }) => {
        const found = not.exec(line)?.[0];
        return found === undefined ? [] : [`“${found}” should be “${term}”: ${line.trim()}`];
      }),
    );
}

/** The slips in the files of a folder, in lines that people read. */
function slipsIn(folder: string, names: RegExp, notNames: RegExp, terms: typeof GLOSSARY, spoken = /./) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
    (file) => names.test(file) && !notNames.test(file.replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(8);
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, folder, file), "utf8").split("\n");
    const read = lines.filter((line) => spoken.test(line)).join("\n");
    return slips(read, terms).map((slip) => `${file}: ${slip}`);
  });
}

it.each(FOLDERS)("the texts in $folder use one term per concept", ({ folder, not, terms }) => {
  expect(slipsIn(folder, /\.(?:ts|sql|yaml)$/, not ?? /\.test\.ts$/, terms)).toEqual([]);
});

/**
 * Texts for staff and developers: the back office, the functions' messages, emails, the documents, comments of the database,
 * consoles.
 */
const PLAIN_TEXTS = [
  {
    folder: "supabase/functions",
    spoken:
      /\b(?:en|ar|subject|text): [`"]|\w+: "[^"]*\p{Script=Arabic}|(?:Error|unavailable)\([`"]|console\.\w+\([`"]/u,
  },
  { folder: "scripts", spoken: /Error\([`"]|console\.\w+\([`"]/ },
  { folder: "supabase/migrations", spoken: /--|comment on|raise exception/ },
  { folder: "docs", spoken: /./ },
];

it.each(PLAIN_TEXTS)(
  "the texts in $folder use plain English and the glossary's terms",
  ({ folder, spoken }) => {
    const notRead = /\.(?:test|generated)\.ts$|domain\/triage/;
    expect(slipsIn(folder, /\.(?:ts|sql|md)$/, notRead, [...PLAIN, ...GLOSSARY], spoken)).toEqual([]);
  },
);

it("the README uses plain English", () => {
  expect(slips(readFileSync(join(root, "README.md"), "utf8"), PLAIN)).toEqual([]);
});

describe("a term", () => {
  it.each([
    "كم تدوم النوبة؟",
    "No e-mail is sent.",
    "يُرجى كتابة رابط يبدأ بـ https:// أو بشرطة مائلة.",
    "ينبغي أن يكون تاريخًا مثل 2026-01-31.",
    "قد يكون السبب التهابًا أو دواء",
  ])("is reported as missing in: %s", (text) => expect(slips(text)).toHaveLength(1));

  it.each(["نوبة تشنج أو إغماء", "بمناوبات من 8 ساعات", "اتصل إن كانت النوبة هي الأولى", "التهاب في الحلق"])(
    "is not reported as missing in: %s",
    (text) => expect(slips(text)).toEqual([]),
  );
});
