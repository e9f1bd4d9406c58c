/** Latin, Arabic and full-width commas, and line breaks: whatever people separate a list with. */
const SEPARATORS = /[,،，\n]/;

/** The areas of a comma-separated list: trimmed, without empty ones and without the same one twice. */
export const areasOf = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATORS)
      .map((area) => area.trim().replaceAll(/\s+/g, " "))
      .filter((area) => area !== ""),
  ),
];

/** The list as it is written into the field. */
export const areasText = (areas: readonly string[]): string => areas.join(", ");
