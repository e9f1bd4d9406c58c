import assert from "node:assert/strict";
import process from "node:process";
import fc from "fast-check";
import { cleanCode, cleanEmail, cleanLabel, cleanLine, cleanPhone, cleanText } from "./clean-text.ts";

const RLM = "\u200F";
const LRM = "\u200E";
const ZWSP = "\u200B";
const BOM = "\uFEFF";
const NBSP = "\u00A0";

const shown = (text: string) => JSON.stringify(text).replace(/[^\x20-\x7E\u0600-\u06FF]/g, escaped);
const escaped = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;

function cases(clean: (text: string) => string, table: readonly (readonly [string, string])[]) {
  for (const [text, expected] of table)
    Deno.test(`${clean.name} makes ${shown(expected)} of ${shown(text)}`, () =>
      assert.equal(clean(text), expected));
}

// Invisible text becomes empty, and characters that people do not type are removed, in one line and in many.
for (const clean of [cleanText, cleanLine, cleanLabel])
  cases(clean, [
    ["", ""],
    [RLM, ""],
    [` ${ZWSP}${BOM}\t${NBSP}\n${RLM}`, ""],
    ["\u3164\uFE0F\u2800\u00AD\u202E", ""],
    ["\uFE0F", ""],
    [`${RLM}title${LRM} `, "title"],
    ["نص\u0008\u0000\u001F\uFFFE\uFDD0\u{1FFFF}", "نص"],
    ["half \uD83D an emoji\uDE00", "half  an emoji".replace("  ", clean === cleanLabel ? " " : "  ")],
    ["whole 😀 ❤️ 👩‍⚕️", "whole 😀 ❤️ 👩‍⚕️"],
    ["❤️", "❤️"],
    ["😀", "😀"],
    ["cafe\u0301", "café"],
    ["ال\u0627\u0653ن", "ال\u0622ن"],
    ["سی\u200Cوسه", "سی\u200Cوسه"],
    ["$5 <b>&amp; a\\b", "$5 <b>&amp; a\\b"],
  ]);

cases(cleanText, [
  ["one\u000Btwo", "one\ntwo"],
  ["a\r\nb\rc\u2028d\u2029e\fg\u0085h", "a\nb\nc\nd\ne\ng\nh"],
  [`${RLM}## عنوان\n${ZWSP}- بند${BOM}`, "## عنوان\n- بند"],
  [`a\n${LRM}1. b\n${BOM}> c\n${NBSP}| d | e |`, "a\n1. b\n> c\n| d | e |"],
  [`##${NBSP}a\n-${NBSP}${NBSP}b\n${RLM}١.${NBSP}${RLM}c`, "## a\n- b\n١. c"],
  [`> ${RLM}-${NBSP}a`, "> - a"],
  [`- a\n  ${RLM}- b\n\t- c`, "- a\n  - b\n\t- c"],
  [`a ${RLM}b${LRM} c\u2066+971\u2069 d${NBSP}e`, `a ${RLM}b${LRM} c\u2066+971\u2069 d${NBSP}e`],
  [`**${NBSP}a`, `**${NBSP}a`],
  ["\n \n    code\n\n", "    code"],
  ["a  \nb", "a  \nb"],
  [`| a |${RLM}\n|---|${NBSP} \n| b |`, "| a |\n|---|\n| b |"],
  [`| a | b |\n|${NBSP}-${NBSP}|${RLM}:-${LRM}|`, "| a | b |\n| - |:-|"],
  [`-${RLM}${NBSP}a\n١)${NBSP}${RLM}${NBSP}b`, "- a\n١) b"],
]);

cases(cleanLine, [
  ["one\u000Btwo\r\nthree\tfour", "one two three four"],
  [`a ${RLM}b`, `a ${RLM}b`],
  [`a${NBSP}b`, `a${NBSP}b`],
  ["- a", "- a"],
]);

cases(cleanLabel, [
  [`a${RLM}b`, "ab"],
  [`\u202A+971${NBSP}4${RLM}\u202C`, "+971 4"],
  [`a  b\u200Cc`, "a bc"],
  ["a\uFFF0\u0301\u200C\u0653", "\u00E1\u0653"],
]);

cases(
  cleanPhone,
  Object.entries({
    "": "",
    "\u200F": "",
    "+97140000000": "+97140000000",
    "+971 4 000 0000": "+97140000000",
    "\u202A+971 4 000 0000\u202C": "+97140000000",
    "\u2066+971\u00A04\u2011000\u20110000\u2069\u200F": "+97140000000",
    "(+971) 4-000.0000": "+97140000000",
    "+971 (0)4 000 0000": "+97140000000",
    "00971 4 000 0000": "+97140000000",
    "+٩٧١ ٤ ٠٠٠ ٠٠٠٠": "+97140000000",
    "۰۰۹۷۱۴۰۰۰۰۰۰۰": "+97140000000",
    "＋971 4 000 0000": "+97140000000",
    "800-CARE": "800CARE",
  }),
);

cases(
  cleanEmail,
  Object.entries({
    " care@clinic.example\u200F": "care@clinic.example",
    "\u202Acare@clinic.example\u202C": "care@clinic.example",
    "ca\u200Bre\u2011team@clinic.example": "care-team@clinic.example",
    "nurse٢۳@clinic.example": "nurse23@clinic.example",
    "care＠clinic.example": "care@clinic.example",
    "two words@clinic.example": "two words@clinic.example",
  }),
);

cases(
  cleanCode,
  Object.entries({
    "123 456": "123456",
    "\u200F١٢٣ ٤٥٦": "123456",
    "۱۲۳\u2011۴۵۶": "123456",
  }),
);

const character = fc.oneof(
  fc.constantFrom(
    ..."\r\n\t\v\f -#>*1.)|a\u0301\u0653ا٠\uD83D\uDE00\uFE0F\u200C\u200D",
    RLM,
    LRM,
    ZWSP,
    BOM,
    NBSP,
  ),
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
);
const anyText = fc.array(character, { maxLength: 60 }).map((characters) => characters.join(""));

for (const clean of [cleanText, cleanLine, cleanLabel]) {
  Deno.test(`${clean.name} changes nothing that is clean`, () => {
    fc.assert(
      fc.property(anyText, (text) => assert.equal(clean(clean(text)), clean(text))),
      { numRuns: 2000 },
    );
  });

  Deno.test(`${clean.name} leaves no invisible mark at the ends, and only whole characters`, () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clear = clean(text);
        assert.ok(clear.isWellFormed());
        assert.doesNotMatch(clear, /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/u);
        assert.doesNotMatch(clear, /^[\u200B\u200E\u200F\uFEFF\u00A0]|[\s\u200B\u200E\u200F\uFEFF]$/);
      }),
    );
  });

  Deno.test(`${clean.name} reads a long text in one pass`, () => {
    const before = process.cpuUsage().user;
    for (const text of [" ", RLM, NBSP, "- ", `-${RLM}`, "\uD83D", "a ", `1${RLM}`, "#", "\v", `${RLM}\n`])
      for (const end of ["", "a"]) clean(`${end}${text.repeat(200_000 / text.length)}${end}`);
    // Only the CPU time of this process counts.
    assert.ok(process.cpuUsage().user - before < 3_000_000);
  });
}
