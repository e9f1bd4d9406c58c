import { FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "zod";
import { AppError, codeOfStatus, dataOf } from "@/data/errors";
import { staffClient } from "./staff-client";

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

const refusalBody = z
  .object({ error: z.string().catch(""), message: z.string().catch("") })
  .catch({ error: "", message: "" });

/**
 * Has an article written and published for each topic, in the caller's name.
 * @returns how many were created
 * @throws AppError with the server's own words, empty when it gave none; `unauthorized` when the session has ended
 */
export async function publishTopics(topics: readonly BlogTopic[]): Promise<number> {
  const { data, error } = await staffClient.functions.invoke<unknown>("bulk-generate-blog", {
    body: { topics },
  });
  if (error) throw await refusal(error);
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
  const mayBegin = dataOf(await staffClient.rpc("blog_seed_begin"));
  if (!mayBegin) return undefined;
  let isSeeded = false;
  try {
    const created = await publishTopics(topics);
    isSeeded = true;
    return created;
  } finally {
    // Should this not arrive, the database lets go of the lock by itself after a while.
    await staffClient.rpc("blog_seed_finish", { p_succeeded: isSeeded });
  }
}

/** What the function, or the gateway before it, said where it said something, else the client's words. */
async function refusal(failure: unknown): Promise<AppError> {
  const message = failure instanceof Error ? failure.message : String(failure);
  if (!(failure instanceof FunctionsHttpError)) return new AppError("offline", message, 0);
  const answer = failure.context as Response;
  // Something in between may answer with a page.
  const said = refusalBody.parse(await answer.json().catch(() => ({})));
  return new AppError(codeOfStatus(answer.status), said.error || said.message || message, answer.status);
}
