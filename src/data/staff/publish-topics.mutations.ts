import { z } from "zod";
import { AppError, unwrap } from "@/data/client/errors";
import { invokeFunction } from "./client/invoke-function";
import { staffClient } from "./client/staff-client";

/** What an article is to be about, in both languages, as the function takes it. */
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
 * @returns how many were created
 * @throws AppError with the server's own words, empty when it gave none; `unauthorized` when the session has ended
 */
export async function publishTopics(topics: readonly BlogTopic[]): Promise<number> {
  const data = await invokeFunction("bulk-generate-blog", { topics });
  const { ok, created, error: message } = publishAnswer.catch({ created: [], error: "" }).parse(data);
  if (ok !== true || message) throw new AppError("unavailable", message, 502);
  return created.length;
}

/**
 * The same for a blog that is still empty, once: whoever comes second, in another tab or elsewhere, does nothing. A
 * failure leaves it for the next visit.
 * @returns how many were created; undefined when somebody else does it or has done it
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
