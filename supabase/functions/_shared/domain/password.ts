const PASSWORD_MIN_CHARACTERS = 12;
// The auth server's hash ignores further bytes.
const PASSWORD_MAX_BYTES = 72;

/** The form in which a password is stored: keyboards write `é` in one code point or in two. */
export const composedPassword = (password: string): string => password.normalize("NFC");

/** The forms in which a typed password may be stored, the likeliest first: an older password was stored as typed. */
export const passwordForms = (typed: string): string[] => [...new Set([composedPassword(typed), typed])];

export type PasswordProblem = "too_short" | "too_long" | "common";

/** Common passwords, in any combination with digits and signs around them. */
const COMMON = new Set(
  `password passwort passw pass secret letmein welcome admin administrator adminadmin login master monkey dragon
  qwerty qwertyuiop qwertyqwerty asdfghjkl asdfasdf zxcvbnm abc abcd abcdef abcdefgh abcdefghijkl iloveyou sunshine princess
  football baseball superman batman trustno changeme changemenow default guest test testtest user root hello
  helloworld dubai dubaidubai uae emirates darafiya afiya homecare healthcare nurse doctor hospital clinic medical`.split(
    /\s+/,
  ),
);

/**
 * The reason why a password is refused: one rule for the form, the function and the command line. Undefined for an accepted
 * one.
 */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if ([...password].length < PASSWORD_MIN_CHARACTERS) return "too_short";
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return "too_long";
  return isCommon(password.toLowerCase()) ? "common" : undefined;
}

const isCommon = (password: string): boolean =>
  new Set(password).size < 5 || isRun(password) || COMMON.has(lettersOf(password));

/** The letters alone, with look-alike signs read as letters. Digits alone leave nothing. */
function lettersOf(password: string): string {
  const plain = password
    .replace(/@/g, "a")
    .replace(/\$/g, "s")
    .replace(/(?<=\p{L})0(?=\p{L})/gu, "o");
  return plain.replace(/[^\p{L}]/gu, "") || "password";
}

/** Whether all characters are neighbours in the alphabet or the digits: 123456789012, abcdefghijkl. */
function isRun(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.every((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) === 1);
}
