import { z } from "zod";
import { AppError, assertOk, unwrap } from "@/data/client/errors";
import { invokeFunction } from "./client/invoke-function";
import { staffClient } from "./client/staff-client";

/** The topic of an article, and its run. */
export interface GenerationJob {
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
    // Functions of an earlier version do not send them.
    is_new: z.boolean().default(true),
    status: z.string().default("published"),
  })
  .transform(({ is_new: isNew, status, ...rest }) => ({ ...rest, isNew, isLive: status === "published" }));
const answer = z.object({ posts: z.array(post).catch([]), error: z.string().catch("") });

/** `isNew`: this request created the article. `isLive`: readers have it; where texts have to be approved, it is a draft at first. */
export type GeneratedPost = z.infer<typeof post>;

/** The function answered with a reason instead of a post. */
export class GenerationRefused extends Error {
  override readonly name = "GenerationRefused";
}

/**
 * Has the article of a job written and published in both languages. A job of a run is written once: repeating it, after a lost
 * answer or from another tab, returns the same post.
 * @throws GenerationRefused with the server's reason, AppError when the function fails or does not answer
 */
export async function generateArticle(job: GenerationJob, runKey: string): Promise<GeneratedPost> {
  const data = await invokeFunction("generate-rich-blog-content", { topics: [job], run_key: runKey });
  const parsed = answer.safeParse(data);
  if (!parsed.success) throw new AppError("unavailable", "The answer has an unknown shape.", 502);
  const { posts, error } = parsed.data;
  if (error) throw new GenerationRefused(error);
  if (!posts[0]) throw new AppError("unavailable", "The answer holds no post.", 502);
  return posts[0];
}

/**
 * Has the result of a run sent to staff by email, once for each result.
 * @throws AppError when the server refuses
 */
export async function endGenerationRun(runKey: string): Promise<void> {
  assertOk(await staffClient.rpc("end_generation_run", { p_run_key: runKey }));
}

/** A topic in the shape of the publishing function. */
type BlogTopic = Record<
  "service_cluster" | "topic_en" | "topic_ar" | "target_keyword_en" | "target_keyword_ar",
  string
>;

const publishAnswer = z.object({
  ok: z.boolean().optional().catch(undefined),
  created: z.array(z.unknown()).catch([]),
  error: z.string().catch(""),
});

/**
 * Has an article written and published for each topic, in the caller's name.
 * @returns the number of articles
 * @throws AppError with the server's message, empty without one; `unauthorized` when the session has ended
 */
export async function publishTopics(topics: readonly BlogTopic[]): Promise<number> {
  const data = await invokeFunction("bulk-generate-blog", { topics });
  const { ok, created, error: message } = publishAnswer.catch({ created: [], error: "" }).parse(data);
  if (ok !== true || message) throw new AppError("unavailable", message, 502);
  return created.length;
}

/**
 * The same for an empty blog, once: a second call, in another tab or browser, does nothing. After a failure the next visit
 * tries again.
 * @returns the number of articles; undefined when another call is doing it or has done it
 * @throws AppError when that fails
 */
export async function seedBlog(topics: readonly BlogTopic[]): Promise<number | undefined> {
  const mayBegin = unwrap(await staffClient.rpc("blog_seed_begin"));
  if (!mayBegin) return undefined;
  let isSeeded = false;
  try {
    const created = await publishTopics(topics);
    isSeeded = true;
    return created;
  } finally {
    // If this request is lost, the database releases the lock after a while.
    await staffClient.rpc("blog_seed_finish", { p_succeeded: isSeeded });
  }
}
