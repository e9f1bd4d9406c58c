import type { Code, Construct, Extension, State, Tokenizer } from "micromark-util-types";

/** The tokens of GitHub's bare addresses, which remark-gfm turns into links. */
declare module "micromark-util-types" {
  interface TokenTypeMap {
    literalAutolink: "literalAutolink";
    literalAutolinkHttp: "literalAutolinkHttp";
    literalAutolinkWww: "literalAutolinkWww";
  }
}

/**
 * Addresses without markup, like https://clinic.example/book. GitHub's rule ends them only at a space, and removes trailing
 * ASCII punctuation. Arabic sentences continue without a space: here an address also ends before any other punctuation, before
 * a direction mark, and before an Arabic letter that follows a Latin one. An Arabic path belongs to it.
 */
const SPACE = /[\s\p{Cc}<>]/u;
/** A non-ASCII character other than a letter, figure or accent. The joiners are a part of Persian words. */
const STOP = /[^\p{ASCII}\p{L}\p{M}\p{N}\u200C\u200D]/u;
const ARABIC = /(?=[\p{L}\p{M}])\p{Script_Extensions=Arabic}/u;
const WORD = /[\p{L}\p{N}]/u;
const LATIN = /[\da-z]/i;
/** At the end of an address these characters belong to the sentence. */
const TRAILING = /[!"'*,.:;?_~&)\]}]/;
/** A bracket belongs to an address together with its partner, and otherwise to the sentence. */
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
/** How far the partner is searched for. */
const MAX_IN_BRACKETS = 200;
/** After these an Arabic letter begins the sentence's next word. */
const BETWEEN_SENTENCES = /[!"',.:;)\]]/;
const NEW_SEGMENT = /[/?#&=]/;

const characterOf = (code: Code): string => (code === null || code < 0 ? " " : String.fromCharCode(code));

const isEnd = (character: string) => SPACE.test(character) || STOP.test(character);

const addressOf = (prefix: "http" | "www"): Tokenizer =>
  function tokenize(effects, ok, nok) {
    const value = prefix === "www" ? "literalAutolinkWww" : "literalAutolinkHttp";
    const { previous } = this;
    let begun = "";
    let last = "";
    let isInPath = false;
    let hasArabic = false;
    /** The open brackets, the innermost last. */
    const open: string[] = [];
    /** The number of trailing characters that proved to be inside. */
    let inside = 0;

    const consume = (code: Code, next: State): State => {
      effects.consume(code);
      return next;
    };

    const start: State = (code) => {
      const before = characterOf(previous);
      if (previous !== null && (prefix === "www" ? /[\w@/.-]/ : /[a-z]/i).test(before)) return nok(code);
      effects.enter("literalAutolink");
      effects.enter(value);
      return beginning(code);
    };

    const beginning: State = (code) => {
      begun += characterOf(code).toLowerCase();
      const isWhole = prefix === "www" ? begun === "www." : /^https?:\/\/$/.test(begun);
      if (isWhole) return consume(code, first);
      const isPart = ["http://", "https://", "www."].some((whole) => whole.startsWith(begun));
      return isPart ? consume(code, beginning) : nok(code);
    };

    const first: State = (code) => (WORD.test(characterOf(code)) ? rest(code) : nok(code));

    const rest: State = (code) => {
      const character = characterOf(code);
      if (isEnd(character)) return end(code);
      if (ARABIC.test(character)) {
        if (LATIN.test(last) && !hasArabic) return end(code);
        hasArabic = true;
      } else if (NEW_SEGMENT.test(character)) {
        isInPath = true;
        hasArabic = false;
      }
      const closing = CLOSING[character];
      if (closing !== undefined) return effects.check(otherOneOf(character, closing), go, end)(code);
      const isPair = open.at(-1) === character;
      if (isPair) open.pop();
      if (inside > 0) inside -= 1;
      else if (TRAILING.test(character) && !isPair) return effects.check(trail, end, go)(code);
      return go(code);
    };

    const go: State = (code) => {
      last = characterOf(code);
      const closing = CLOSING[last];
      if (closing !== undefined) open.push(closing);
      return consume(code, rest);
    };

    const end: State = (code) => {
      effects.exit(value);
      effects.exit("literalAutolink");
      return ok(code);
    };

    /** Whether the address continues up to the bracket that closes this one. */
    const otherOneOf = (opening: string, closing: string): Construct => ({
      partial: true,
      tokenize: (checked, isThere, isMissing) => {
        let depth = 0;
        let length = 0;
        const seen: State = (code) => {
          const character = characterOf(code);
          if (isEnd(character) || length === MAX_IN_BRACKETS) return isMissing(code);
          if (character === opening) depth += 1;
          if (character === closing) depth -= 1;
          if (depth === 0) return isThere(code);
          length += 1;
          checked.consume(code);
          return seen;
        };
        return seen;
      },
    });

    /** Whether only trailing characters follow. */
    const trail: Construct = {
      partial: true,
      tokenize: (checked, isTrail, isInside) => {
        let length = 0;
        let lastSeen = "";
        const seen: State = (code) => {
          const character = characterOf(code);
          // A host may be Arabic: its dots do not separate sentences.
          const isSentence =
            ARABIC.test(character) && BETWEEN_SENTENCES.test(lastSeen) && (isInPath || LATIN.test(last));
          // Two of them are Markdown's mark.
          const isMark = /[*~]/.test(character) && character === lastSeen;
          const isOtherLink = /[([]/.test(character) && lastSeen === "]";
          if (isEnd(character) || isSentence || isMark || isOtherLink) return isTrail(code);
          if (!TRAILING.test(character)) {
            inside = length - 1;
            return isInside(code);
          }
          length += 1;
          lastSeen = character;
          checked.consume(code);
          return seen;
        };
        return seen;
      },
    };

    return start;
  };

const http: Construct = { name: "httpAddress", tokenize: addressOf("http") };
const www: Construct = { name: "wwwAddress", tokenize: addressOf("www") };

export const bareAddresses: Extension = {
  text: { 72: http, 104: http, 87: www, 119: www },
  disable: { null: ["protocolAutolink", "wwwAutolink"] },
};
