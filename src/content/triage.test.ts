import { describe, expect, it } from "vitest";
import { dangerSigns, type DangerSignId } from "@domain/triage";
import { files, readable } from "@/testing/danger-sign-files";
import { adviceIn, advices, says, signsIn, unitsOf } from "@/testing/danger-sign-reading";
import { GIVEN, JOINED, NAMED, NARROWED, TODAY, VOMITING } from "@/testing/danger-sign-words";
import { testFacts } from "@/testing/facts";
import { PAGE_TEXTS, textsIn } from "@/testing/page-texts";

type Unit = ReturnType<typeof unitsOf>[number];

const FEVER = /\bfever|\b38 °C|حمّى|حرارة تبلغ/i;

/** The advice on what a unit names, in it or above it. */
const adviceOn = ({ text, above }: Unit) =>
  [text, ...above].map(adviceIn).find((advices) => advices.length > 0) ?? [];

/** Signs with another advice than their own. A sign without any advice is not an instruction. */
function contradictions(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const given = adviceOn(unit);
    if (given.length === 0) return [];
    return signsIn(unit.text)
      .filter((id) => !given.includes(dangerSigns[id].advice))
      .map((id) => `${id} with "${given.join(", ")}": ${unit.text.trim()}`);
  });
}

/** A text without the question of its pair, which names an advice without giving it. */
const answerIn = (text: string): string => text.replace(/^.*[?؟]", "a": /, "");

/** The line that gives it. */
const lineOn = ({ text, above }: Unit) =>
  [answerIn(text), ...above].find((line) => adviceIn(line).length > 0) ?? "";

/**
 * Signs whose advice has a condition, or a second advice beside it: in their sentence, in the line that their list follows,
 * or in the rest of the paragraph.
 */
function conditions(text: string): string[] {
  const units = unitsOf(text);
  return units.flatMap((unit, place) => {
    const signs = signsIn(unit.text);
    if (signs.length === 0) return [];
    const theirs = new Set(signs.map((id) => dangerSigns[id].advice));
    const giving = lineOn(unit);
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

/** Signs for a doctor today that a text refers to a doctor without naming the day. */
function withoutDay(text: string): string[] {
  return unitsOf(text).flatMap((unit) => {
    const signs = signsIn(unit.text).filter((id) => dangerSigns[id].advice === "doctor today");
    const giving = lineOn(unit);
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

describe("a danger sign", () => {
  it.each([
    ["has one advice in every text", contradictions],
    ["has no condition and no second advice", conditions],
    ["with a doctor's visit has the day of the visit", withoutDay],
    ["applies on its own, not only together with another one", joined],
    ["comes before less urgent ones below a heading with its advice", calmBeginnings],
  ])("%s", (_, problemsIn) => {
    expect(files.length).toBeGreaterThan(80);
    expect(
      files.flatMap((file) => problemsIn(readable(file)).map((problem) => `${file}: ${problem}`)),
    ).toEqual([]);
  });

  it("for fever refers any other fever to a doctor the same day, never every fever", () => {
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

  it.each([
    ["a fever", /seed\/posts\/|content\/writer\//, "('ar',", FEVER, "feverWithWeakImmunity", 20],
    ["vomiting", /^/, /\('ar',|\bar: (?=[{[`])/, VOMITING, "vomitingWithDiabetes", 12],
  ] as const)(
    "for %s is in every text that refers other cases to a doctor the same day",
    (_, where, before, sign, graver, least) => {
      const leaveOne = files
        .filter((file) => where.test(file))
        .flatMap((file) =>
          readable(file)
            .split(before)
            .map((text) => ({ file, text })),
        )
        .filter(({ text }) =>
          unitsOf(text).some((unit) => says(unit.text, sign) && adviceOn(unit).includes("doctor today")),
        );
      expect(leaveOne.length).toBeGreaterThan(least);
      const incomplete = leaveOne.filter(({ text }) => !text.includes(graver) && !says(text, NAMED[graver]));
      expect(incomplete.map(({ file }) => file)).toEqual([]);
    },
  );

  it("for fever refers an adult or an older child to a doctor, never a baby", () => {
    const left = /any other fever|(?:ال|أي )(?:حمّى|حرارة) (?:ال)?أخرى/gi;
    const named = /^ in an adult or an older child|^ لدى بالغ أو طفل كبير/;
    const found = files.flatMap((file) =>
      Array.from(readable(file).matchAll(left), ({ 0: words, index, input }) => ({
        file,
        whose: input.slice(index + words.length, index + words.length + 40),
      })),
    );
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ whose }) => !named.test(whose))).toEqual([]);
  });

  it("for a dehydrated baby leaves out the days on which one wet nappy is usual", () => {
    expect(dangerSigns.dryBaby.words.en).toContain("over two days old without a wet nappy for 8 hours");
    expect(dangerSigns.dryBaby.words.ar).toContain("تجاوز عمره يومين وبقي 8 ساعات بلا حفاض مبلل");
  });

  it("has one advice and its group of people, in both languages", () => {
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
    "أما تورّم الساق المؤلم فيستدعي طبيبًا في اليوم نفسه.",
    "Ask for medical advice the same day if:\n\n- a baby under 3 months measures 38 °C or more",
    "## Call a doctor today\n\nNew confusion and a fever.",
    "اعرضه على طبيب أولًا إذا:\n\n- كان تنفسه سريعًا أو مصحوبًا بصوت",
    "For severe pain in the neck after a fall go to an emergency department now.",
    "Somebody with diabetes who keeps vomiting needs a doctor the same day.",
  ])("is reported with another advice: %s", (text) => {
    expect(contradictions(text)).not.toEqual([]);
  });

  it.each([
    "Call 998 if it is the first seizure, lasts over five minutes or comes again.",
    "Somebody who faints needs 998 unless they are well again at once.",
    "A stiff neck: call 998, or see a doctor today.",
    "A fever during chemotherapy: go to an emergency department now. If nobody answers, call an ambulance.",
    "نوبة تشنج: اتصل بالرقم 998 إذا كانت النوبة الأولى أو دامت أكثر من خمس دقائق.",
    "ألم في ربلة الساق: إلى الطوارئ الآن، أو اتصل بالرقم 998.",
    "For sudden chest pain or trouble breathing call 998.",
  ])("is reported with a condition or a second advice: %s", (text) => {
    expect(conditions(text)).not.toEqual([]);
  });

  it.each([
    "Call a doctor about a swelling that grows, numb fingers or spreading redness.",
    "واتصل بطبيب عند تورّم يكبر أو خدر في الأصابع أو احمرار يتّسع.",
  ])("is reported without the day on which a doctor sees it: %s", (text) => {
    expect(withoutDay(text)).not.toEqual([]);
  });

  it.each([
    "- A high fever with a stiff neck, or spots that do not fade",
    "- انقطاع البول أو قلّته الشديدة طوال اليوم مع دوار",
  ])("is reported if it needs a second advice: %s", (text) => {
    expect(joined(text)).not.toEqual([]);
  });

  it("is reported below less urgent ones in a section with its advice", () => {
    expect(
      calmBeginnings(
        "## Call 998 at once\n\nFast breathing: go to an emergency department now. A fit: call 998.",
      ),
    ).toHaveLength(1);
    expect(calmBeginnings("## Call 998 at once\n\nA fit. Fast breathing: an emergency department.")).toEqual(
      [],
    );
  });

  it("may share a sentence with a sign that has another advice", () => {
    expect(
      conditions("A swollen calf: go to an emergency department now; with chest pain, call 998."),
    ).toEqual([]);
  });

  it("has no advice from the heading of an earlier text", () => {
    const question = `{"q": "A little blood?", "a": "A little blood in the stool has many reasons."}`;
    expect(contradictions(`## Call 998\n\n${question}`)).toHaveLength(1);
    expect(contradictions(`## Call 998\n\n$md$, 'Title', $faq$[\n${question}`)).toEqual([]);
  });
});
