import { z } from "zod";
import { cleanLabel, cleanText } from "@domain/clean-text";
import { parse, type ParseError } from "jsonc-parser";
import { PAGE_TYPES, type SchemaPageType } from "@/data/public/page-schemas.queries";
import { type ManagedSchema, SCHEMA_TYPES } from "@/data/staff/page-schemas.queries";
import type { AdminDictionary } from "@/words/admin/en";
import { limitedText } from "../shared/manage/form-rules";
import { jsonText, sampleText } from "./schema-samples";

const MAX_PAGE_ID_LENGTH = 120;
const MAX_BYTES = 50_000;
const MAX_LEVELS = 20;

/** Whether there are several pages of the type, so that an ID says which. */
export const hasPages = (type: SchemaPageType): boolean => type !== "home" && type !== "about";

/** What is wrong with a text as structured data; undefined when it can be stored. */
export function dataProblem(text: string, texts: AdminDictionary["schemas"]): string | undefined {
  const problem = jsonProblem(text);
  if (problem) return `${texts.invalidJson}: ${texts.invalidAt(problem.line, problem.column)}`;
  const data: unknown = JSON.parse(text);
  if (typeof data !== "object" || data === null) return texts.errors.notObject;
  if (isDeeper(data, MAX_LEVELS)) return texts.errors.tooDeep;
  // The database writes spaces behind colons and commas; so does this, more of them.
  if (new TextEncoder().encode(jsonText(data)).length > MAX_BYTES) return texts.errors.tooLarge;
  if (JSON.stringify(data).includes(String.raw`\u0000`)) return texts.errors.zeroCharacter;
  return undefined;
}

/** Whether lists and objects are inside one another more than so many times. It looks no deeper than that itself. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

export const structuredDataFormSchema = ({ schemas, manage }: AdminDictionary) =>
  z
    .object({
      page_type: z.enum(PAGE_TYPES),
      page_id: limitedText(MAX_PAGE_ID_LENGTH, manage.errors, cleanLabel),
      schema_type: z.enum(SCHEMA_TYPES),
      schema_data: z
        .string()
        .overwrite(cleanText)
        .transform((text, context) => {
          const message = dataProblem(text, schemas);
          if (message === undefined) return z.json().parse(JSON.parse(text)) ?? {};
          context.addIssue({ code: "custom", message });
          return z.NEVER;
        }),
      is_active: z.boolean(),
    })
    .transform(({ page_id, ...schema }) => ({
      ...schema,
      page_id: hasPages(schema.page_type) && page_id !== "" ? page_id : null,
    }));

export type SchemaValues = z.input<ReturnType<typeof structuredDataFormSchema>>;

export const schemaValues = (schema: ManagedSchema | undefined): SchemaValues => ({
  page_type: schema?.page_type ?? "service",
  page_id: schema?.page_id ?? "",
  schema_type: schema?.schema_type ?? "LocalBusiness",
  schema_data: schema ? jsonText(schema.schema_data) : sampleText("LocalBusiness"),
  is_active: schema?.is_active ?? true,
});

interface JsonProblem {
  line: number;
  column: number;
}

/** Where a text stops being JSON, or undefined when it is JSON. Browsers say it each in another way, or not at all. */
export function jsonProblem(text: string): JsonProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const before = text.slice(0, wrongOffset(text));
    const lines = before.split("\n");
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  }
}

function wrongOffset(text: string): number {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Brackets deeper than the call stack: they are not closed at the end.
  }
  return errors[0]?.offset ?? text.length;
}
