import { z } from "zod";

const sections = z.array(z.object({ heading: z.string(), content: z.string() }));

/** An outline in both languages, as `template_data` holds it. */
const templateDataSchema = z.object({
  structure: z.object({ en: z.object({ sections }), ar: z.object({ sections }) }),
});

export type TemplateData = z.infer<typeof templateDataSchema>;

/** The places in a value that do not fit, such as `structure.en.sections[2].heading`; the whole of it is "". */
export type ReadTemplate = { data: TemplateData; misfits?: never } | { data?: never; misfits: string[] };

/** Reads what should be an outline. */
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
