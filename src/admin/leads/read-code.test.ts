import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALPHABET } from "@/lib/click-code";
import { isValidCode } from "@/lib/reference";
import { candidatesOf, readCode } from "./read-code";

const LETTERS = Array.from(ALPHABET);
const anyCode = fc
  .array(fc.constantFrom(...LETTERS), { minLength: 4, maxLength: 4 })
  .map((start) => LETTERS.map((letter) => start.join("") + letter).find(isValidCode) ?? "");

const VALID = "K7QXT";
const OTHER = "HANDS";
const code = (text: string) => ({ kind: "code", code: text });
const refused = (reason: string) => ({ kind: "refused", reason });

describe("one code", () => {
  it.each([
    [VALID, VALID],
    ["k7qxt", VALID],
    ["  K7 QXT ", VALID],
    ["K‑7‑Q‑X‑T", VALID],
    ["(K7QXT)", VALID],
    ["ref: k7qxt.", VALID],
    ["Ｋ７ＱＸＴ", VALID],
    ["K٧QXT", VALID],
    ["K۷QXT", VALID],
    ["\u2068(المرجع \u200eK٧QXT\u2069)", VALID],
    ["المرجع K7QXT", VALID],
    ["(مرجع: k7-qxt)", VALID],
    ["code K7QXT", VALID],
    ["Ref No K7QXT", VALID],
    ["REF NO. k7qxt", VALID],
    ["Code is: K7 QXT.", VALID],
    ["الرمز K7QXT", VALID],
    ["رمز: k7qxt", VALID],
    ["رقم المرجع K7QXT لو سمحت", VALID],
    ["شكرا K7QXT", VALID],
    ["her code: K7QXT ok", VALID],
    ["K7Q\nXT", VALID],
    ["(Ref K7Q\r\nXT)", VALID],
    ["К7QХТ", VALID],
    ["Κ7QΧΤ", VALID],
    // The old kind has no check character.
    ["K7QX2", "K7QX2"],
    ["K7QXO", "K7QXO"],
    // Only letters: in capitals, or with a valid check character.
    ["MARHA", "MARHA"],
    ["hands", OTHER],
    ["24678", "24678"],
  ])("%j is %s", (typed, read) => {
    expect(readCode(typed)).toEqual(code(read));
  });

  it.each([
    "[10:12, 27/11/2026] +971 50 123 4567: Hello, my mother Mariam needs help (Ref K7QXT)\n[10:13] Amal: how much?",
    "Forwarded\nHello, is anybody there\nRef K7QXT",
    "Hello, I would like to ask about prices K7QXT and my number is 0501234567",
    "(Ref K7QXT) mail me at sara@example.com",
    "https://wa.me/97140000000?text=Hello%2C%20I%20need%20a%20nurse%20%28Ref%20K7QXT%29",
    "https://api.whatsapp.com/send?phone=97140000000&text=Hello+I+need+a+nurse+(Ref+K7QXT)%0A",
    "https://wa.me/97140000000?text=%25D9%2585%25D8%25B1%25D8%25AD%25D8%25A8%25D8%25A7%2520%2528%25D8%25A7%25D9%2584%25D9%2585%25D8%25B1%25D8%25AC%25D8%25B9%2520K7QXT%2529",
    `${"Hello and thank you. ".repeat(400)}Ref K7Q\nXT ${"Please call us. ".repeat(200)}`,
  ])("is the only part of a message that is read: %j", (message) => {
    expect(readCode(message)).toEqual(code(VALID));
  });

  it("is read in every spelling", () => {
    fc.assert(
      fc.property(
        anyCode,
        fc.constantFrom("", " ", "-", "\u200e"),
        fc.boolean(),
        fc.constantFrom("(Ref ", "(المرجع ", "Hello and good evening to all of you (ref. ", ""),
        (valid, between, isLower, before) => {
          const written = Array.from(valid).join(between);
          const shown = isLower ? written.toLowerCase() : written;
          expect(readCode(before + shown + (before === "" ? "" : ")"))).toEqual(code(valid));
        },
      ),
    );
  });
});

it.each([
  ["(Ref K7QXT) and (Ref HANDS)"],
  ["Hello (Ref K7QXT)\nForwarded: مرحبا (المرجع hands)"],
  ["K7QXT HANDS"],
  ["K7QXT, HANDS"],
])("two codes in %j are both found", (message) => {
  expect(readCode(message)).toEqual({ kind: "several", codes: [VALID, OTHER] });
});

it("the same code twice is one", () => {
  expect(readCode("(Ref K7QXT) … (المرجع K7QXT)")).toEqual(code(VALID));
});

it.each([
  ["", { kind: "nothing" }],
  [" \u200f ", { kind: "nothing" }],
  ["0501234567", refused("phone")],
  ["٠٥٠١٢٣٤٥٦٧", refused("phone")],
  ["04 000 000", refused("phone")],
  ["https://wa.me/971501234567", refused("phone")],
  ["sara@example.com", refused("email")],
  ["Sarah", refused("words")],
  ["the code please", refused("words")],
  ["code nurse", refused("words")],
  ["Mariam Hassan", refused("words")],
  ["مريم", refused("words")],
  ["nurse", refused("words")],
  ["K7QX", refused("length")],
  ["K7QXT2", refused("length")],
  ["؟", refused("words")],
  ["I would like to ask about the price of a nurse for my mother", refused("noCode")],
  ["My number is 0501234567 and my name is Sarah, please call me back", refused("noCode")],
])("%j is not sent", (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});

describe("the codes that a person may have meant", () => {
  it("is found after one wrong character or two that changed places", () => {
    fc.assert(
      fc.property(
        anyCode,
        fc.nat(4),
        fc.constantFrom(...LETTERS),
        fc.boolean(),
        (valid, at, letter, isSwap) => {
          const typed = Array.from(valid);
          if (isSwap)
            typed.splice(Math.min(at, 3), 2, typed[Math.min(at, 3) + 1] ?? "", typed[Math.min(at, 3)] ?? "");
          else typed[at] = letter;
          const wrong = typed.join("");
          const candidates = candidatesOf(wrong);
          expect(candidates.length === 0 || candidates.includes(valid)).toBe(true);
          expect(candidates.length === 0).toBe(isValidCode(wrong));
          expect(candidates.length).toBeLessThanOrEqual(19);
          expect(candidates.every(isValidCode)).toBe(true);
        },
      ),
    );
  });

  it("is found when it was typed with similar characters that no code has", () => {
    expect(candidatesOf("K70XT")).toContain(VALID);
    const both = LETTERS.map((letter) => `QL4T${letter}`).find(isValidCode) ?? "";
    expect(candidatesOf(`OI4T${both.at(-1)}`)).toContain(both);
  });
});
