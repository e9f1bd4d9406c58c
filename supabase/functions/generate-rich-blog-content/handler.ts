import { z } from "zod";
import { RunKey, TopicSchema } from "../_shared/ai/topics.ts";
import { writeAll } from "../_shared/ai/write-all.ts";
import { staffFunction } from "../_shared/auth.ts";
import { MAX_TIME_MS, readJson } from "../_shared/http.ts";

/** The run of topics without a run: each is written once. */
const DEFAULT_RUN = "single";

const Body = z.object({
  topics: z.array(TopicSchema).min(1, "Name at least one topic.").max(5, "Name at most five topics."),
  run_key: RunKey.default(DEFAULT_RUN),
});

/**
 * Writes the article of each topic in both languages, publishes it (a draft while a medical review is required) and returns
 * `{ posts: [{ id, title_en, service, status, is_new }]
 * }`, with `error` when some of several failed. Staff only. A topic of a run is written once; a repeated call gets its post,
 * with `is_new` false.
 */
export const richBlogContent = staffFunction(async (call) => {
  const { topics, run_key } = await readJson(call.request, Body);
  const { posts, error } = await writeAll(call, run_key, topics);
  return { posts, error };
}, MAX_TIME_MS);
