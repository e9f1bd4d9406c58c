import { setTimeout as sleep } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { SignedInAdmin } from "../auth.ts";
import { readEnvironment, secretClient, unwrap } from "../clients.ts";
import { FunctionError, tooManyChanges, unavailable } from "../errors.ts";
import { articleText } from "../domain/article-text.ts";
import { POST_STATUSES, type PostStatus } from "../domain/post-draft.ts";
import { consumeBudget } from "./budget.ts";
import { serviceNames } from "../domain/service-names.ts";
import type { Facts, Writer } from "./provider.ts";
import type { Topic } from "./topics.ts";
import { topicKey } from "./topics.ts";
import { writeArticle, type Written as WrittenTexts } from "./write-article.ts";

/** Longer than a function may run, so that no call is still writing a topic that is taken over. */
const STALE_SECONDS = 300;
const ASK_AGAIN_MS = 1_000;
const RELEASE_TIMEOUT_MS = 5_000;

const Claim = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("claimed"), claim: z.string() }),
  z.object({ outcome: z.literal("busy") }),
  z.object({ outcome: z.literal("done"), post_id: z.string() }),
]);
const Written = z.object({
  written_en: articleText.nullable().catch(null),
  written_ar: articleText.nullable().catch(null),
});
const Status = z.object({ status: z.enum(POST_STATUSES) });
const Stored = Status.extend({ id: z.string() }).nullable();
const Service = z
  .object({ name_en: z.string(), name_ar: z.string(), starting_price: z.number().nullable() })
  .nullable();

export interface GeneratedPost {
  id: string;
  title_en: string;
  service: string;
  /** A draft waits for a clinician, where texts have to be read. */
  status: PostStatus;
}

export interface Generation {
  provider: Writer;
  secret: SupabaseClient;
  runKey: string;
  /** The member of staff behind the request. */
  staff: SignedInAdmin;
  signal: AbortSignal;
}

/**
 * The post of a topic: written now, or the stored one of the same topic and run. While another call is writing it, this one
 * waits for the result.
 * @returns the post, and whether this call wrote it
 * @throws FunctionError when there is none
 */
export async function generatePost(
  generation: Generation,
  topic: Topic,
): Promise<{ post: GeneratedPost; isNew: boolean }> {
  const { title_en, service } = topic;
  for (;;) {
    const claim = await takeTopic(generation, topic);
    if (claim.outcome === "done") {
      const post = { id: claim.post_id, status: await readStatus(generation, claim.post_id) };
      return { post: { ...post, title_en, service }, isNew: false };
    }
    if (claim.outcome === "claimed") {
      const post = await writeAndStore(generation, topic, claim.claim);
      return { post: { ...post, title_en, service }, isNew: true };
    }
    await sleep(ASK_AGAIN_MS, undefined, { signal: generation.signal });
  }
}

async function takeTopic(
  { secret, runKey, staff }: Generation,
  topic: Topic,
): Promise<z.infer<typeof Claim>> {
  const claim = await secret.rpc("claim_generation_topic", {
    p_run_key: runKey,
    p_topic_key: topicKey(topic),
    p_topic: topic,
    p_created_by: staff.id,
    p_stale_seconds: STALE_SECONDS,
  });
  return Claim.parse(unwrap(claim));
}

async function readStatus({ secret }: Generation, id: string): Promise<PostStatus> {
  return Status.parse(unwrap(await secret.from("blog_posts").select("status").eq("id", id).single())).status;
}

async function writeAndStore(
  generation: Generation,
  topic: Topic,
  claim: string,
): Promise<Pick<GeneratedPost, "id" | "status">> {
  const { provider, secret, signal } = generation;
  try {
    const article = await writeArticle({
      provider,
      topic,
      facts: await readFacts(secret, topic.service),
      written: await readWritten(secret, claim),
      keep: async (locale, text) => {
        const kept = secret.from("generation_topics").update({ [`written_${locale}`]: text });
        unwrap(await kept.eq("claim", claim));
      },
      consumeBudget: () => consumeBudget("text", provider, secret),
      signal,
    });
    signal.throwIfAborted();
    const answer = await secret.rpc("store_generated_post", {
      p_claim: claim,
      p_post: {
        slug: article.en.title,
        primary_service: topic.service,
        tags: [topic.service],
        translations: [
          { lang: "en", ...article.en },
          { lang: "ar", ...article.ar },
        ],
      },
    });
    if (answer.error?.details === "change_limit") throw tooManyChanges(answer.error.hint);
    const stored = Stored.parse(unwrap(answer));
    if (!stored) throw unavailable("Another run has taken this topic over.");
    return stored;
  } catch (error) {
    await release(claim, error);
    throw error;
  }
}

/**
 * Lets the next attempt begin at once. It uses a client of its own, because the other one may have timed out; if this fails
 * too, the claim expires by itself.
 */
async function release(claim: string, reason: unknown): Promise<void> {
  const text = reason instanceof FunctionError ? reason.message : "Something went wrong.";
  const secret = secretClient(readEnvironment(), AbortSignal.timeout(RELEASE_TIMEOUT_MS));
  const released = { status: "failed", claim: null, error: text.slice(0, 500) };
  const { error } = await secret
    .from("generation_topics")
    .update(released)
    .eq("claim", claim)
    .eq("status", "running");
  if (error) console.error("release", error.message);
}

/** The texts that an earlier attempt stored for the topic. */
async function readWritten(secret: SupabaseClient, claim: string): Promise<WrittenTexts> {
  const topic = secret.from("generation_topics").select("written_en, written_ar").eq("claim", claim);
  const { written_en: en, written_ar: ar } = Written.parse(unwrap(await topic.single()));
  return { ...(en && { en }), ...(ar && { ar }) };
}

/** An inactive service has the application's name, and no price. */
async function readFacts(secret: SupabaseClient, slug: string): Promise<Facts> {
  const answer = await secret
    .from("services")
    .select("name_en, name_ar, starting_price")
    .eq("slug", slug)
    .eq("is_active", true)
    .maybeSingle();
  const service = Service.parse(unwrap(answer));
  const known = serviceNames[slug];
  return {
    name: {
      en: service?.name_en.trim() || known?.en || slug,
      ar: service?.name_ar.trim() || known?.ar || slug,
    },
    hasPrice: typeof service?.starting_price === "number",
  };
}
