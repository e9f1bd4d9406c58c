// Repairs queries as they arrive: messengers, mail programs and the forms of advertisements break them. The script of every
// page includes this, so it is short.

/**
 * The query that was intended: decoded when the whole query was encoded again, with `&amp;`, a second question mark and capital
 * letters repaired. The first of several values of a name counts.
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

/** Longer than any stored value, so that a long text takes no time. */
const MAX_LENGTH = 400;
/** A second query within a value. */
const NEXT_VALUE = /[?&](?:amp;)?[\w.-]+=.*$/s;
/**
 * A template of an advertisement that was not filled in: `{{campaign.name}}`, `{campaignid}`, `__CAMPAIGN_NAME__`, `%%x%%`,
 * `*|X|*`.
 */
const PLACEHOLDER = /\{[^{}]+\}|__[A-Z]\w*__|%%.+%%|\*\|.+\|\*|^(?:undefined|null|\(not set\))$/;
const OPENING_BEFORE_END = /[([{<«“"].*.$/s;
const SENTENCE_END = /[\s.,;:!?*_~،؛؟۔…]+$/;
const SENTENCE_END_AND_BRACKETS = /[\s.,;:!?*_~،؛؟۔…)\]}>»”"]+$/;

/**
 * A value without the signs that follow the address in a sentence, such as an unmatched bracket; "" for a value without
 * content.
 */
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
