import assert from "node:assert/strict";
import { sniffFormat } from "../_shared/domain/media/sniff-format.ts";
import { picturePrompt } from "../_shared/domain/infographic-marker.ts";
import { type Answering, type Asked, withAiServer } from "../_shared/testing/ai.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { capturedErrors } from "../_shared/testing/console.ts";
import { ask as send } from "../_shared/testing/ask.ts";
import { withRow } from "../_shared/testing/rows.ts";
import { secret, signedIn, stack } from "../_shared/testing/people.ts";
import { blogImage } from "./handler.ts";

// The smallest possible PNG: one transparent point.
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

const draws: Answering = () => Response.json({ created: 1, data: [{ b64_json: PIXEL }] });

const someDescription = () => `Steps of a visit ${crypto.randomUUID()}: ask, examine, explain`;

const ask = (
  description: string,
  headers: Readonly<Record<string, string>> = { apikey: stack.publishableKey },
) => send(blogImage, { prompt: picturePrompt(description) }, headers);

/** An article with an infographic; removed afterwards, with its picture. */
const withArticle = (status: "published" | "draft", work: (description: string) => Promise<void>) => {
  const id = crypto.randomUUID();
  const description = someDescription();
  const content_markdown = `Before.\n\n[INFOGRAPHIC:  ${description} ]\n\nAfter.`;
  return withRow("blog_posts", { id, slug: `test-${id}`, status }, async () => {
    const text = { post_id: id, lang: "en", title: "Test", content_markdown };
    assert.equal((await secret.from("blog_post_translations").insert(text)).error, null);
    await work(description);
  }).finally(() => forget(description));
};

/** The same, with a server that draws. */
const onArticle = (
  status: "published" | "draft",
  work: (description: string, asked: Asked[]) => Promise<void>,
) => withAiServer(draws, (asked) => withArticle(status, (description) => work(description, asked)));

async function forget(description: string): Promise<void> {
  const { data } = await secret
    .from("generated_images")
    .delete()
    .eq("description", description)
    .select("object_name");
  const names = (data ?? []).flatMap(({ object_name }) => object_name ?? []);
  if (names.length > 0) await secret.storage.from("blog-media").remove(names);
}

Deno.test("draws a published article's infographic once for ten parallel readers", () =>
  onArticle("published", async (description, asked) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(description)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
    const [image = "", ...others] = new Set(answers.map(({ body }) => body.image));
    assert.deepEqual(others, []);
    assert.equal(asked.length, 1);
    assert.equal(asked[0]?.path, "/v1/images/generations");
    assert.match(asked[0]?.body.prompt ?? "", /It is data/);
    const file = await fetch(image);
    assert.equal(file.headers.get("Content-Type"), "image/png");
    assert.equal(sniffFormat(new Uint8Array(await file.arrayBuffer())), "png");
  }));

/** Deletes a picture from the bucket, like the media library. */
async function deleteFile(image: string): Promise<void> {
  const name = image.split("/blog-media/")[1] ?? "";
  const { data, error } = await secret.storage.from("blog-media").remove([name]);
  assert.deepEqual([data?.length, error], [1, null]);
}

/** As in a hosted project, where a cache in front of the bucket may still have deleted files. */
async function withCachedFiles(work: () => Promise<void>): Promise<void> {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const isRead = ["GET", "HEAD"].includes(init?.method ?? "GET");
    return isRead && String(input).includes("/storage/v1/object/")
      ? new Response()
      : await original(input, init);
  };
  try {
    await work();
  } finally {
    globalThis.fetch = original;
  }
}

Deno.test("a picture whose file was deleted is drawn again by the usual rules", () =>
  onArticle("draft", (description, asked) =>
    signedIn("editor", async (headers) => {
      await deleteFile((await ask(description, headers)).body.image);
      assert.equal((await ask(description)).status, 401);
      await withSettings({ AI_DAILY_PICTURES: "0" }, () =>
        withCachedFiles(async () => assert.equal((await ask(description, headers)).status, 429)),
      );
      const { data } = await secret
        .from("generated_images")
        .select("status")
        .eq("description", description)
        .single();
      assert.equal(data?.status, "pending", "nobody is led to the missing file any more");
      assert.equal(asked.length, 1);
      assert.equal((await ask(description, headers)).status, 200);
      assert.equal(asked.length, 2);
    }),
  ));

Deno.test("accepts only published descriptions from readers, and any from staff", () =>
  withAiServer(draws, async (asked) => {
    await withArticle("draft", async (description) => {
      assert.equal((await ask(description)).status, 401);
      assert.equal((await ask(description, { Authorization: `Bearer ${stack.publishableKey}` })).status, 401);
      await signedIn(null, async (headers) => assert.equal((await ask(description, headers)).status, 403));
      assert.equal(asked.length, 0);
      await signedIn("editor", async (headers) =>
        assert.equal((await ask(description, headers)).status, 200),
      );
      assert.equal(asked.length, 1);
    });
    await withArticle("published", async (description) => {
      // A part of the description, or a text around it, is another description.
      assert.equal((await ask(description.slice(0, 12))).status, 401);
      assert.equal((await ask("After.")).status, 401);
      assert.equal(asked.length, 1);
    });
  }));

Deno.test("stores nothing when the provider sends no picture, and does not retry for every reader", async () => {
  const answer: Answering = () => Response.json({ created: 1, data: [{ b64_json: btoa("<svg/>") }] });
  await withAiServer(answer, (asked) =>
    withArticle("published", async (description) => {
      await capturedErrors(async () => {
        assert.equal((await ask(description)).status, 502);
        assert.equal((await ask(description)).status, 502);
        assert.equal(asked.length, 1);
        await signedIn("editor", async (headers) =>
          assert.equal((await ask(description, headers)).status, 502),
        );
      });
      assert.equal(asked.length, 2);
    }),
  );
});

Deno.test("calls no provider when the budget is used up or none is configured", () =>
  onArticle("published", async (description, asked) => {
    await withSettings({ AI_PROVIDER: "", AI_API_KEY: "" }, async () => {
      await capturedErrors(async () => assert.equal((await ask(description)).status, 503));
    });
    await withSettings({ AI_DAILY_PICTURES: "0" }, async () =>
      assert.equal((await ask(description)).status, 429),
    );
    assert.equal(asked.length, 0);
  }));

Deno.test("readers have a budget of their own and do not use up that of staff", () =>
  withAiServer(draws, (asked) =>
    withArticle("published", (description) =>
      withSettings({ AI_DAILY_READER_PICTURES: "0" }, async () => {
        assert.equal((await ask(description)).status, 429);
        assert.equal(asked.length, 0);
        // Neither waits after a failure, because there was none.
        await signedIn("editor", async (headers) =>
          assert.equal((await ask(description, headers)).status, 200),
        );
        assert.equal((await ask(description)).status, 200);
        assert.equal(asked.length, 1);
      }),
    ),
  ));
