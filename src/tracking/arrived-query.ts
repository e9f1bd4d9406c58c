// Queries as they arrive: messengers, mails and the forms of advertisements break them. The script of every page needs it.

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

/** What a value of an advertisement says before it is filled in: `{{campaign.name}}`, `{campaignid}`, `__CAMPAIGN_NAME__`, `%%x%%`, `*|X|*`. */
const PLACEHOLDER = /\{[^{}]+\}|__[A-Z]\w*__|%%.+%%|\*\|.+\|\*|^(?:undefined|null|\(not set\))$/;
/** A second query within a value. */
const NEXT_VALUE = /[?&](?:amp;)?[\w.-]+=.*$/s;
const SENTENCE_SIGNS = ".,;:!?*_~،؛؟۔…";
/** A sign that closes what the other one opens. */
const OPENING: Readonly<Record<string, string>> = {
  ")": "(",
  "]": "[",
  "}": "{",
  ">": "<",
  "»": "«",
  "”": "“",
  '"': "",
};

/** Twice as long as any that is stored, in code points, so that a long one costs no time. */
const MAX_CHARACTERS = 200;

/** A value without what is behind the address in a sentence; "" for one that says nothing. */
export function arrivedValue(value: string): string {
  const characters = Array.from(decoded(value).replace(NEXT_VALUE, "").trim()).slice(0, MAX_CHARACTERS);
  if (PLACEHOLDER.test(characters.join(""))) return "";
  const count = (sign: string | undefined) => characters.filter((one) => one === sign).length;
  for (let last = characters.at(-1); last !== undefined; last = characters.at(-1)) {
    const opening = OPENING[last];
    const isOpen = opening === "" ? count(last) % 2 === 0 : count(opening) >= count(last);
    if (last.trim() !== "" && !SENTENCE_SIGNS.includes(last) && (opening === undefined || isOpen)) break;
    characters.pop();
  }
  return characters.join("");
}

const decoded = (text: string): string => {
  try {
    return /%[\da-f]{2}/i.test(text) ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
};
