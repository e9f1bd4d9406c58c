const LONGEST = 155;
const CUT = 152;

/** A meta description of more than 155 characters is cut to 152 and an ellipsis. Counts characters, not code units. */
export function metaDescription(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.length > LONGEST
    ? `${characters.slice(0, CUT).join("").trimEnd()}…`
    : characters.join("");
}
