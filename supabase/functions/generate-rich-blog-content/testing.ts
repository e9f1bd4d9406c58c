import assert from "node:assert/strict";
import type { Topic } from "../_shared/ai/topics.ts";
import { API_KEY, removeRun } from "../_shared/testing/ai.ts";
import { signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { createRichBlogContent } from "./handler.ts";

interface Answer {
  status: number;
  headers: Headers;
  body: {
    posts?: { id: string; title_en: string; service: string; is_new: boolean }[];
    error?: string;
    code?: string;
  };
}

export type Call = (topics: readonly Topic[], headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** A run of its own and an editor who may call the function in it; what came of the run is gone afterwards. */
export async function withRun(work: (call: Call, run: string) => Promise<void>): Promise<void> {
  const run = `test-${crypto.randomUUID()}`;
  await withPerson("editor", async (person) => {
    const { token } = await signIn(person);
    try {
      await work(
        (topics, headers = { Authorization: `Bearer ${token}` }) => ask({ topics, run_key: run }, headers),
        run,
      );
    } finally {
      await removeRun(run);
    }
  });
}

async function ask(body: unknown, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await createRichBlogContent()(
    new Request("http://localhost/generate-rich-blog-content", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
  const text = await response.text();
  for (const value of [stack.secretKey, API_KEY]) assert.ok(!text.includes(value), "the answer tells a key");
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}
