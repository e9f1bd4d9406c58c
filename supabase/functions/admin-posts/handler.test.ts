import assert from "node:assert/strict";
import { callerClient } from "../_shared/clients.ts";
import { ask } from "../_shared/testing/ask.ts";
import { secret, signedIn, stack, withStaffSettings } from "../_shared/testing/people.ts";
import { adminPosts } from "./handler.ts";

/** The function in the name of a signed-in person. */
const callerOf = (headers: { Authorization: string }) => (body: object) => ask(adminPosts, body, headers);
type Call = ReturnType<typeof callerOf>;
type Headers = Parameters<typeof callerOf>[0];

const asEditor = (work: (call: Call, headers: Headers) => Promise<void>) =>
  signedIn("editor", (headers) => work(callerOf(headers), headers));

const english = { lang: "en", title: "Title", content_markdown: "Words." };
const arabic = { lang: "ar", title: "عنوان", content_markdown: "كلمات." };

/** A client's post, under a new slug. */
const draft = (post: object = {}, translations: object[] = [english], tags: unknown[] = []) => ({
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

/** A new post by `call`; removed after `work`. */
async function withPost(
  call: Call,
  work: (id: string, sent: ReturnType<typeof draft>) => Promise<void>,
  sent = draft(),
): Promise<void> {
  const { status, body } = await call({ method: "POST", ...sent });
  assert.equal(status, 200, JSON.stringify(body));
  const { id } = body.post;
  try {
    await work(id, sent);
  } finally {
    const { error } = await secret.from("blog_posts").delete().eq("id", id);
    assert.equal(error, null);
  }
}

/** An editor, and a post of theirs. */
const onPost = (work: (call: Call, id: string, sent: ReturnType<typeof draft>) => Promise<void>) =>
  asEditor((call) => withPost(call, (id, sent) => work(call, id, sent)));

Deno.test("every figure and sign of a text is stored as it was sent, by each way to save it", () =>
  asEditor(async (call, headers) => {
    const written =
      "10⁹/L, H₂O, 1*3*7, ~4 to ~6, >38.5, <name>, \\*5\\*, 5 < 6, ١٠<sup>٩</sup>, Ca²⁺, −5 °C, قرص 1*3*7";
    const texts = ["en", "ar"].map((lang) => ({
      lang,
      title: written.slice(0, 50),
      excerpt: written,
      content_markdown: `${written}\n\n> ${written}`,
      faq: [{ q: written, a: written }],
    }));
    const same = (read: (typeof texts)[number][]) => {
      const kept = read.map(({ lang, title, excerpt, content_markdown, faq }) => ({
        lang,
        title,
        excerpt,
        content_markdown,
        faq,
      }));
      assert.deepEqual(
        kept.sort((a, b) => b.lang.localeCompare(a.lang)),
        texts.toReversed().sort((a, b) => b.lang.localeCompare(a.lang)),
      );
    };
    await withPost(
      call,
      async (id, sent) => {
        same((await call({ method: "GET", id })).body.post.blog_post_translations);
        const saved = (await call({ method: "PUT", id, version: 1, ...sent })).body.post;
        same(saved.blog_post_translations);
        await call({ method: "PATCH", id, version: saved.version, ...sent });
        const { data } = await secret.from("blog_post_revisions").select("snapshot").eq("post_id", id);
        assert.ok(data && data.length > 0);
        for (const revision of data) same(revision.snapshot.translations);
        assert.ok(headers.Authorization);
      },
      draft({}, texts),
    );
  }));

Deno.test("stores a new post with its texts and tags, and reads it again", () =>
  asEditor(async (call) => {
    const sent = draft({ primary_service: "elderly-care" }, [english, arabic], ["b, a", " ", "a"]);
    await withPost(
      call,
      async (id) => {
        const { post } = (await call({ method: "GET", id })).body;
        const { slug, version, primary_service, blog_post_tags, blog_post_translations } = post;
        assert.deepEqual([slug, version, primary_service], [sent.post.slug, 1, "elderly-care"]);
        assert.deepEqual(blog_post_tags, [{ tag_slug: "a" }, { tag_slug: "b" }]);
        assert.deepEqual(
          blog_post_translations.map(({ title }: { title: string }) => title),
          ["Title", "عنوان"],
        );
      },
      sent,
    );
  }));

Deno.test("saves onto the named version, once however often it is sent, and answers a late save with the current post", () =>
  onPost(async (call, id, sent) => {
    const save = { method: "PUT", id, version: 1, ...sent, save_id: crypto.randomUUID() };
    const next = { ...save, translations: [{ ...english, title: "Second" }], tags: ["new"] };
    const saved = await call(next);
    const { post } = saved.body;
    assert.deepEqual([saved.status, post.version, post.blog_post_translations[0]?.title], [200, 2, "Second"]);
    assert.deepEqual(await call(save), saved);
    const late = await call({ ...save, save_id: crypto.randomUUID() });
    assert.deepEqual([late.status, late.body.code, late.body.current], [409, "conflict", post]);
  }));

Deno.test("links a new post to its calendar item, also when its save is repeated; a deleted item prevents nothing", () =>
  asEditor(async (call) => {
    const plan = { topic_en: "Fever", scheduled_date: "2026-12-24" };
    const { data: item } = await secret.from("editorial_calendar").insert(plan).select("id").single();
    const linked = async () =>
      (await secret.from("editorial_calendar").select("post_id, status").eq("id", item?.id).single()).data;
    const save = { id: crypto.randomUUID(), save_id: crypto.randomUUID(), calendar_item: item?.id };
    const sent = { ...draft(), ...save };
    try {
      await withPost(
        call,
        async (id) => {
          assert.deepEqual(await linked(), { post_id: id, status: "draft" });
          await secret.from("editorial_calendar").update({ post_id: null }).eq("id", item?.id);
          assert.equal((await call({ method: "POST", ...sent })).status, 200);
          assert.deepEqual(await linked(), { post_id: id, status: "draft" });
        },
        sent,
      );
    } finally {
      await secret.from("editorial_calendar").delete().eq("id", item?.id);
    }
    const gone = { ...draft(), calendar_item: crypto.randomUUID() };
    await withPost(call, (id) => Promise.resolve(assert.ok(id)), gone);
  }));

Deno.test("distinguishes a taken slug from a conflict, on the first save and on a later one", () =>
  asEditor((call) =>
    withPost(call, (_, { post: { slug } }) =>
      withPost(call, async (id) => {
        const error = `Another post has the slug “${slug}”.`;
        for (const target of [{ method: "POST" }, { method: "PUT", id, version: 1 }])
          assert.deepEqual(await call({ ...target, ...draft({ slug }) }), {
            status: 409,
            body: { error, code: "slug_taken", field: "slug" },
          });
      }),
    ),
  ));

Deno.test("moves a post to the trash, where it can neither be saved nor trashed again", () =>
  onPost(async (call, id, sent) => {
    assert.deepEqual(await call({ method: "DELETE", id }), { status: 200, body: { success: true } });
    assert.deepEqual(await call({ method: "DELETE", id }), { status: 200, body: { success: true } });
    const { status, body } = await call({ method: "PUT", id, version: 2, ...sent });
    assert.deepEqual([status, body.current.version], [409, 2]);
    assert.notEqual(body.current.deleted_at, null);
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
      assert.deepEqual(answer, {
        status: 404,
        body: { error: "This post does not exist.", code: "not_found" },
      });
    }
  }));

Deno.test("names the invalid field, before and after the database's check", () =>
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

Deno.test("stores an incomplete working copy within the limits, which changes nothing for readers", () =>
  onPost(async (call, id, sent) => {
    const copy = (title: string) =>
      call({ method: "PATCH", id, version: 1, ...sent, translations: [{ lang: "en", title }] });
    const { status, body } = await copy("x".repeat(301));
    assert.deepEqual([status, body.field], [400, "en.title"]);
    assert.deepEqual((await copy("Half\0")).body, { success: true, current: null });
    const { data } = await secret
      .from("blog_post_revisions")
      .select("snapshot->translations->0->>title")
      .eq("post_id", id)
      .eq("kind", "working_copy")
      .single();
    assert.deepEqual(data, { title: "Half" });
    assert.equal((await call({ method: "GET", id })).body.post.version, 1);
  }));

Deno.test("refuses invalid requests", () =>
  asEditor(async (call) => {
    const { post, translations } = draft();
    for (const body of [
      {},
      { method: "PATCH" },
      { method: "GET" },
      { method: "GET", id: "1 or 1=1" },
      { method: "PUT", id: crypto.randomUUID(), ...draft() },
      { method: "PUT", id: crypto.randomUUID(), version: "1", ...draft() },
      { method: "POST", post },
      { method: "POST", post: "x", translations },
      { method: "POST", post, translations, tags: "a" },
    ]) {
      const answer = await call(body);
      assert.equal(answer.status, 400, JSON.stringify(body));
      assert.equal(answer.body.code, "invalid");
    }
  }));

Deno.test("names at its field the unknown service of a text, and stores nothing", () =>
  asEditor(async (call) => {
    const text = { ...english, excerpt: "From {{ price:no-such-service }}." };
    const { post, translations } = draft({ status: "published" }, [text]);
    const answer = await call({ method: "POST", post, translations });
    assert.deepEqual([answer.status, answer.body.code], [400, "invalid"]);
    assert.match(answer.body.error, /\{\{price:no-such-service\}\}/);
    assert.equal(answer.body.field, "en.excerpt");
    const stored = await secret.from("blog_posts").select("id").eq("slug", post.slug);
    assert.deepEqual(stored.data, []);
  }));

Deno.test("reports that the limit of changes is reached, and for how long", () =>
  asEditor(async (call, headers) => {
    const run = `test-${crypto.randomUUID()}`;
    const rows = Array.from({ length: 101 }, (_, index) => ({ slug: `${run}-${index}` }));
    const added = await secret.from("blog_posts").insert(rows).select("id");
    const [last, ...ids] = (added.data ?? []).map((row) => String(row.id));
    try {
      const request = new Request(stack.url, { headers });
      const { signal } = new AbortController();
      const editor = callerClient({ environment: stack, request, signal });
      for (const p_ids of [ids.slice(0, 50), ids.slice(50)])
        assert.equal((await editor.rpc("trash_posts", { p_ids })).data, 50);
      const answer = await call({ method: "DELETE", id: last });
      assert.deepEqual([answer.status, answer.body.code], [429, "change_limit"]);
      assert.match(
        answer.body.error,
        /the limit of changes for one person\. You can continue in (59|60) minutes/,
      );
      const saved = await call({ method: "POST", ...draft() });
      assert.deepEqual([saved.status, saved.body.code], [429, "change_limit"]);
    } finally {
      const removed = await secret.from("blog_posts").delete().like("slug", `${run}-%`);
      assert.equal(removed.error, null);
    }
  }));

Deno.test("names the unread language while texts need an approval, and accepts an owner's reason for a live text", () =>
  asEditor((call) =>
    withPost(
      call,
      (id, sent) =>
        withStaffSettings({ review_required: true }, async () => {
          const changed = { ...sent, translations: [{ ...english, content_markdown: "Other words." }] };
          const put = (by: Call, more: object = {}) =>
            by({ method: "PUT", id, version: 1, ...changed, ...more });
          const { status, body } = await put(call);
          assert.deepEqual([status, body.code, body.lang], [409, "text_unread", "en"]);
          assert.equal((await put(call, { reason: "A wrong dose." })).status, 403);
          await signedIn("owner", async (headers) => {
            const owner = callerOf(headers);
            assert.equal((await put(owner, { reason: " " })).status, 400);
            const named = await put(owner, { reason: "Call 050 123 4567" });
            assert.deepEqual([named.status, named.body.field], [400, "reason"]);
            assert.equal((await put(owner, { reason: "A wrong dose." })).status, 200);
          });
          const { data } = await secret.from("text_reviews").select("outcome, notes").eq("post_id", id);
          assert.deepEqual(data, [{ outcome: "corrected", notes: [{ note: "A wrong dose." }] }]);
        }),
      draft({ status: "published" }),
    ),
  ));

Deno.test("keeps a language live or held back, by each way to save it", () =>
  asEditor((call) =>
    withPost(
      call,
      async (id, sent) => {
        const isLive = ({ body }: Awaited<ReturnType<Call>>) =>
          body.post.blog_post_translations.map(({ lang, is_live }: { lang: string; is_live: boolean }) => [
            lang,
            is_live,
          ]);
        const stored = await call({ method: "GET", id });
        assert.deepEqual(isLive(stored), [
          ["en", true],
          ["ar", false],
        ]);
        assert.equal((await call({ method: "PATCH", id, version: 1, ...sent })).status, 200);
        assert.deepEqual(isLive(await call({ method: "PUT", id, version: 1, ...sent })), isLive(stored));
      },
      draft({ status: "published" }, [english, { ...arabic, is_live: false }]),
    ),
  ));
