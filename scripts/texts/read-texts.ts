import { readFileSync } from "node:fs";
import path from "node:path";
import { globSync } from "tinyglobby";
import type { z } from "zod";
import { LOCALES } from "../../supabase/functions/_shared/domain/locales.ts";
import { DangerSigns, type ServiceSteps } from "../../src/content/schemas.ts";
import { collections } from "./collections.ts";
import { fillPlaces, PlaceError, signWords, type SignWords } from "./fill-places.ts";
import { parseTexts, TextError, type TextProblem } from "./parse-texts.ts";

/** The folder of the texts, relative to the project's folder. */
export const CONTENT = "src/content";
/** Files with parts that other files refer to. */
export const NAMED_BY_OTHERS: readonly string[] = ["danger-signs.yaml", "service-steps.yaml"];

/** Every file with texts, below `src/content`. */
export const textFiles = (root: string): string[] =>
  globSync("**/*.yaml", { cwd: path.join(root, CONTENT) }).sort();

/**
 * The texts of a file for the program: checked against their schema, with the danger signs and the steps filled in.
 * @param file below `src/content`
 * @throws {TextError} with every problem of the file
 */
export function readTexts(root: string, file: string): unknown {
  const collection = collections.find(({ files }) => files.test(file));
  if (!collection) throw new TextError([noSuchFile(file)]);
  const { value, problemAt } = parse(root, file, collection.schema);
  const signs = file === "danger-signs.yaml" ? new Map() : readSigns(root);
  const problems: TextProblem[] = [];
  const filled = eachText(value, (text, place) => {
    try {
      const locale = LOCALES.findLast((language) => place.includes(language));
      if (locale) return fillPlaces(text, locale, collection, signs);
      if (NAMES_SIGNS.test(String(place[0]))) signWords(text, signs);
    } catch (error) {
      if (!(error instanceof PlaceError)) throw error;
      problems.push(problemAt(place, error.message));
    }
    return text;
  });
  if (problems.length > 0) throw new TextError(problems);
  return withSteps(root, filled);
}

/** @throws {TextError} with the problems of all files */
export function checkTexts(root: string): void {
  const problems = textFiles(root).flatMap((file) => {
    try {
      readTexts(root, file);
      return [];
    } catch (error) {
      if (error instanceof TextError) return error.problems;
      throw error;
    }
  });
  if (problems.length > 0) throw new TextError(problems);
}

const NAMES_SIGNS = /^(?:baby|mother)Signs$/;

const noSuchFile = (file: string): TextProblem => ({
  file: `${CONTENT}/${file}`,
  line: 1,
  place: "",
  text: "Nothing reads this file. Is its name misspelt? scripts/texts/collections.ts lists what is read.",
});

const parse = <Schema extends z.ZodType>(root: string, file: string, schema: Schema) =>
  parseTexts(`${CONTENT}/${file}`, readFileSync(path.join(root, CONTENT, file), "utf8"), schema);

const readSigns = (root: string): SignWords =>
  new Map(
    Object.values(parse(root, "danger-signs.yaml", DangerSigns).value).flatMap((signs) =>
      Object.entries(signs).map(([name, { words }]) => [name, words] as const),
    ),
  );

/** Several services share steps, and refer to them. */
function withSteps(root: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("steps" in value)) return value;
  const { steps } = value;
  if (typeof steps !== "string") return value;
  const shared = readTexts(root, "service-steps.yaml") as z.output<typeof ServiceSteps>;
  return { ...value, steps: shared[steps as keyof typeof shared] };
}

type Place = readonly (string | number)[];

/** The same value with each text in it changed. */
function eachText(
  value: unknown,
  change: (text: string, place: Place) => string,
  place: Place = [],
): unknown {
  if (typeof value === "string") return change(value, place);
  if (Array.isArray(value)) return value.map((item, index) => eachText(item, change, [...place, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, eachText(inner, change, [...place, key])]),
  );
}
