import { inLatinLetters } from "./latin-letters";

/**
 * `Fever at home: 5 signs` -> `fever-at-home-5-signs`, `رعاية كبار السن` -> `raayh-kbar-alsn`: addresses have Latin letters, so
 * that messengers show them unchanged. Empty for a title without a letter or digit of either script.
 * @param most the greatest number of characters
 */
export const slugOfTitle = (title: string, max: number): string =>
  inLatinLetters(title)
    // Accents are removed, their letters stay.
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, max)
    .replace(/^-+|-+$/g, "");
