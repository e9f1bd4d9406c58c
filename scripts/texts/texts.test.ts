import { describe, expect, it } from "vitest";
import { Chapters, DangerSigns, Service } from "../../src/content/schemas.ts";
import { repositoryRoot } from "../local/settings.ts";
import { fillPlaces } from "./fill-places.ts";
import { staleFunctionModules } from "./function-modules.ts";
import { parseTexts } from "./parse-texts.ts";
import { checkTexts } from "./read-texts.ts";

it("every text is complete", () => {
  expect(() => checkTexts(repositoryRoot)).not.toThrow();
});

it("the modules that functions import are current (else: npm run texts)", () => {
  expect(staleFunctionModules(repositoryRoot).map(([file]) => file)).toEqual([]);
});

const CHAPTER = `
- heading:
    en: Measuring a temperature
    ar: قياس الحرارة
  lead:
    en: A number says little.
    ar: الرقم وحده لا يكفي.
  tips:
    - en: Rest first.
      ar: استرح أولًا.
    - en: Sit down.
      ar: اجلس.
    - en: Wait.
      ar: انتظر.
    - en: Write it down.
      ar: دوّن النتيجة.
`.trimStart();

describe("a mistake is reported with its file, its line and what to do:", () => {
  const problemsOf = (change: (source: string) => string): string => {
    try {
      parseTexts("chapter.yaml", change(CHAPTER), Chapters);
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };

  it("none", () => expect(problemsOf((source) => source)).toBe(""));

  it.each<[mistake: string, from: string | RegExp, to: string, problem: string]>([
    [
      "a missing translation",
      "      ar: اجلس.\n",
      "",
      "chapter.yaml:10 (entry 1, tips, entry 2, ar): The Arabic text is missing.",
    ],
    [
      "a text without its words",
      "en: Sit down.",
      "en:",
      "chapter.yaml:10 (entry 1, tips, entry 2, en): The English text is missing.",
    ],
    [
      "English in the place of Arabic",
      "ar: اجلس.",
      "ar: Sit down.",
      "chapter.yaml:11 (entry 1, tips, entry 2, ar): The Arabic text has no Arabic letters. Is it still to be translated?",
    ],
    [
      "Arabic in the place of English",
      "en: Sit down.",
      "en: اجلس.",
      "chapter.yaml:10 (entry 1, tips, entry 2, en): The English text has Arabic letters. Are the two texts swapped?",
    ],
    [
      "a misspelt field",
      "  lead:",
      "  leed:",
      "chapter.yaml:1 (entry 1, lead): “lead” is missing.\nchapter.yaml:1 (entry 1): There is no such field: leed. Is it misspelt?",
    ],
    [
      "too few entries",
      /- en: Write it down\.\n.*\n/,
      "",
      "chapter.yaml:7 (entry 1, tips): “tips” needs at least 4 entries.",
    ],
    [
      "a number in the place of a text",
      "en: Sit down.",
      "en: 998",
      'chapter.yaml:10 (entry 1, tips, entry 2, en): The English text has to be a text. Put quotes around it: "998".',
    ],
    [
      "a colon in a line",
      "en: Sit down.",
      "en: Sit down: at once.",
      "chapter.yaml:10: A text with a colon and a space in it begins on the next line, below “>-”.",
    ],
    [
      "a placeholder at the beginning of a line",
      "en: Sit down.",
      "en: {{hours}} we answer.",
      "chapter.yaml:10: A text that begins with a brace, a quote or another mark begins on the next line, below “>-”.",
    ],
    ["the same name twice", "ar: اجلس.", "en: Sit.", "chapter.yaml:11: This name is here a second time."],
    [
      "a pattern that is none",
      "- heading:",
      "- about: fever(\n  heading:",
      "chapter.yaml:1 (entry 1, about): This is not a pattern: write words or parts of words, separated by |.",
    ],
  ])("%s", (_, from, to, problem) => {
    expect(problemsOf((source) => source.replace(from, to))).toBe(problem);
  });

  it("a choice that does not exist", () => {
    expect(() => parseTexts("a.yaml", "comes: tomorrow", Service.pick({ comes: true }))).toThrow(
      "a.yaml:1 (comes): “comes” has to be one of: at an agreed time, by appointment, in shifts.",
    );
  });

  it("a danger sign without its source", () => {
    const sign = "doctor today:\n  rash:\n    words:\n      en: A rash.\n      ar: طفح.";
    expect(() => parseTexts("a.yaml", sign, DangerSigns)).toThrow(
      "a.yaml:2 (doctor today, rash, source): “source” is missing.",
    );
  });
});

describe("a name in a text", () => {
  const signs = new Map([["fit", { en: "A fit: call 998.", ar: "نوبة تشنج: اتصال فوري بالرقم 998." }]]);
  const page = { readBy: "page", places: ["drip"] } as const;
  const article = { readBy: "article", places: ["slug"] } as const;

  it("is replaced at build time if it never changes, and stays a placeholder if it is a fact", () => {
    const text =
      "{{advice:fit}} Ring {{ambulance}}. {{licensed:A licensed nurse|A nurse}}, {{hours}}: {drip}.";
    expect(fillPlaces(text, "en", page, signs)).toBe(
      "A fit: call 998. Ring 998. {{licensed:A licensed nurse|A nurse}}, {{hours}}: {drip}.",
    );
    expect(fillPlaces("{{advice-list:fit, fit}}", "ar", page, signs)).toBe(
      "- نوبة تشنج: اتصال فوري بالرقم 998.\n- نوبة تشنج: اتصال فوري بالرقم 998.",
    );
    expect(fillPlaces("From {{price:{slug}}}.", "en", article, signs)).toBe("From {{price:{slug}}}.");
  });

  it.each([
    ["{{advice:fits}}", page, "There is no danger sign “fits” in danger-signs.yaml."],
    ["Open {{ours}}.", page, "Nothing replaces {{ours}}."],
    ["{{price:A|B}}", page, "Nothing replaces {{price:A|B}}."],
    ["{{arrival:In {{arival}}|Soon}}", page, "Nothing replaces {{arival}}."],
    ["{{licensed:A nurse}}", page, "Nothing replaces {{licensed:A nurse}}."],
    ["{{hours", page, "Nothing replaces {{hours."],
    ["About {dripp}", page, "Nothing replaces {dripp}. This file may have {drip}."],
    [
      "About {price}",
      { ...page, places: [] },
      "Nothing replaces {price}. Facts have double braces: {{price}}.",
    ],
    ["{{starts-from}}", article, "Nothing replaces {{starts-from}}."],
    ["{{price:nurse-on-cal}}", article, "Nothing replaces {{price:nurse-on-cal}}."],
  ] as const)("is reported if nothing replaces it: %s", (text, collection, problem) => {
    expect(() => fillPlaces(text, "en", collection, signs)).toThrow(problem);
  });
});
