import { bodyTree } from "@/components/patterns/markdown/body-tree";
import type { Locale } from "@/config/locales";
import { parseMarkdown } from "@domain/markdown";
import { countWords, textBlocks } from "@domain/text-blocks";
import { type FactsInTexts, factsInTexts, type FoundFact } from "./facts-in-texts";
import { type ComparedTexts, type PageDifference, pageDifferences } from "./page-differences";
import { readabilityOf } from "./readability";
import { type FoundToPublish, type TextsToPublish, textsToPublish } from "../publishing/texts-to-publish";
import { analyseSeo, type SeoInput } from "./seo-score";

/** The analyses of whole texts, each with its input and its output: plain data, which a worker can receive and send. */
export interface TextJobs {
  /** The number of visible words. */
  words: { input: string; output: number };
  seo: { input: Omit<SeoInput, "body"> & { markdown: string }; output: ReturnType<typeof analyseSeo> };
  readability: {
    input: { markdown: string; locale: Locale };
    output: ReturnType<typeof readabilityOf>;
  };
  facts: { input: FactsInTexts; output: FoundFact[] };
  differences: { input: ComparedTexts; output: PageDifference[] };
  publishing: { input: TextsToPublish; output: FoundToPublish };
}

export type TextJob = keyof TextJobs;

const jobs: { [Job in TextJob]: (input: TextJobs[Job]["input"]) => Promise<TextJobs[Job]["output"]> } = {
  words: async (markdown) => countWords(textBlocks(await parseMarkdown(markdown))),
  seo: async ({ markdown, ...input }) => analyseSeo({ ...input, body: await parseMarkdown(markdown) }),
  readability: async ({ markdown, locale }) => readabilityOf(await parseMarkdown(markdown), locale),
  facts: (input) => Promise.resolve(factsInTexts(input)),
  differences: (texts) => pageDifferences(texts, bodyTree),
  publishing: textsToPublish,
};

export const doTextJob = <Job extends TextJob>(
  job: Job,
  input: TextJobs[Job]["input"],
): Promise<TextJobs[Job]["output"]> => jobs[job](input);
