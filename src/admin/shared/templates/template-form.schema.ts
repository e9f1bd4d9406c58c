import { z } from "zod";
import { cleanLine, cleanText } from "@domain/clean-text";
import type { ContentTemplate, TemplateData } from "@/data/staff/content-templates.queries";
import type { TemplateValues } from "@/data/staff/content-templates.mutations";
import type { AdminDictionary } from "@/words/admin/en";

const MAX_NAME_LENGTH = 120;
const MAX_TYPE_LENGTH = 60;
/** A little under what the database takes: it writes the same JSON with some more spaces. */
const MAX_BYTES = 95_000;

const sectionSchema = z.object({
  headingEn: z.string(),
  headingAr: z.string(),
  contentEn: z.string(),
  contentAr: z.string(),
});

export const templateSchema = (texts: AdminDictionary["templates"]) =>
  z
    .object({
      name: z
        .string()
        .overwrite(cleanLine)
        .min(1, texts.nameRequired)
        .max(MAX_NAME_LENGTH, texts.nameTooLong),
      type: z
        .string()
        .refine((type) => hyphenated(type) !== "", texts.typeRequired)
        .refine((type) => hyphenated(type).length <= MAX_TYPE_LENGTH, texts.typeTooLong),
      sections: z
        .array(sectionSchema)
        .refine((sections) => outlineOf(sections).structure.en.sections.length > 0, texts.sectionRequired)
        .refine((sections) => bytesOf(sections) <= MAX_BYTES, texts.tooLarge),
    })
    .transform(({ name, type, sections }): TemplateValues => ({
      name,
      type: hyphenated(type),
      template_data: outlineOf(sections),
    }));

export type TemplateInput = z.input<ReturnType<typeof templateSchema>>;
export type SectionValues = z.infer<typeof sectionSchema>;

export const emptySection = (): SectionValues => ({
  headingEn: "",
  headingAr: "",
  contentEn: "",
  contentAr: "",
});

/** `How to ` -> `how-to` */
export const hyphenated = (type: string): string =>
  type
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** `how-to` -> `how to` */
export const spaced = (type: string): string => type.replaceAll("-", " ");

export const valuesOf = (template: ContentTemplate | undefined): TemplateInput => ({
  name: template?.name ?? "",
  type: spaced(template?.type ?? ""),
  sections: template?.outline.data ? sectionsOf(template.outline.data) : [emptySection()],
});

/** The languages' sections beside one another, in their order; where one has more, the other's side is empty. */
export function sectionsOf({ structure: { en, ar } }: TemplateData): SectionValues[] {
  const count = Math.max(en.sections.length, ar.sections.length, 1);
  return Array.from({ length: count }, (_, index) => ({
    headingEn: en.sections[index]?.heading ?? "",
    headingAr: ar.sections[index]?.heading ?? "",
    contentEn: en.sections[index]?.content ?? "",
    contentAr: ar.sections[index]?.content ?? "",
  }));
}

/** A side without any text is no section of its language. */
function outlineOf(sections: readonly SectionValues[]): TemplateData {
  const side = (pairs: { heading: string; content: string }[]) => ({
    sections: pairs
      .map(({ heading, content }) => ({ heading: cleanLine(heading), content: cleanText(content) }))
      .filter(({ heading, content }) => heading !== "" || content !== ""),
  });
  return {
    structure: {
      en: side(sections.map(({ headingEn, contentEn }) => ({ heading: headingEn, content: contentEn }))),
      ar: side(sections.map(({ headingAr, contentAr }) => ({ heading: headingAr, content: contentAr }))),
    },
  };
}

const bytesOf = (sections: readonly SectionValues[]): number =>
  new TextEncoder().encode(JSON.stringify(outlineOf(sections))).length;
