import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { readAll } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

export interface ContentTemplate {
  id: string;
  name: string;
  /** Hyphenated, such as `how-to`. */
  type: string;
  /** The version that a change starts from. */
  updated_at: string;
  outline: ReadTemplate;
}

/** Every template by name, those with an outline that cannot be read included. */
export const contentTemplatesQuery = queryOptions({
  queryKey: keys.contentTemplates,
  queryFn: async ({ signal }): Promise<ContentTemplate[]> => {
    const rows = await readAll(
      (first, last) =>
        staffClient
          .from("content_templates")
          .select("id, name, type, updated_at, template_data")
          .order("name")
          .order("id")
          .range(first, last),
      signal,
    );
    return rows.map(({ template_data, ...row }) => ({ ...row, outline: readTemplateData(template_data) }));
  },
});

const sections = z.array(z.object({ heading: z.string(), content: z.string() }));

/** An outline in both languages, as `template_data` holds it. */
const templateDataSchema = z.object({
  structure: z.object({ en: z.object({ sections }), ar: z.object({ sections }) }),
});

export type TemplateData = z.infer<typeof templateDataSchema>;

/** The places in a value that do not fit, such as `structure.en.sections[2].heading`; the whole of it is "". */
type ReadTemplate = { data: TemplateData; misfits?: never } | { data?: never; misfits: string[] };

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
