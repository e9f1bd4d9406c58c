import { latinDigits } from "@domain/latin-digits";
import { ALPHABET } from "@/lib/click-code";
import { isValidCode } from "@/lib/reference";

/** The reason why the server is not queried. */
type CodeRefusal = "phone" | "email" | "words" | "length" | "noCode";

/** The result of reading a typed code or a pasted chat message. Nothing else of the message is kept. */
export type ReadCode =
  | { kind: "nothing" }
  | { kind: "code"; code: string }
  | { kind: "several"; codes: readonly string[] }
  | { kind: "refused"; reason: CodeRefusal };

const LETTERS = Array.from(ALPHABET);

/** Characters that people confuse with those of codes. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { "0": "QD", O: "QD", "1": "LJT7", I: "LJT7" };

const CODE_LENGTH = 5;

/** The words before a code: `Ref`, `Ref No`, `code is`, `المرجع`, `رقم المرجع`, `الرمز هو`. */
const NAME = String.raw`(?:ref(?:erence)?|code|(?:ال)?(?:مرجع|رمز|كود|رقم\s+المرجع(?:ي)?|رقم\s+مرجعي))(?:[\s.:#]+(?:no|nr|number|code|is|هو))*`;
/** `(Ref K7QX2)`, `[مرجع: k7-qx2]`, the end of each chat, also across a line break, with any text in the brackets. */
const IN_BRACKETS = new RegExp(String.raw`[([{]\s*${NAME}[\s.:#]+([^)\]}]{1,30})[)\]}]`, "giu");
/** The same without brackets: five characters in capitals, or with a digit among them. */
const WITHOUT_BRACKETS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${NAME}[\s.:#(]+([A-Z0-9](?:[\s-]?[A-Z0-9]){4})(?![\p{L}\p{N}])`,
  "giu",
);
const TOKEN = /(?<![\p{L}\p{N}])[A-Z0-9]{5}(?![\p{L}\p{N}])/gu;

/** Characters that may separate those of a code. */
const SEPARATORS = /[\s\-‐-―_.,·]+/g;
const ENDS = /^[\s"'«»()[\]{}]+|[\s"'«»()[\]{}.,;:!]+$/g;
/** Direction marks, joiners and similar characters; and the line that stretches Arabic words. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Longer than any typed code, including spaces. */
const MAX_TYPED = 30;

const unique = (codes: readonly string[]): readonly string[] => [...new Set(codes)];
const joined = (text: string): string => text.replace(SEPARATORS, "").toUpperCase();
const isCode = (text: string): boolean => /^[A-Z0-9]{5}$/.test(text);

/** A code of the old kind has no check character, so an invalid one may be right, too. */
const inCodes = (codes: readonly string[]): ReadCode | undefined => {
  const [code, ...others] = unique(codes);
  if (code === undefined) return undefined;
  return others.length === 0 ? { kind: "code", code } : { kind: "several", codes: [code, ...others] };
};

/** Reads the text of the field for a code. */
export function readCode(input: string): ReadCode {
  const text = latinDigits(withLatinLetters(decoded(input).normalize("NFKC")).replace(UNSEEN, "")).trim();
  if (text === "") return { kind: "nothing" };
  const inBrackets = [...text.matchAll(IN_BRACKETS)].map(([, code = ""]) => joined(code));
  const named = [...text.matchAll(WITHOUT_BRACKETS)].flatMap(([, code = ""]) => {
    const isWord = code !== code.toUpperCase() && !/\d/.test(code);
    return isWord ? [] : [joined(code)];
  });
  return (
    inCodes([...inBrackets, ...named].filter(isCode)) ??
    (isMessage(text) ? inMessage(text) : (inCodes(surely(text)) ?? typed(text)))
  );
}

/** The address of a chat contains its text encoded, possibly more than once. */
function decoded(input: string): string {
  let text = input;
  for (let times = 0; times < 3 && /%[\da-f]{2}/i.test(text); times += 1)
    text = text
      .replace(/[?&]text=[^\s&]*/gi, (part) => part.replaceAll("+", " "))
      .replace(/(?:%[\da-f]{2})+/gi, (letters) => {
        try {
          return decodeURIComponent(letters);
        } catch {
          return letters;
        }
      });
  return text;
}

/** Cyrillic and Greek capitals that look like Latin ones; some keyboards and programs insert them. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  ["АA", "ВB", "СC", "ЕE", "НH", "ІI", "ЈJ", "КK", "МM", "ОO", "РP", "ЅS", "ТT", "ХX", "УY", "ҮY", "ԚQ", "ԜW"]
    .concat(["ΑA", "ΒB", "ΕE", "ΖZ", "ΗH", "ΙI", "ΚK", "ΜM", "ΝN", "ΟO", "ΡP", "ΤT", "ΥY", "ΧX"])
    .map(([other = "", latin = ""]) => [other, latin]),
);
const withLatinLetters = (text: string): string =>
  text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => ALIKE[letter.toUpperCase()] ?? letter);

/** Whether the text is longer than a typed code. */
export const isMessage = (text: string): boolean =>
  text.length > MAX_TYPED ||
  (/\n/.test(text.trim()) && !isCode(joined(text.trim()))) ||
  text.trim().split(/\s+/).length > CODE_LENGTH;

/** The tokens that are certainly codes: in capitals, and with a valid check character. */
const surely = (text: string): readonly string[] =>
  (text.match(TOKEN) ?? []).filter((token) => /[A-Z]/.test(token) && isValidCode(token));

/** A message without the words before its code: only a certain code counts. */
const inMessage = (text: string): ReadCode => inCodes(surely(text)) ?? { kind: "refused", reason: "noCode" };

function typed(text: string): ReadCode {
  if (text.includes("@")) return { kind: "refused", reason: "email" };
  if (/(?:\d[\s().-]*){7,}/.test(text) || /^\+[\d\s().-]+$/.test(text))
    return { kind: "refused", reason: "phone" };
  const bare = text.replace(ENDS, "").replace(/^ref(?:erence)?[\s.:#]+/i, "");
  const parts = bare.split(/[\s,;/|+&]+/).filter((part) => part !== "");
  if (parts.length > 1 && parts.every((part) => isCode(joined(part))) && parts.some(isSure))
    return inCodes(parts.map(joined)) ?? { kind: "nothing" };
  const code = joined(bare);
  if (!/^[A-Z0-9]+$/.test(code)) return { kind: "refused", reason: "words" };
  if (/^\d+$/.test(code) && code.length > CODE_LENGTH) return { kind: "refused", reason: "phone" };
  if (code.length === CODE_LENGTH && isSure(bare)) return { kind: "code", code };
  return { kind: "refused", reason: /\d/.test(code) ? "length" : "words" };
}

/** A name has only letters, and is not written in capitals; a copied code is. */
const isSure = (text: string): boolean => {
  const code = joined(text);
  return /\d/.test(code) || isValidCode(code) || text === text.toUpperCase();
};

/**
 * The codes with a valid check character that the person may have meant: one character is different, or two neighbours are
 * swapped. Characters that no code has are replaced by look-alikes.
 */
export function candidatesOf(code: string): readonly string[] {
  if (code.length !== CODE_LENGTH || isValidCode(code)) return [];
  const characters = Array.from(code);
  const swapped = characters
    .slice(1)
    .map((character, at) => characters.with(at, character).with(at + 1, characters[at] ?? ""));
  const replaced = characters.flatMap((_, at) => LETTERS.map((letter) => characters.with(at, letter)));
  const written = [...swapped, ...replaced].map((one) => one.join(""));
  return unique([...written, ...characters.reduce<string[]>(withLookAlikes, [""])])
    .filter(isValidCode)
    .slice(0, MOST);
}

/** The limit of one query, beside the typed code. */
const MOST = 19;

const withLookAlikes = (beginnings: string[], character: string): string[] =>
  beginnings.flatMap((beginning) =>
    Array.from(LOOK_ALIKES[character] ?? character).map((letter) => beginning + letter),
  );
