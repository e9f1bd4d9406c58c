import { latinDigits } from "@domain/latin-digits";
import { ALPHABET } from "@/lib/press-code";
import { isValidCode } from "@/lib/reference";

/** Why nothing is asked of the server. */
type CodeRefusal = "phone" | "email" | "words" | "length" | "noCode";

/** What a typed code or a pasted chat message comes to. Nothing else of it is kept. */
export type ReadCode =
  | { kind: "nothing" }
  | { kind: "code"; code: string }
  | { kind: "several"; codes: readonly string[] }
  | { kind: "refused"; reason: CodeRefusal };

const LETTERS = Array.from(ALPHABET);

/** What people read for a letter that codes have. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { "0": "QD", O: "QD", "1": "LJT7", I: "LJT7" };

const CODE_LENGTH = 5;

/** `(Ref K7QX2)`, `[مرجع: k7-qx2]`, as each chat ends; whatever is in the brackets. */
const IN_BRACKETS = /[([{]\s*(?:ref(?:erence)?|(?:ال)?مرجع)[\s.:#]+([^)\]}\n]{1,30})[)\]}]/giu;
/** The same where somebody lost the brackets: five characters in capitals, or with a digit among them. */
const WITHOUT_BRACKETS =
  /(?<![\p{L}\p{N}])(?:[Rr][Ee][Ff](?:[Ee][Rr][Ee][Nn][Cc][Ee])?|(?:ال)?مرجع)[\s.:#(]+([A-Z0-9](?:[ -]?[A-Z0-9]){4}|(?=[a-z]*\d)[a-z0-9]{5})(?![\p{L}\p{N}])/gu;
const TOKEN = /(?<![\p{L}\p{N}])[A-Z0-9]{5}(?![\p{L}\p{N}])/gu;

/** What may be between the characters of a code. */
const SEPARATORS = /[\s\-‐-―_.,·]+/g;
const ENDS = /^[\s"'«»()[\]{}]+|[\s"'«»()[\]{}.,;:!]+$/g;
/** Direction marks, joiners and their like; and the line that stretches Arabic words. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Longer than any code that somebody types, with spaces and all. */
const LONGEST_TYPED = 30;

const unique = (codes: readonly string[]): readonly string[] => [...new Set(codes)];
const joined = (text: string): string => text.replace(SEPARATORS, "").toUpperCase();
const isCode = (text: string): boolean => /^[A-Z0-9]{5}$/.test(text);

/** A code of the old kind has no check, so one without a valid check may be right, too. */
const inCodes = (codes: readonly string[]): ReadCode | undefined => {
  const [code, ...others] = unique(codes);
  if (code === undefined) return undefined;
  return others.length === 0 ? { kind: "code", code } : { kind: "several", codes: [code, ...others] };
};

/** Reads what was typed or pasted into the field for a code. */
export function readCode(input: string): ReadCode {
  const text = latinDigits(input.normalize("NFKC").replace(UNSEEN, "")).trim();
  if (text === "") return { kind: "nothing" };
  const named = [...text.matchAll(IN_BRACKETS), ...text.matchAll(WITHOUT_BRACKETS)].map(([, code = ""]) =>
    joined(code),
  );
  return inCodes(named.filter(isCode)) ?? (isMessage(text) ? inMessage(text) : typed(text));
}

/** Whether it is more than a code that somebody types. */
export const isMessage = (text: string): boolean =>
  text.length > LONGEST_TYPED || /\n/.test(text.trim()) || text.trim().split(/\s+/).length > CODE_LENGTH;

/** A message that has lost what is before its code: only what is surely one counts. */
const inMessage = (text: string): ReadCode =>
  inCodes((text.match(TOKEN) ?? []).filter((token) => /[A-Z]/.test(token) && isValidCode(token))) ?? {
    kind: "refused",
    reason: "noCode",
  };

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

/** A name has letters alone, and is not written in capitals; a code that somebody copies is. */
const isSure = (text: string): boolean => {
  const code = joined(text);
  return /\d/.test(code) || isValidCode(code) || text === text.toUpperCase();
};

/**
 * The codes with a valid check that somebody may have meant: one character is another, or two neighbours have changed places. Of
 * characters that no code has, look-alikes take the place.
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

/** As many as are asked for at once, beside what was typed. */
const MOST = 19;

const withLookAlikes = (beginnings: string[], character: string): string[] =>
  beginnings.flatMap((beginning) =>
    Array.from(LOOK_ALIKES[character] ?? character).map((letter) => beginning + letter),
  );
