import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import {
  chooseWriter,
  type GeneratedPost,
  type Generation,
  generatePost,
} from "../_shared/ai/generate-post.ts";
import { type Topic, TopicSchema } from "../_shared/ai/topics.ts";
import { staffFunction } from "../_shared/auth.ts";
import { FunctionError, wordsOf } from "../_shared/errors.ts";
import { languageOf, LONGEST_TIME_MS, readJson } from "../_shared/http.ts";
import type { Localized } from "../_shared/domain/locales.ts";

const LIMITS = {
  /** After this nothing new is begun: what is begun has the rest of the time to be stored. */
  beginMs: 60_000,
  /** Aborts when the writing has to end, early enough that the answer can still tell what came of it. */
  end: () => AbortSignal.timeout(135_000),
  /** How long what is being stored just then is waited for. */
  graceMs: 5_000,
};
const AT_ONCE = 5;
/** Every press of a publishing button is part of one run: each topic is written once, however often it is pressed. */
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

interface Outcome {
  created: GeneratedPost[];
  /** Why the first one failed that did; undefined when none did. */
  failure: unknown;
  failed: number;
}

/**
 * Writes and publishes an article for each topic and answers `{ ok, created }`: what this call made, without what was there
 * already. When some failed, `ok` is false and `error` says how many; asking again writes only the missing ones. Staff only.
 */
export const createBulkGenerateBlog = (run = RUN, limits = LIMITS) =>
  staffFunction(async ({ request, secret, staff, signal }) => {
    const { topics } = await readJson(request, Body);
    const generation = { provider: chooseWriter(), secret, runKey: run, staff, signal };
    const outcome = await writeAll(
      generation,
      topics.map((topic) => ({
        title_en: topic.topic_en,
        title_ar: topic.topic_ar,
        keywords_en: topic.target_keyword_en,
        keywords_ar: topic.target_keyword_ar,
        service: topic.service_cluster,
      })),
      limits,
    );
    const { created, failed, failure } = outcome;
    if (created.length > 0) await queueStaffEmail(secret, outcome);
    if (failed === 0) return { ok: true, created };
    if (failed === topics.length) throw failure;
    return {
      ok: false,
      created,
      error: partly(topics.length - failed, topics.length, wordsOf(failure))[languageOf(request)],
    };
  }, LONGEST_TIME_MS);

/** Ends in time, whatever hangs: what has not been stored by then has failed. */
async function writeAll(
  generation: Generation,
  topics: readonly Topic[],
  { beginMs, end, graceMs }: typeof LIMITS,
): Promise<Outcome> {
  const lastBegin = performance.now() + beginMs;
  const time = end();
  const limited = { ...generation, signal: AbortSignal.any([generation.signal, time]) };
  const created: GeneratedPost[] = [];
  let written = 0;
  let failure: unknown;
  const waiting = [...topics];
  const work = async () => {
    for (let topic = waiting.shift(); topic; topic = waiting.shift()) {
      try {
        if (time.aborted || performance.now() > lastBegin) throw tooShort();
        const { post, isNew } = await generatePost(limited, topic);
        written += 1;
        if (isNew) created.push(post);
      } catch (error) {
        failure ??= time.aborted ? tooShort() : error;
      }
    }
  };
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, work)), after(time, graceMs)]);
  const failed = topics.length - written;
  if (failed > 0) failure ??= tooShort();
  // A copy: what still hangs may come to an end later.
  return { created: [...created], failure, failed };
}

/** Resolves so long after the signal has aborted. */
const after = (signal: AbortSignal, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => setTimeout(resolve, milliseconds), { once: true });
  });

const tooShort = () =>
  new FunctionError("timed_out", {
    en: "The time was too short for all of them.",
    ar: "لم يتسع الوقت لها كلها.",
  });

/** Queues the email to staff. A failure is logged: the articles are published all the same. */
async function queueStaffEmail(secret: SupabaseClient, { created, failed }: Outcome): Promise<void> {
  const { error } = await secret.rpc("note_for_staff", {
    p_kind: "generated",
    p_key: `${RUN}:${crypto.randomUUID()}`,
    p_details: { created: created.length, failed, titles: created.map((post) => post.title_en) },
  });
  if (error) console.error("note_for_staff", error.message);
}

const partly = (written: number, asked: number, why: Localized): Localized => ({
  en: `${written} of ${asked} articles are published. ${why.en} Publish again to write the missing ones.`,
  ar: `المقالات المنشورة: ${written} من ${asked}. ${why.ar} انشر مجددًا لكتابة الباقي.`,
});
