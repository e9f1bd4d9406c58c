import { inLatinLetters } from "./latin-letters";

/**
 * `Fever at home: 5 signs` -> `fever-at-home-5-signs`, `رعاية كبار السن` -> `raayh-kbar-alsn`: addresses have Latin letters, so that
 * messengers show them as they are. Empty for a title without a letter or digit of either.
 * @param most the most characters
 */
export const slugOfTitle = (title: string, most: number): string =>
  inLatinLetters(title)
    // Accents go, their letters stay.
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, most)
    .replace(/^-+|-+$/g, "");
