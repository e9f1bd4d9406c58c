const MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u0640\u200c-\u200f]/g;
const LETTER = /[\u0620-\u064a]/;
/** Letters that join only with the one before them. */
const RIGHT_JOINING = new Set("آأؤإاةدذرزوى");
const NOT_JOINING = new Set("ء");
const LAM_ALIF = /^ل[اأإآ]/;

const FORM = { alone: 0, beginning: 1, middle: 2, end: 3 } as const;

/**
 * The glyphs of an Arabic word in the order in which they are read: each letter in the form its neighbours give it, lam and
 * alif as one. Vowel marks are left out.
 */
export function shapeArabic(word: string): string[] {
  const letters = lettersOf(word.replace(MARKS, ""));
  return letters.map((letter, index) => {
    if (!isJoining(letter)) return LETTER.test(letter) ? letter + FORM.alone : letter;
    const before = joinsNext(letters[index - 1]);
    const after = joinsNext(letter) && isJoining(letters[index + 1]);
    return letter + String(after ? (before ? FORM.middle : FORM.beginning) : before ? FORM.end : FORM.alone);
  });
}

function lettersOf(text: string): string[] {
  const letters: string[] = [];
  for (let at = 0; at < text.length; at += letters.at(-1)?.length ?? 1) {
    letters.push(LAM_ALIF.exec(text.slice(at))?.[0] ?? text.charAt(at));
  }
  return letters;
}

const isJoining = (letter: string | undefined): boolean =>
  letter !== undefined && LETTER.test(letter) && !NOT_JOINING.has(letter);

const joinsNext = (letter: string | undefined): boolean =>
  isJoining(letter) && letter?.length === 1 && !RIGHT_JOINING.has(letter);
