import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { GeneratedPost } from "../_shared/ai/generate-post.ts";
import { TopicSchema } from "../_shared/ai/topics.ts";
import { writeAll } from "../_shared/ai/write-all.ts";
import { staffFunction } from "../_shared/auth.ts";
import { MAX_TIME_MS, readJson } from "../_shared/http.ts";

/** All presses of publishing buttons belong to one run: each topic is written once, however often a button is pressed. */
const RUN = "publishing-mode";

const { title_en, title_ar, keywords_en, keywords_ar, service } = TopicSchema.shape;
const Body = z.object({
  topics: z
    .array(
      z.object({
        service_cluster: service,
        topic_en: title_en,
        topic_ar: title_ar,
        target_keyword_en: keywords_en,
        target_keyword_ar: keywords_ar,
      }),
    )
    .min(1, "Name at least one topic.")
    .max(20, "Name at most twenty topics."),
});

/**
 * Writes and publishes an article for each topic and returns `{ ok, created }`, the new ones (drafts while a medical review is required). After failures, `ok` is
 * false and `error` contains their number; a repeated call writes only the missing ones. Staff only.
 */
export const createBulkGenerateBlog = (run = RUN, end?: () => AbortSignal) =>
  staffFunction(async (call) => {
    const { topics } = await readJson(call.request, Body);
    const { posts, failed, error } = await writeAll(
      call,
      run,
      topics.map((topic) => ({
        title_en: topic.topic_en,
        title_ar: topic.topic_ar,
        keywords_en: topic.target_keyword_en,
        keywords_ar: topic.target_keyword_ar,
        service: topic.service_cluster,
      })),
      end?.(),
    );
    const created = posts.flatMap(({ is_new, ...post }) => (is_new ? [post] : []));
    if (created.length > 0) await queueStaffEmail(call.secret, created, failed);
    return { ok: failed === 0, created, error };
  }, MAX_TIME_MS);

/** Queues the email to staff. A failure is logged, because the articles are published in any case. */
async function queueStaffEmail(
  secret: SupabaseClient,
  created: readonly GeneratedPost[],
  failed: number,
): Promise<void> {
  const { error } = await secret.rpc("note_for_staff", {
    p_kind: "generated",
    p_key: `${RUN}:${crypto.randomUUID()}`,
    p_details: {
      created: created.length,
      failed,
      titles: created.map((post) => post.title_en),
      isWaiting: created.some(({ status }) => status === "draft"),
    },
  });
  if (error) console.error("note_for_staff", error.message);
}
