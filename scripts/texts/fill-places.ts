import { PAGE_CONDITIONS, PAGE_FACTS, PAGE_PLACEHOLDER } from "../../src/content/placeholders.ts";
import { emergencyNumbers } from "../../src/config/contact.ts";
import type { Locale, Localized } from "../../supabase/functions/_shared/domain/locales.ts";
import { unknownPlaceholder } from "../../supabase/functions/_shared/domain/fact-placeholders.ts";
import { serviceNames } from "../../supabase/functions/_shared/domain/service-names.ts";
import type { Collection } from "./collections.ts";

/** The sentence of each danger sign, by its name. */
export type SignWords = ReadonlyMap<string, Localized>;

/** A sentence about a placeholder that nothing fills. */
export class PlaceError extends Error {
  override readonly name = "PlaceError";
}

const SIGNS = /\{\{(advice|advice-list):([A-Za-z, ]*)\}\}/g;

/**
 * Inserts danger signs and the emergency number into a text. Placeholders of facts stay, because facts can change every day.
 * @throws {PlaceError}
 */
export function fillPlaces(
  text: string,
  locale: Locale,
  { readBy, places }: Pick<Collection, "readBy" | "places">,
  signs: SignWords,
): string {
  const filled = text
    .replaceAll("{{ambulance}}", emergencyNumbers.ambulance)
    .replaceAll(SIGNS, (_, form: string, names: string) => {
      const sentences = names.split(",").map((name) => signWords(name.trim(), signs)[locale]);
      return form === "advice" ? sentences.join(" ") : sentences.map((words) => `- ${words}`).join("\n");
    });
  const unknown = readBy === "page" ? unknownToPages(filled) : unknownToArticles(filled);
  if (unknown)
    throw new PlaceError(`Nothing replaces ${unknown}. src/content/README.md lists what a text may name.`);
  const place = Array.from(filled.matchAll(/(?<!\{)\{([^{}]*)\}(?!\})/g), ([, name = ""]) => name).find(
    (name) => !places.includes(name),
  );
  if (place !== undefined) throw new PlaceError(`Nothing replaces {${place}}. ${knownPlaces(places)}`);
  return filled;
}

const knownPlaces = (places: readonly string[]): string =>
  places.length > 0
    ? `This file may have ${places.map((name) => `{${name}}`).join(", ")}.`
    : "Facts have double braces: {{price}}.";

/** @throws {PlaceError} if there is no such sign */
export function signWords(name: string, signs: SignWords): Localized {
  const words = signs.get(name);
  if (!words) throw new PlaceError(`There is no danger sign “${name}” in danger-signs.yaml.`);
  return words;
}

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** The first part in double braces that a page could not fill. */
function unknownToPages(text: string): string | undefined {
  for (const [whole, name = "", words, otherwise] of text.matchAll(PAGE_PLACEHOLDER)) {
    const isKnown = isOneOf(words === undefined ? PAGE_FACTS : PAGE_CONDITIONS, name);
    if (!isKnown) return whole;
    const inside = unknownToPages(`${words ?? ""} ${otherwise ?? ""}`);
    if (inside) return inside;
  }
  const rest = text.replaceAll(PAGE_PLACEHOLDER, "");
  return /\{\{.*/.exec(rest)?.[0] ?? /.*\}\}/.exec(rest)?.[0];
}

/** The same for an article, with the placeholders of staff texts. The service is inserted later. */
const unknownToArticles = (text: string): string | undefined =>
  unknownPlaceholder(text.replaceAll("{slug}", "nurse-on-call"), Object.keys(serviceNames));
