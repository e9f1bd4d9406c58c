/** What the event tables take, in characters. */
const MAX_CHARACTERS = 100;

const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_content"] as const;

export type Campaign = Record<(typeof NAMES)[number], string | null>;

/**
 * A value as it may be stored: without control characters, which the database refuses, and never an email address, which some
 * mailing tools put into their links. Counted in code points, so that no character is cut in two.
 */
function clean(value: string | null): string | null {
  const text = (value ?? "").replace(/\p{Cc}+/gu, " ").trim();
  if (text === "" || text.includes("@")) return null;
  return Array.from(text).slice(0, MAX_CHARACTERS).join("").trim();
}

/** The campaign that an address names, as far as it does. */
export function campaignOf(search: string): Campaign {
  const query = new URLSearchParams(search);
  return Object.fromEntries(NAMES.map((name) => [name, clean(query.get(name))])) as Campaign;
}
