import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dangerSigns, type Advice, type DangerSignId } from "@domain/triage";
import { emergencyNumbers } from "@/config/contact";
import { GIVEN, JOINED, NAMED, NARROWED, TODAY } from "@/testing/danger-sign-words";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";

interface Unit {
  text: string;
  line: number;
  /** What stands above: the heading, and the line that a list follows. */
  above: readonly string[];
}

/** The sentences of a text, each below its heading and, in a list, below the line that the list follows. */
function unitsOf(text: string): Unit[] {
  let heading = "";
  let lead = "";
  return text.split("\n").flatMap((line, number) => {
    if (/^\s*#{2,3} /.test(line)) {
      heading = line;
      lead = "";
      return [];
    }
    // Questions of an article come after its text, below no heading.
    if (line.includes("$md$")) heading = lead = "";
    const isItem = /^\s*(?:-|\d+\.) /.test(line);
    if (!isItem && line.trim() !== "") lead = line;
    const above = isItem && /[:،]\s*$/.test(lead) ? [lead, heading] : [heading];
    return line.split(/(?<=[.;؛!?؟])\s+|(?<=\d)\s؛/).map((sentence) => ({
      text: sentence,
      line: number,
      above,
    }));
  });
}

/** With its doubled letters marked or not: texts write both. */
const says = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) || pattern.test(text.replaceAll("\u0651", ""));

/** The most urgent first. */
const advices = Object.keys(GIVEN) as Advice[];

const adviceIn = (text: string): Advice[] => advices.filter((advice) => says(text, GIVEN[advice]));

const signsIn = (text: string): DangerSignId[] =>
  (Object.keys(NAMED) as DangerSignId[]).filter((id) => says(text, NAMED[id]));

/** Signs that stand with another advice than their own. What names a sign without any advice is no instruction. */
function contradictions(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const given = [unit.text, ...unit.above].map(adviceIn).find((advices) => advices.length > 0) ?? [];
    if (given.length === 0) return [];
    return signsIn(unit.text)
      .filter((id) => !given.includes(dangerSigns[id].advice))
      .map((id) => `${id} with "${given.join(", ")}": ${unit.text.trim()}`);
  });
}

/** A question asks for an advice and gives none. */
const answerIn = (text: string): string => text.replace(/^.*[?؟]", "a": /, "");

/**
 * Signs whose advice has a condition, or a second advice beside it: in their sentence, in the line that their list follows,
 * or in what the paragraph says after them.
 */
function conditions(text: string): string[] {
  const units = unitsOf(text);
  return units.flatMap((unit, place) => {
    const signs = signsIn(unit.text);
    if (signs.length === 0) return [];
    const theirs = new Set(signs.map((id) => dangerSigns[id].advice));
    const giving = [answerIn(unit.text), ...unit.above].find((line) => adviceIn(line).length > 0) ?? "";
    const second = adviceIn(giving).filter((advice) => !theirs.has(advice));
    const later = units
      .slice(place + 1)
      .findIndex((next) => next.line !== unit.line || signsIn(next.text).length > 0);
    const after = units
      .slice(place + 1, later < 0 ? undefined : place + 1 + later)
      .filter((next) => says(next.text, NARROWED) && adviceIn(next.text).length > 0);
    const found = [
      ...second.map((advice) => `and "${advice}"`),
      ...(giving !== "" && says(giving, NARROWED) ? ["under a condition"] : []),
      ...after.map((next) => `and then: ${next.text.trim()}`),
    ];
    return found.map((what) => `${signs.join(", ")} ${what}: ${unit.text.trim()}`);
  });
}

/** Signs for a doctor today, of which a text says that a doctor sees them but not when. */
function withoutDay(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const signs = signsIn(unit.text).filter((id) => dangerSigns[id].advice === "doctor today");
    const giving = [answerIn(unit.text), ...unit.above].find((line) => adviceIn(line).length > 0) ?? "";
    const isUndated = says(giving, GIVEN["doctor today"]) && !says(giving, TODAY);
    return isUndated ? signs.map((id) => `${id} on any day: ${unit.text.trim()}`) : [];
  });
}

const joined = (text: string): string[] =>
  unitsOf(text).flatMap((unit) => (says(unit.text, JOINED) ? [unit.text.trim()] : []));

/** Headings that name an advice, with a first sentence that gives a less urgent one. */
function calmBeginnings(text: string): string[] {
  const units = unitsOf(text).filter((unit) => unit.text.trim() !== "");
  return units.flatMap((unit, place) => {
    const heading = unit.above.at(-1) ?? "";
    const named = adviceIn(heading)[0];
    const given = adviceIn(unit.text)[0];
    const isFirst = units[place - 1]?.above.at(-1) !== heading;
    return isFirst && named && given && advices.indexOf(given) > advices.indexOf(named)
      ? [`${heading.trim()}: ${unit.text.trim()}`]
      : [];
  });
}

const root = join(import.meta.dirname, "../..");
const FOLDERS = [
  "src/content",
  "src/i18n/dictionaries",
  "supabase/functions/_shared/ai/composer/texts",
  "supabase/seed",
  "supabase/migrations",
];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
).filter((file) => /\.(?:ts|sql)$/.test(file) && !file.endsWith(".test.ts"));

/** A file as its readers see it: numbers filled in, and what follows "do not wait if" with the advice that stands below it. */
const readable = (file: string): string =>
  readFileSync(join(root, file), "utf8")
    .replaceAll(/\$\{(?:emergencyNumbers\.)?ambulance\}/g, emergencyNumbers.ambulance)
    .replaceAll(/doNotWait: "/g, `"${emergencyNumbers.ambulance}: `);

describe("a danger sign", () => {
  it("has one advice in every text", () => {
    expect(files.length).toBeGreaterThan(80);
    expect(
      files.flatMap((file) => contradictions(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("has no condition and no second advice beside its own", () => {
    expect(
      files.flatMap((file) => conditions(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("for which a doctor comes has the day on which the doctor comes", () => {
    expect(
      files.flatMap((file) => withoutDay(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("that is a fever leaves any other fever to a doctor the same day, never fever as such", () => {
    const sentences = Object.values(PAGE_TEXTS).flatMap((make) => textsIn(make(testFacts())));
    const sameDay = sentences.filter((text) =>
      /\bfever\b[^.]*same day|same day[^.]*\bfever\b|(?:حرارة|حمّى)[^.]*اليوم نفسه|اليوم نفسه[^.]*(?:حرارة|حمّى)/.test(
        text,
      ),
    );
    expect(sameDay.length).toBeGreaterThan(6);
    const isComplete = (text: string) =>
      (["feverAfterBirth", "feverWithWeakImmunity"] as const).every((id) =>
        Object.values(dangerSigns[id].words).some((words) => text.includes(words)),
      );
    expect(sameDay.filter((text) => !isComplete(text))).toEqual([]);
  });

  it("stands for itself, not only together with another one", () => {
    expect(files.flatMap((file) => joined(readable(file)).map((problem) => `${file}: ${problem}`))).toEqual(
      [],
    );
  });

  it("comes before less urgent ones below a heading with its advice", () => {
    expect(
      files.flatMap((file) => calmBeginnings(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("is said with its one advice, and for whom, in both languages", () => {
    for (const [id, sign] of Object.entries(dangerSigns)) {
      for (const locale of ["en", "ar"] as const) {
        const words = sign.words[locale];
        expect(words).toMatch(NAMED[id as DangerSignId]);
        expect(adviceIn(words)).toEqual([sign.advice]);
        expect([...contradictions(words), ...conditions(words), ...withoutDay(words)]).toEqual([]);
        expect(words).toContain("forWhom" in sign ? sign.forWhom[locale] : "");
      }
    }
  });

  it.each([
    "A swollen calf after a flight needs a doctor the same day.",
    "A swollen, painful calf: call 998.",
    "أما تورّم الساق المؤلم فيستدعي طبيبًا في اليوم نفسه.",
    "Ask for medical advice the same day if:\n\n- a baby under 3 months measures 38 °C or more",
    "## Call a doctor today\n\nNew confusion and a fever.",
    "In babies, fast breathing and poor feeding are reason enough to be seen the same day.",
    "اعرضه على طبيب أولًا إذا:\n\n- كان تنفسه سريعًا أو مصحوبًا بصوت",
    "A fall with a blackout needs a doctor the same day.",
    "Urine that stops, with a swollen lower belly, needs a doctor the same day.",
    "تقيؤ الدم يستدعي طبيبًا في اليوم نفسه.",
    "For a seizure or heatstroke, message a doctor.",
    "Blood in the stool needs a doctor today.",
    "See a doctor the same day for bad-smelling discharge, large clots or a hot red area in the breast.",
    "وراجعي طبيبًا في اليوم نفسه عند إفرازات كريهة الرائحة.",
    "The worst headache of your life needs a doctor today.",
    "If they hit their head and then vomit, see a doctor today.",
  ])("is noticed with another advice: %s", (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });

  it.each([
    "Call 998 if it is the first seizure, lasts over five minutes or comes again.",
    "A seizure: call 998 if it lasts longer than five minutes.",
    "A first fit means 998; a fit in somebody with known epilepsy, a doctor today.",
    "Somebody who faints needs 998 unless they are well again at once.",
    "A stiff neck: call 998, or see a doctor today.",
    "For numbness between the legs go to an emergency department now, or call 998 if you cannot get there.",
    "A fever during chemotherapy: go to an emergency department now. If nobody answers, call an ambulance.",
    "نوبة تشنج: اتصل بالرقم 998 إذا كانت النوبة الأولى أو دامت أكثر من خمس دقائق.",
    "إغماء: اتصل بالرقم 998، وإلا فاطلب طبيبًا اليوم.",
    "ألم في ربلة الساق: إلى الطوارئ الآن، أو اتصل بالرقم 998.",
    "دم في البراز: طبيب اليوم، أو إلى الطوارئ إن كان كثيرًا.",
    "For sudden chest pain or trouble breathing call 998.",
    "وعند ألم صدر مفاجئ اتصل بالرقم 998.",
    "Call 998 for a child who is floppy and hard to wake.",
    "اتصل بالرقم 998 إذا كان الطفل مرتخيًا لا يستيقظ.",
  ])("is noticed with a condition or a second advice: %s", (text) => {
    expect(conditions(text)).not.toEqual([]);
  });

  it.each([
    "Call a doctor about a swelling that grows, numb fingers or spreading redness.",
    "واتصل بطبيب عند تورّم يكبر أو خدر في الأصابع أو احمرار يتّسع.",
    "وإن لم يستقرّ شيء في المعدة فالطبيب يفحصك أولًا.",
  ])("is noticed without the day on which a doctor sees it: %s", (text) => {
    expect(withoutDay(text)).not.toEqual([]);
  });

  it.each([
    "- A high fever with a stiff neck, or spots that do not fade",
    "- Almost no urine all day, with dizziness",
    "- حمّى عالية مع تيبّس في الرقبة",
    "- انقطاع البول أو قلّته الشديدة طوال اليوم مع دوار",
  ])("is noticed where it needs a second one: %s", (text) => {
    expect(joined(text)).not.toEqual([]);
  });

  it("is noticed below less urgent ones in a section with its advice", () => {
    expect(
      calmBeginnings(
        "## Call 998 at once\n\nFast breathing: go to an emergency department now. A fit: call 998.",
      ),
    ).toHaveLength(1);
    expect(calmBeginnings("## Call 998 at once\n\nA fit. Fast breathing: an emergency department.")).toEqual(
      [],
    );
  });

  it("may stand in one sentence with a sign that has another advice", () => {
    expect(
      conditions("A swollen calf: go to an emergency department now; with chest pain, call 998."),
    ).toEqual([]);
  });

  it("has no advice from the heading of a text that has ended", () => {
    const question = `{"q": "A little blood?", "a": "A little blood in the stool has many reasons."}`;
    expect(contradictions(`## Call 998\n\n${question}`)).toHaveLength(1);
    expect(contradictions(`## Call 998\n\n$md$, 'Title', $faq$[\n${question}`)).toEqual([]);
  });
});
