import assert from "node:assert/strict";
import { composer } from "../ai/composer/composer.ts";
import type { Topic } from "../ai/topics.ts";
import type { ArticleText } from "../domain/article-text.ts";
import { factsOf } from "./facts.ts";
import { secret, signedIn, withStaffSettings } from "./people.ts";
import { withServer } from "./server.ts";
import { withSettings } from "./settings.ts";
import type { Locale } from "../domain/locales.ts";

export const API_KEY = "ai-key-of-the-test";

/** The parts of requests to the provider that tests compare. */
export interface Asked {
  path: string;
  authorization: string | null;
  body: {
    messages?: { role: string; content: string }[];
    response_format?: { type: string; json_schema?: { strict: boolean } };
    prompt?: string;
  };
}

export type Answering = (asked: Asked, count: number) => Response | Promise<Response>;

/** A server instead of the provider, and its settings; both end with `work`. */
export async function withAiServer(
  answer: Answering,
  work: (asked: Asked[]) => Promise<void>,
): Promise<void> {
  const requests: Asked[] = [];
  const answered = async (request: Request) => {
    const asked = {
      path: new URL(request.url).pathname,
      authorization: request.headers.get("Authorization"),
      body: await request.json(),
    };
    requests.push(asked);
    return await answer(asked, requests.length);
  };
  await withServer(answered, (address) =>
    withSettings(
      {
        AI_PROVIDER: "openai",
        AI_BASE_URL: `${address}/v1`,
        AI_API_KEY: API_KEY,
        AI_TEXT_MODEL: "text-model-of-the-test",
        AI_IMAGE_MODEL: "image-model-of-the-test",
        AI_DAILY_TEXTS: "100000",
        AI_DAILY_PICTURES: "100000",
        AI_DAILY_READER_PICTURES: "100000",
      },
      // Whatever the owner has chosen, because the test is about the function.
      () => withStaffSettings({ ai_generation: true }, () => work(requests)),
    ),
  );
}

/** The language of a request. */
export const localeOf = ({ body }: Asked): Locale =>
  body.messages?.[0]?.content.includes("Modern Standard Arabic") ? "ar" : "en";

/** An article that passes every check. */
export const goodArticle = (locale: Locale, topic: Topic = someTopic()): Promise<ArticleText> =>
  composer.write(
    { topic, locale, facts: factsOf(topic.service), problems: [] },
    new AbortController().signal,
  );

/** An answer in the provider's shape, with the parts that are read. */
export function completion(article: unknown, finish_reason = "stop"): Response {
  const content = typeof article === "string" ? article : JSON.stringify(article);
  return Response.json({ choices: [{ finish_reason, message: { role: "assistant", content } }] });
}

export const answersWell: Answering = async (asked) => completion(await goodArticle(localeOf(asked)));

/** A topic that no other test has. */
export const someTopic = (values: Partial<Topic> = {}): Topic => ({
  // Without digits: “aed4” would read as a price.
  title_en: `A Doctor at Your Door ${crypto.randomUUID().slice(0, 18).replaceAll(/\d/g, "x")}`,
  title_ar: "طبيب عند بابك",
  keywords_en: "doctor on call Dubai",
  keywords_ar: "طبيب تحت الطلب دبي",
  service: "doctor-on-call",
  ...values,
});

/** The stored posts of a run and their topics. */
export async function topicsOfRun(run: string) {
  const { data, error } = await secret
    .from("generation_topics")
    .select("topic_en, status, error, post_id, blog_posts (id, slug, status, origin, primary_service)")
    .eq("run_key", run)
    .order("topic_en");
  if (error) throw new Error(error.message);
  return data;
}

/** A run of its own with an editor's headers; its posts are removed afterwards. */
export const withRun = (
  work: (run: string, headers: { Authorization: string }) => Promise<void>,
): Promise<void> =>
  signedIn("editor", async (headers) => {
    const run = `test-${crypto.randomUUID()}`;
    try {
      await work(run, headers);
    } finally {
      const posts = (await topicsOfRun(run)).flatMap(({ post_id }) => post_id ?? []);
      const removed = await secret.from("blog_posts").delete().in("id", posts);
      assert.equal(removed.error, null);
      const cleared = await secret.from("generation_topics").delete().eq("run_key", run);
      assert.equal(cleared.error, null);
    }
  });
