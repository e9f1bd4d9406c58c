import type { z } from "zod";
import * as schemas from "../../src/content/schemas.ts";

/** Where the facts in a text are filled in: on a page, or in an article when it is shown. */
type Reader = "page" | "article";

export interface Collection {
  /** Files below `src/content`. */
  files: RegExp;
  schema: z.ZodType;
  readBy: Reader;
  /** The names in single braces that the program fills in: `{drip}`. */
  places: readonly string[];
}

const ARTICLE = { readBy: "article", places: ["topic", "service", "slug", "base"] } as const;
const PAGE = { readBy: "page", places: [] } as const;

/** Every kind of file, with its required content. */
export const collections: readonly Collection[] = [
  { files: /^danger-signs\.yaml$/, schema: schemas.DangerSigns, ...PAGE },
  { files: /^catalogue\.yaml$/, schema: schemas.Catalogue, ...PAGE },
  { files: /^services\/[a-z-]+\.yaml$/, schema: schemas.Service, ...PAGE },
  { files: /^service-steps\.yaml$/, schema: schemas.ServiceSteps, ...PAGE },
  { files: /^drips\.yaml$/, schema: schemas.Drips, ...PAGE },
  {
    files: /^iv-therapy-page\.yaml$/,
    schema: schemas.IvTherapyPage,
    readBy: "page",
    places: ["drip", "landmarks"],
  },
  { files: /^elderly-care-page\.yaml$/, schema: schemas.ElderlyCarePage, readBy: "page", places: ["care"] },
  { files: /^writer\/kinds\/[a-z-]+\.yaml$/, schema: schemas.Kind, ...ARTICLE },
  { files: /^writer\/chapters\/[a-z-]+\.yaml$/, schema: schemas.Chapters, ...ARTICLE },
  { files: /^writer\/every-article\.yaml$/, schema: schemas.EveryArticle, ...ARTICLE },
  { files: /^writer\/emergency\.yaml$/, schema: schemas.Emergency, ...ARTICLE },
  { files: /^writer\/newborn\.yaml$/, schema: schemas.Newborn, ...ARTICLE },
  { files: /^writer\/notes\.yaml$/, schema: schemas.Notes, ...ARTICLE },
];
