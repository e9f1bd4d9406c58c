import { attention } from "micromark-core-commonmark";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import type { Code, Construct, Extension } from "micromark-util-types";

/**
 * Emphasis that touches letters. CommonMark asks for a space between a letter and a mark whose other side is a sign; Arabic writes
 * words and signs together, like و**«الرعاية»** and **تنبيه:**اتصل. Where CommonMark lets a mark only begin or only end, it may do both:
 * but nothing begins before a closing sign, or the star of a footnote would (99*, 149*), and nothing ends after an opening one.
 * The same is done for Chinese by micromark-extension-cjk-friendly, which knows no Arabic.
 */
const LETTER = /[^\s\p{P}\p{S}]/u;
/** An underscore between Latin letters is a part of a name: snake_case. */
const ARABIC_LETTER = /(?=\p{L})\p{Script_Extensions=Arabic}/u;
const SIGN = /[\p{P}\p{S}]/u;
const CLOSING = /[.,:;!?،؛؟۔\p{Pe}]/u;
const OPENING = /\p{Ps}/u;
/** A star between a figure and one of these multiplies: 4*(20+7)*2. */
const OPERATION = /[()=<>+−-]/;
const FIGURE = /[\d٠-٩۰-۹]/;

const ASTERISK = 42;
const UNDERSCORE = 95;
const TILDE = 126;

function touching(construct: Construct, letter = LETTER): Construct {
  return {
    ...construct,
    name: `${construct.name}Touching`,
    tokenize(effects, ok, nok) {
      const before = characterOf(this.previous);
      return construct.tokenize.call(
        this,
        effects,
        (code) => {
          const token = this.events.at(-1)?.[1];
          const after = characterOf(code);
          if (token && !isProduct(before, after, token.end.offset - token.start.offset)) {
            token._open ||= letter.test(before) && SIGN.test(after) && !CLOSING.test(after);
            token._close ||= letter.test(after) && SIGN.test(before) && !OPENING.test(before);
          }
          return ok(code);
        },
        nok,
      );
    },
  };
}

/** "" for a line's end, which is no character. */
const characterOf = (code: Code): string => (code !== null && code > 0 ? String.fromCharCode(code) : "");

const isProduct = (before: string, after: string, length: number): boolean =>
  length === 1 &&
  ((FIGURE.test(before) && OPERATION.test(after)) || (OPERATION.test(before) && FIGURE.test(after)));

const strikethrough = gfmStrikethrough().text?.[TILDE] as Construct;

export const touchingEmphasis: Extension = {
  text: {
    [ASTERISK]: touching(attention),
    [UNDERSCORE]: touching(attention, ARABIC_LETTER),
    [TILDE]: touching(strikethrough),
  },
};
