import type { QueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { AppError, assertOk } from "@/data/client/errors";
import { invalidate, LISTS_POSTS } from "@/data/client/keys";
import { invokeFunction } from "@/data/staff/client/invoke-function";
import { staffClient } from "@/data/staff/client/staff-client";

/** What an article is to be about. */
export interface GenerationTopic {
  title_en: string;
  title_ar: string;
  keywords_en: string;
  keywords_ar: string;
  service: string;
}

const post = z
  .object({
    id: z.string(),
    title_en: z.string(),
    service: z.string(),
    // Functions of an earlier version do not say it.
    is_new: z.boolean().default(true),
  })
  .transform(({ is_new: isNew, ...rest }) => ({ ...rest, isNew }));
const answer = z.object({ posts: z.array(post).catch([]), error: z.string().catch("") });

/** `isNew`: it was not there before it was asked for. */
export type GeneratedPost = z.infer<typeof post>;

/** The function answered, but with a reason instead of a post. */
export class GenerationRefused extends Error {
  override readonly name = "GenerationRefused";
}

/**
 * Has the article of a topic written and published in both languages. A topic of a run is written once: asking again, after
 * a lost answer or from another tab, gives the post that came of it.
 * @throws GenerationRefused with the server's reason, AppError when the function fails or does not answer
 */
export async function generateTopic(topic: GenerationTopic, runKey: string): Promise<GeneratedPost> {
  const data = await invokeFunction("generate-rich-blog-content", { topics: [topic], run_key: runKey });
  const parsed = answer.safeParse(data);
  if (!parsed.success) throw new AppError("unavailable", "The answer has an unknown shape.", 502);
  const { posts, error } = parsed.data;
  if (error) throw new GenerationRefused(error);
  if (!posts[0]) throw new AppError("unavailable", "The answer holds no post.", 502);
  return posts[0];
}

/**
 * Has staff told by email what came of a run; once for the same outcome.
 * @throws AppError when the server refuses
 */
export async function endGenerationRun(runKey: string): Promise<void> {
  assertOk(await staffClient.rpc("end_generation_run", { p_run_key: runKey }));
}

/** Call when a run has progressed: invalidates every query that lists or counts posts. */
export const postsGenerated = (client: QueryClient): void => void invalidate(client, LISTS_POSTS);
