const MAX_CHARACTERS = 155;
const CUT_TO_CHARACTERS = 152;

/** A meta description of more than 155 characters is cut to 152 and an ellipsis. Counts characters, not code units. */
export function metaDescription(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, CUT_TO_CHARACTERS).join("").trimEnd()}…`
    : characters.join("");
}

const MAX_TITLE_LENGTH = 60;

/** An article's title in search results is cut to 60 characters; without half a word when there is more than one. */
export function metaTitle(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  if (characters.length <= MAX_TITLE_LENGTH) return characters.join("");
  const cut = characters.slice(0, MAX_TITLE_LENGTH - 1).join("");
  return `${cut.replace(/\s+\S*$/, "") || cut}…`;
}
