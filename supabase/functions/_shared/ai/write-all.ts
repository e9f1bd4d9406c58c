import { FunctionError, wordsOf } from "../errors.ts";
import { languageOf } from "../http.ts";
import type { Call } from "../clients.ts";
import type { SignedInAdmin } from "../auth.ts";
import { composer } from "./composer/composer.ts";
import { type GeneratedPost, generatePost } from "./generate-post.ts";
import { createOpenAiProvider } from "./openai.ts";
import { readProvider } from "./provider-settings.ts";
import type { Topic } from "./topics.ts";

const AT_ONCE = 5;
/** After this time no topic is begun, so that the running ones can still be stored. */
const BEGIN_MS = 60_000;
/** The time at which writing has to end, early enough for an answer with the result. */
const END_MS = 135_000;
/** How long posts that are just being stored are awaited. */
const GRACE_MS = 5_000;

interface Outcome {
  /** In the order of their topics. */
  posts: (GeneratedPost & {
    /** Whether this call wrote it. */
    is_new: boolean;
  })[];
  failed: number;
  /** The number of failures, and the reason of the first one; undefined without any. */
  error?: string;
}

/**
 * The posts of a run's topics. It ends in time, even when a request hangs: posts that are not stored by then have failed.
 * @throws FunctionError without any post, or without a writer
 */
export async function writeAll(
  { request, secret, staff, signal }: Call & { staff: SignedInAdmin },
  runKey: string,
  topics: readonly Topic[],
  time: AbortSignal = AbortSignal.timeout(END_MS),
): Promise<Outcome> {
  const settings = readProvider();
  const lastBegin = performance.now() + BEGIN_MS;
  const generation = {
    provider: settings ? createOpenAiProvider(settings) : composer,
    secret,
    runKey,
    staff,
    signal: AbortSignal.any([signal, time]),
  };
  const written: (Outcome["posts"][number] | undefined)[] = topics.map(() => undefined);
  let failure: unknown;
  const waiting = topics.entries();
  const work = async () => {
    // Each free worker takes the next topic.
    for (const [index, topic] of waiting) {
      try {
        if (time.aborted || performance.now() > lastBegin) throw tooShort();
        const { post, isNew } = await generatePost(generation, topic);
        written[index] = { ...post, is_new: isNew };
      } catch (error) {
        failure ??= time.aborted ? tooShort() : error;
      }
    }
  };
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, work)), graceAfter(time)]);
  // A copy, because a hanging request may still finish later.
  const posts = written.flatMap((post) => post ?? []);
  const failed = topics.length - posts.length;
  if (failed === 0) return { posts, failed };
  failure ??= tooShort();
  if (posts.length === 0) throw failure;
  const { en, ar } = wordsOf(failure);
  const areDrafts = posts.some(({ status }) => status === "draft");
  const error = {
    en: `${posts.length} of ${topics.length} articles are ${areDrafts ? "waiting for a medical review" : "published"} and will not be written again. ${en}`,
    ar: `المقالات ${areDrafts ? "التي تنتظر المراجعة الطبية" : "المنشورة"}: ${posts.length} من ${topics.length}، ولن تُكتب مرة أخرى. ${ar}`,
  };
  return { posts, failed, error: error[languageOf(request)] };
}

const graceAfter = (time: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    time.addEventListener("abort", () => setTimeout(resolve, GRACE_MS), { once: true });
  });

const tooShort = () =>
  new FunctionError("timed_out", {
    en: "There was not enough time. Please try again.",
    ar: "لم يكفِ الوقت. حاول مجددًا.",
  });
