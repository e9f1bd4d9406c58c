import assert from "node:assert/strict";
import { FunctionError } from "../errors.ts";
import {
  type Answering,
  answersWell,
  completion,
  goodArticle,
  someTopic,
  withAiServer,
} from "../testing/ai.ts";
import { factsOf } from "../testing/facts.ts";
import { withSettings } from "../testing/settings.ts";
import { createOpenAiProvider, readArticle, waitSeconds } from "./openai.ts";
import { UnreadableArticle } from "./provider.ts";
import { readProvider } from "./provider-settings.ts";

function provider() {
  const settings = readProvider();
  assert.ok(settings);
  return createOpenAiProvider(settings);
}
const never = () => new AbortController().signal;
const task = () =>
  ({ topic: someTopic(), locale: "en", facts: factsOf("doctor-on-call"), problems: [] }) as const;
/** Longer than a busy machine needs for the first request: a shorter limit could not show that there is no second one. */
const short = { AI_TEXT_TIMEOUT_SECONDS: "1", AI_IMAGE_TIMEOUT_SECONDS: "1" };
const tookTooLong = (error: unknown) => error instanceof FunctionError && error.code === "timed_out";

/** A server that answers only after the work is done. */
async function withLateServer(work: (asked: unknown[]) => Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const answer: Answering = () => late.promise.then(() => new Response("{}"));
  await withAiServer(answer, (asked) => withSettings(short, () => work(asked).finally(() => late.resolve())));
}

Deno.test("a text that times out is not requested again, since it may be billed", () =>
  withLateServer(async (asked) => {
    await assert.rejects(provider().write(task(), never()), tookTooLong);
    assert.equal(asked.length, 1);
  }));

Deno.test("a failed request is retried within the same time limit", async () => {
  const answer: Answering = (asked, count) =>
    count < 3
      ? new Response("{}", { status: count === 1 ? 503 : 429, headers: { "retry-after-ms": "5" } })
      : answersWell(asked, count);
  await withAiServer(answer, async (asked) => {
    assert.ok((await provider().write(task(), never())).title);
    assert.equal(asked.length, 3);
  });
});

Deno.test("a connection that ends without an answer is retried", async () => {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const answering = (async () => {
    (await listener.accept()).close();
    using connection = await listener.accept();
    await connection.read(new Uint8Array(65_536));
    const text = await completion(await goodArticle("en")).text();
    const { byteLength } = new TextEncoder().encode(text);
    const head = `HTTP/1.1 200 OK\r\nContent-Length: ${byteLength}\r\nConnection: close\r\n\r\n`;
    await new Response(head + text).body?.pipeTo(connection.writable, { preventClose: true });
  })();
  const settings = { AI_BASE_URL: `http://127.0.0.1:${listener.addr.port}/v1`, AI_API_KEY: "key" };
  await withSettings(settings, async () => assert.ok((await provider().write(task(), never())).title));
  await answering;
  listener.close();
});

for (const [name, answer] of Object.entries({
  "cannot be better the next time": () => new Response("{}", { status: 400 }),
  "the provider calls final": () =>
    new Response("{}", { status: 503, headers: { "x-should-retry": "false" } }),
  "asks for a longer pause than any call may take": () =>
    new Response("{}", { status: 429, headers: { "retry-after": "3000000" } }),
})) {
  Deno.test(`a refusal that ${name} is not retried`, () =>
    withAiServer(answer, async (asked) => {
      await assert.rejects(provider().write(task(), never()), FunctionError);
      assert.equal(asked.length, 1);
    }));
}

Deno.test("a pause may be named in seconds or as a date", () => {
  const wait = (text: string) => waitSeconds(new Headers({ "retry-after": text }));
  assert.equal(wait("21"), 21);
  const inAMinute = wait(new Date(Date.now() + 60_000).toUTCString());
  assert.ok(inAMinute > 55 && inAMinute <= 60);
  for (const text of ["", "soon", "-1", "Wed, 21 Oct 2015 07:28:00 GMT"]) assert.equal(wait(text), 0);
});

Deno.test("a pause that the provider asks for does not outlast the time", async () => {
  const busy: Answering = () => new Response("{}", { status: 429, headers: { "retry-after": "30" } });
  await withAiServer(busy, (asked) =>
    withSettings(short, async () => {
      await assert.rejects(provider().write(task(), never()), tookTooLong);
      assert.equal(asked.length, 1);
    }),
  );
});

Deno.test("an aborted request fails with the abort's reason", () =>
  withLateServer(async () => {
    const reason = new Error("Somebody else's time is over.");
    const caller = new AbortController();
    const writing = provider().write(task(), caller.signal);
    caller.abort(reason);
    await assert.rejects(writing, reason);
  }));

const article = {
  title: "Fever {at} home",
  h1: "Fever",
  excerpt: "A `fever`.",
  content_markdown: "## A\n\n```json\n{}\n```\n\n</b>",
  meta_title: "Fever",
  meta_description: "Fever",
  alt_text: "A clock",
  faq: [{ q: "Why?", a: "So." }],
};
const json = JSON.stringify(article, null, 2);

const answers: Readonly<Record<string, string>> = {
  plain: json,
  "after a byte order mark": `\uFEFF${json}`,
  "in a code block": `\`\`\`json\n${json}\n\`\`\``,
  "in a code block without a language": `\`\`\`\n${json}\n\`\`\`\n`,
  "after thoughts": `<think>\nA {"title": …} object, then.\n</think>\n\n${json}`,
  "after thoughts, in a code block": `<think>{}</think>\n\`\`\`json\n${json}\n\`\`\``,
  "between polite words": `Sure! Here is your article:\n\n${json}\n\nTell me what to change.`,
  "with more than was asked for": JSON.stringify({ ...article, notes: "none" }),
};
for (const [name, answer] of Object.entries(answers))
  Deno.test(`reads an article ${name}`, () => assert.deepEqual(readArticle(answer), article));

const others: Readonly<Record<string, string>> = {
  nothing: "",
  words: "Sure! Here is your article.",
  "half an object": json.slice(0, 80),
  "another object": '{"hello":1}',
  thoughts: "<think>{",
  "a text of braces": "}{".repeat(100_000),
};
for (const [name, answer] of Object.entries(others))
  Deno.test(`finds no article in ${name}`, () => assert.throws(() => readArticle(answer), UnreadableArticle));
