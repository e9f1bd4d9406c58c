// Queries as they arrive: messengers, mails and the forms of advertisements break them. The script of every page needs it, so it is short.

/**
 * The query that was meant: a whole one that was encoded again, HTML's `&amp;`, a second question mark, and names in capitals. Of
 * several values of a name the first counts.
 */
export const arrivedQuery = (search: string): URLSearchParams =>
  new URLSearchParams(
    [
      ...new URLSearchParams(
        (search.includes("=") ? search : decoded(search))
          .replace(/&(?:amp;)+/gi, "&")
          .replace(/\?(?=[\w.-]+=)/g, "&"),
      ),
    ].map(([name, value]) => [name.toLowerCase(), value]),
  );

/** More than is stored of any value, so that a long one costs no time. */
const MAX_LENGTH = 400;
/** A second query within a value. */
const NEXT_VALUE = /[?&](?:amp;)?[\w.-]+=.*$/s;
/** What a value of an advertisement says before it is filled in: `{{campaign.name}}`, `{campaignid}`, `__CAMPAIGN_NAME__`, `%%x%%`, `*|X|*`. */
const PLACEHOLDER = /\{[^{}]+\}|__[A-Z]\w*__|%%.+%%|\*\|.+\|\*|^(?:undefined|null|\(not set\))$/;
const OPENING_BEFORE_END = /[([{<«“"].*.$/s;
const SENTENCE_END = /[\s.,;:!?*_~،؛؟۔…]+$/;
const SENTENCE_END_AND_BRACKETS = /[\s.,;:!?*_~،؛؟۔…)\]}>»”"]+$/;

/** A value without what is behind the address in a sentence, a bracket without its other one among it; "" for one that says nothing. */
export function arrivedValue(value: string): string {
  const text = decoded(value).replace(NEXT_VALUE, "").slice(0, MAX_LENGTH).trim();
  if (PLACEHOLDER.test(text)) return "";
  return text.replace(OPENING_BEFORE_END.test(text) ? SENTENCE_END : SENTENCE_END_AND_BRACKETS, "");
}

const decoded = (text: string): string => {
  try {
    return /%[\da-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
};
