import { z } from "zod";
import { chooseWriter, type GeneratedPost, generatePost } from "../_shared/ai/generate-post.ts";
import { RunKey, TopicSchema } from "../_shared/ai/topics.ts";
import { staffFunction } from "../_shared/auth.ts";
import { wordsOf } from "../_shared/errors.ts";
import { languageOf, LONGEST_TIME_MS, readJson } from "../_shared/http.ts";
import type { Localized } from "../_shared/domain/locales.ts";

/** Topics of callers that name no run: each is written once. */
const DEFAULT_RUN = "single";

const Body = z.object({
  topics: z.array(TopicSchema).min(1, "Name at least one topic.").max(5, "Name at most five topics."),
  run_key: RunKey.default(DEFAULT_RUN),
});

interface AnsweredPost extends GeneratedPost {
  /** Whether this call wrote it. */
  is_new: boolean;
}

/**
 * Writes the article of each topic in both languages, publishes it and answers
 * `{ posts: [{ id, title_en, service, is_new }] }`, with `error` when some of several failed. Staff only. A topic of a run is
 * written once; whoever asks again gets its post, with `is_new` false.
 */
export const richBlogContent = staffFunction(async ({ request, secret, staff, signal }) => {
  const { topics, run_key: runKey } = await readJson(request, Body);
  const generation = { provider: chooseWriter(), secret, runKey, staff, signal };
  const outcomes = await Promise.allSettled(topics.map((topic) => generatePost(generation, topic)));
  const posts = outcomes.flatMap((outcome): AnsweredPost[] =>
    outcome.status === "fulfilled" ? [{ ...outcome.value.post, is_new: outcome.value.isNew }] : [],
  );
  const failures = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === "rejected" ? [outcome.reason] : [],
  );
  if (posts.length === 0) throw failures[0];
  return failures.length === 0
    ? { posts }
    : { posts, error: partly(posts.length, topics.length, wordsOf(failures[0]))[languageOf(request)] };
}, LONGEST_TIME_MS);

const partly = (written: number, asked: number, why: Localized): Localized => ({
  en: `${written} of ${asked} articles were written. ${why.en}`,
  ar: `المقالات المكتوبة: ${written} من ${asked}. ${why.ar}`,
});
