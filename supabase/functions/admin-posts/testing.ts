import assert from "node:assert/strict";
import { z } from "zod";
import { type Person, secret, signIn, stack } from "../_shared/testing/people.ts";
import { adminPosts } from "./handler.ts";

const Post = z.looseObject({
  id: z.string(),
  version: z.number(),
  slug: z.string(),
  primary_service: z.string().nullable(),
  deleted_at: z.string().nullable(),
  blog_post_translations: z.array(z.looseObject({ lang: z.string(), title: z.string(), faq: z.unknown() })),
  blog_post_tags: z.array(z.unknown()),
});

/** Everything that an answer may hold; what a test asks of is there, or the test fails. */
const Body = z.looseObject({
  post: Post.optional(),
  /** Null after a working copy of the version that is stored. */
  current: Post.nullish(),
  error: z.string().optional(),
  code: z.string().optional(),
  field: z.string().optional(),
});

export interface Answer {
  status: number;
  body: z.infer<typeof Body>;
}

/** Every answer in these tests passes here, so that none may carry a secret, a stack trace or SQL. */
async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  assert.ok(!text.includes(stack.secretKey), "the secret key is in the answer");
  assert.doesNotMatch(text, /\bat \S+:\d+|\.ts\b|violates|constraint|private\.|PGRST|postgres|save_post/i);
  assert.equal(response.headers.get("Cache-Control"), "no-store");
  return { status: response.status, body: Body.parse(JSON.parse(text)) };
}

export const request = (body: BodyInit, token?: string) =>
  new Request(`${stack.url}/functions/v1/admin-posts`, {
    method: "POST",
    headers: {
      apikey: stack.publishableKey,
      "Content-Type": "application/json",
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body,
  });

/** Signs the person in and gives the function in their name. */
export async function callerOf(person: Person): Promise<(body: object) => Promise<Answer>> {
  const { token } = await signIn(person);
  return async (body) => await read(await adminPosts(request(JSON.stringify(body), token)));
}

export const english = { lang: "en", title: "Title", content_markdown: "Words." };
export const arabic = { lang: "ar", title: "عنوان", content_markdown: "كلمات." };

/** What a client sends of a post, under a slug that no other has. */
export const draft = (post: object = {}, translations: object[] = [english], tags: unknown[] = []) => ({
  post: {
    slug: `test-${crypto.randomUUID()}`,
    status: "draft",
    primary_service: null,
    scheduled_at: null,
    ...post,
  },
  translations,
  tags,
});

/** A new post by `call`; gone again after `work`. */
export async function withPost(
  call: (body: object) => Promise<Answer>,
  work: (id: string, sent: ReturnType<typeof draft>) => Promise<void>,
  sent = draft(),
): Promise<void> {
  const { status, body } = await call({ method: "POST", ...sent });
  assert.equal(status, 200, JSON.stringify(body));
  assert.ok(body.post);
  const { id } = body.post;
  try {
    await work(id, sent);
  } finally {
    const { error } = await secret.from("blog_posts").delete().eq("id", id);
    assert.equal(error, null);
  }
}
