import assert from "node:assert/strict";
import { secret, withPerson } from "../_shared/testing/people.ts";
import { arabic, callerOf, draft, english, withPost } from "./testing.ts";

type Call = Awaited<ReturnType<typeof callerOf>>;

const asEditor = (work: (call: Call) => Promise<void>) =>
  withPerson("editor", async (person) => work(await callerOf(person)));

/** An editor, and a post of theirs. */
const onPost = (work: (call: Call, id: string, sent: ReturnType<typeof draft>) => Promise<void>) =>
  asEditor((call) => withPost(call, (id, sent) => work(call, id, sent)));

Deno.test("stores a new post with its texts and tags, and reads it again", () =>
  asEditor(async (call) => {
    const sent = draft({ primary_service: "elderly-care" }, [english, arabic], ["b, a", " ", "a"]);
    await withPost(
      call,
      async (id) => {
        const { status, body } = await call({ method: "GET", id });
        assert.equal(status, 200);
        assert.equal(body.post?.slug, sent.post.slug);
        assert.equal(body.post?.version, 1);
        assert.equal(body.post?.primary_service, "elderly-care");
        assert.deepEqual(body.post?.blog_post_tags, [{ tag_slug: "a" }, { tag_slug: "b" }]);
        assert.deepEqual(
          body.post?.blog_post_translations.map(({ lang, title }) => [lang, title]),
          [
            ["en", "Title"],
            ["ar", "عنوان"],
          ],
        );
      },
      sent,
    );
  }));

Deno.test("saves onto the named version, and answers a late save with the current post", () =>
  onPost(async (call, id, sent) => {
    const next = { ...sent, translations: [{ ...english, title: "Second" }], tags: ["new"] };
    const saved = await call({ method: "PUT", id, version: 1, ...next });
    assert.equal(saved.status, 200);
    assert.equal(saved.body.post?.version, 2);
    assert.equal(saved.body.post?.blog_post_translations[0]?.title, "Second");
    const late = await call({ method: "PUT", id, version: 1, ...sent });
    assert.equal(late.status, 409);
    assert.equal(late.body.code, "conflict");
    assert.deepEqual(late.body.current, saved.body.post);
  }));

Deno.test("distinguishes a taken slug from a conflict, on the first save and on a later one", () =>
  asEditor(async (call) => {
    await withPost(call, async (_, { post: { slug } }) => {
      await withPost(call, async (id) => {
        for (const target of [{ method: "POST" }, { method: "PUT", id, version: 1 }]) {
          const { status, body } = await call({ ...target, ...draft({ slug }) });
          assert.equal(status, 409);
          assert.deepEqual(body, {
            error: `Another post has the slug “${slug}”.`,
            code: "slug_taken",
            field: "slug",
          });
        }
      });
    });
  }));

Deno.test("moves a post to the trash, where it can neither be saved nor trashed again", () =>
  onPost(async (call, id, sent) => {
    assert.deepEqual(await call({ method: "DELETE", id }), { status: 200, body: { success: true } });
    assert.deepEqual(await call({ method: "DELETE", id }), { status: 200, body: { success: true } });
    const { data } = await secret.from("blog_posts").select("version, deleted_at").eq("id", id).single();
    assert.equal(data?.version, 2);
    assert.notEqual(data?.deleted_at, null);
    const { status, body } = await call({ method: "PUT", id, version: 2, ...sent });
    assert.equal(status, 409);
    assert.notEqual(body.current?.deleted_at, null);
  }));

Deno.test("answers that a post does not exist", () =>
  asEditor(async (call) => {
    const id = crypto.randomUUID();
    for (const body of [
      { method: "GET", id },
      { method: "DELETE", id },
      { method: "PUT", id, version: 1, ...draft() },
    ]) {
      const answer = await call(body);
      assert.deepEqual(answer, { status: 404, body: { error: "There is no such post.", code: "not_found" } });
    }
  }));

Deno.test("says which field is wrong, before and after asking the database", () =>
  asEditor(async (call) => {
    const spaces = await call({ method: "POST", ...draft({ slug: "two words" }) });
    assert.deepEqual(spaces, {
      status: 400,
      body: { error: "Slug cannot contain spaces", code: "invalid", field: "slug" },
    });
    const author = await call({ method: "POST", ...draft({ author_id: crypto.randomUUID() }) });
    assert.equal(author.status, 400);
    assert.equal(author.body.field, "author_id");
  }));

Deno.test("answers a repeated save with the first try's result, and a later save as usual", () =>
  onPost(async (call, id, sent) => {
    const save = { method: "PUT", id, version: 1, save_id: crypto.randomUUID(), ...sent };
    const first = await call({ ...save, translations: [{ ...english, title: "First" }] });
    const again = await call({ ...save, translations: [{ ...english, title: "Typed since" }] });
    assert.deepEqual([again.status, again.body.post], [200, first.body.post]);
    const other = await call({ ...save, save_id: crypto.randomUUID() });
    assert.equal(other.status, 409);
  }));

Deno.test("stores an incomplete working copy within the limits, which changes nothing for readers", () =>
  onPost(async (call, id, sent) => {
    const copy = (title: string) =>
      call({ method: "PATCH", id, version: 1, ...sent, translations: [{ lang: "en", title }] });
    const { status, body } = await copy("x".repeat(301));
    assert.deepEqual([status, body.field], [400, "en.title"]);
    assert.deepEqual(await copy("Half\0"), {
      status: 200,
      body: { success: true, current: null },
    });
    const { data } = await secret
      .from("blog_post_revisions")
      .select("snapshot->translations->0->>title")
      .eq("post_id", id)
      .eq("kind", "working_copy")
      .single();
    assert.deepEqual(data, { title: "Half" });
    assert.equal((await call({ method: "GET", id })).body.post?.version, 1);
  }));
