import { z } from "zod";
import { cleanLine, cleanText } from "@domain/clean-text";
import { type Locale, LOCALES } from "@/config/locales";
import type { Field } from "../resource/fields";
import { templatesTexts } from "@/texts/admin/templates";

const MAX_TYPE_LENGTH = 60;
/** A little below the database's limit: the database writes the same JSON with more spaces. */
const MAX_BYTES = 95_000;

const section = z.object({ heading: z.string(), content: z.string() });
const sections = z.array(section);

/** An outline in both languages, as in `template_data`. */
const templateDataSchema = z.object({
  structure: z.object({ en: z.object({ sections }), ar: z.object({ sections }) }),
});

export type TemplateData = z.infer<typeof templateDataSchema>;

/** The paths in a value that do not fit, such as `structure.en.sections[2].heading`; the whole value is "". */
export type ReadTemplate = { data: TemplateData; misfits?: never } | { data?: never; misfits: string[] };

/** Parses an outline. */
export function readTemplateData(value: unknown): ReadTemplate {
  const result = templateDataSchema.safeParse(value);
  if (result.success) return { data: result.data };
  return { misfits: [...new Set(result.error.issues.map(({ path }) => placeOf(path)))] };
}

/** `["structure", "en", "sections", 2]` -> `structure.en.sections[2]` */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((place, step) => {
    if (typeof step === "number") return `${place}[${step}]`;
    return place === "" ? String(step) : `${place}.${String(step)}`;
  }, "");

/** A section in both languages side by side. */
const sectionPair = z.object({ en: section, ar: section });

type SectionPair = z.infer<typeof sectionPair>;

const NO_SECTION = { heading: "", content: "" };

export const emptySection = (): SectionPair => ({ en: NO_SECTION, ar: NO_SECTION });

/** `How to ` -> `how-to` */
export const hyphenated = (type: string): string =>
  type
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** `how-to` -> `how to` */
export const spaced = (type: string): string => type.replaceAll("-", " ");

/** The type of a template: stored as `how-to`, and shown as `how to`. */
export const typeField: Field<string, string, string> = {
  schema: (messages) =>
    z
      .string()
      .transform(hyphenated)
      .pipe(z.string().min(1, messages.fieldMessage).max(MAX_TYPE_LENGTH, messages.tooLong(MAX_TYPE_LENGTH))),
  initialValue: "",
  toInput: spaced,
  isShort: true,
};

/** The sections of both languages side by side. */
export const outlineField: Field<SectionPair[], TemplateData> = {
  schema: (messages) =>
    z
      .array(sectionPair)
      .transform(outlineOf)
      .refine(({ structure }) => structure.en.sections.length > 0, messages.fieldMessage)
      .refine(
        (data) => new TextEncoder().encode(JSON.stringify(data)).length <= MAX_BYTES,
        templatesTexts[messages.locale].errors.tooLarge,
      ),
  initialValue: [emptySection()],
  toInput: (stored) => sectionsOf(readTemplateData(stored).data),
};

/** The languages' sections side by side, in their order; where one has more, the other's side is empty. */
export function sectionsOf(data: TemplateData | undefined): SectionPair[] {
  const [en = [], ar = []] = LOCALES.map((lang) => data?.structure[lang].sections);
  return Array.from({ length: Math.max(en.length, ar.length, 1) }, (_, index) => ({
    en: en[index] ?? NO_SECTION,
    ar: ar[index] ?? NO_SECTION,
  }));
}

/** A side without any text is not a section of its language. */
function outlineOf(pairs: readonly SectionPair[]): TemplateData {
  const side = (lang: Locale) => ({
    sections: pairs
      .map((pair) => ({ heading: cleanLine(pair[lang].heading), content: cleanText(pair[lang].content) }))
      .filter(({ heading, content }) => heading !== "" || content !== ""),
  });
  return { structure: { en: side("en"), ar: side("ar") } };
}
