import assert from "node:assert/strict";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret, signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { adminPosts } from "./handler.ts";
import { arabic, callerOf, draft, english, read, request, withPost } from "./testing.ts";

Deno.test("stores a new post with its texts and tags, and reads it again", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
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
  });
});

Deno.test("saves the version it is told, and answers a late save with the current post", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    await withPost(call, async (id, sent) => {
      const next = { ...sent, translations: [{ ...english, title: "Second" }], tags: ["new"] };
      const saved = await call({ method: "PUT", id, version: 1, ...next });
      assert.equal(saved.status, 200);
      assert.equal(saved.body.post?.version, 2);
      assert.equal(saved.body.post?.blog_post_translations[0]?.title, "Second");
      const late = await call({ method: "PUT", id, version: 1, ...sent });
      assert.equal(late.status, 409);
      assert.equal(late.body.code, "conflict");
      assert.deepEqual(late.body.current, saved.body.post);
    });
  });
});

Deno.test("lets one of twenty saves of one version win and tells the others who did", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    await withPost(call, async (id, sent) => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          call({
            method: "PUT",
            id,
            version: 1,
            ...sent,
            translations: [{ ...english, title: `Save ${index}` }],
          }),
        ),
      );
      const [winner, ...others] = answers.filter(({ status }) => status === 200);
      assert.deepEqual(others, []);
      const late = answers.filter(({ status }) => status === 409);
      assert.equal(late.length, 19);
      for (const { body } of late) assert.deepEqual(body.current, winner?.body.post);
    });
  });
});

Deno.test("makes one post of a new one that is sent twice under one id", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const sent = { ...draft(), id: crypto.randomUUID() };
    await withPost(
      call,
      async (id) => {
        assert.equal(id, sent.id);
        const again = await call({ method: "POST", ...sent });
        assert.deepEqual([again.status, again.body.post?.id, again.body.post?.version], [200, id, 2]);
      },
      sent,
    );
  });
});

Deno.test("tells a taken slug from a conflict, on the first save and on a later one", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
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
  });
});

Deno.test("moves to the trash, from where a post can neither be saved nor trashed twice", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    await withPost(call, async (id, sent) => {
      assert.deepEqual(await call({ method: "DELETE", id }), { status: 200, body: { success: true } });
      assert.deepEqual(await call({ method: "DELETE", id }), { status: 200, body: { success: true } });
      const { data } = await secret.from("blog_posts").select("version, deleted_at").eq("id", id).single();
      assert.equal(data?.version, 2);
      assert.notEqual(data?.deleted_at, null);
      const { status, body } = await call({ method: "PUT", id, version: 2, ...sent });
      assert.equal(status, 409);
      assert.notEqual(body.current?.deleted_at, null);
    });
  });
});

Deno.test("says that a post is not there", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const id = crypto.randomUUID();
    for (const body of [
      { method: "GET", id },
      { method: "DELETE", id },
      { method: "PUT", id, version: 1, ...draft() },
    ]) {
      const answer = await call(body);
      assert.deepEqual(answer, { status: 404, body: { error: "There is no such post.", code: "not_found" } });
    }
  });
});

Deno.test("says which field is wrong, before and after asking the database", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const spaces = await call({ method: "POST", ...draft({ slug: "two words" }) });
    assert.deepEqual(spaces, {
      status: 400,
      body: { error: "Slug cannot contain spaces", code: "invalid", field: "slug" },
    });
    const author = await call({ method: "POST", ...draft({ author_id: crypto.randomUUID() }) });
    assert.equal(author.status, 400);
    assert.equal(author.body.field, "author_id");
  });
});

Deno.test("takes characters that nobody can see out of the texts", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const texts = [{ ...english, title: "A\0B\uD800C", faq: [{ q: "\0?", a: "!" }] }];
    await withPost(
      call,
      async (id) => {
        const { body } = await call({ method: "GET", id });
        assert.equal(body.post?.blog_post_translations[0]?.title, "AB\uFFFDC");
        assert.deepEqual(body.post?.blog_post_translations[0]?.faq, [{ q: "?", a: "!" }]);
      },
      draft({}, texts),
    );
  });
});

Deno.test("refuses what is no request for a post", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
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
      { method: "POST", post: { ...post, status: "gone" }, translations },
      { method: "POST", post, translations: [english, english] },
      { method: "POST", post, translations: [{ ...english, lang: "fr" }] },
      { method: "POST", post, translations, tags: "a" },
    ]) {
      const answer = await call(body);
      assert.equal(answer.status, 400, JSON.stringify(body));
      assert.equal(answer.body.code, "invalid");
    }
  });
});

Deno.test("lets in neither visitors, nor people without a place in the staff list, nor ended sessions", async () => {
  const body = JSON.stringify({ method: "POST", ...draft() });
  assert.equal((await read(await adminPosts(request(body)))).status, 401);
  assert.equal((await read(await adminPosts(request(body, stack.publishableKey)))).status, 401);
  assert.equal((await read(await adminPosts(request(body, "a.b.c")))).status, 401);
  await withPerson(null, async (person) => {
    const call = await callerOf(person);
    for (const sent of [
      { method: "POST", ...draft() },
      { method: "GET", id: crypto.randomUUID() },
    ]) {
      const answer = await call(sent);
      assert.deepEqual([answer.status, answer.body.code], [403, "not_staff"]);
    }
  });
  await withPerson("owner", async (person) => {
    const { token, signOut } = await signIn(person);
    await signOut();
    assert.equal((await read(await adminPosts(request(body, token)))).status, 401);
  });
});

Deno.test("refuses a body that is too large without reading it", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const answer = await call({
      method: "POST",
      ...draft({}, [{ ...english, content_markdown: "x".repeat(1_000_000) }]),
    });
    assert.deepEqual([answer.status, answer.body.code], [413, "too_large"]);
  });
});

Deno.test("takes as much text as the database does", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const texts = [
      { ...english, content_markdown: "x".repeat(200_000) },
      { ...arabic, content_markdown: "ن".repeat(200_000) },
    ];
    await withPost(call, async () => {}, draft({}, texts));
  });
});

Deno.test("is not available, and says no more, when the database is not there", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const url = Deno.env.get("SUPABASE_URL") ?? "";
    Deno.env.set("SUPABASE_URL", "http://127.0.0.1:9");
    try {
      await capturedErrors(async () => {
        const answer = await call({ method: "GET", id: crypto.randomUUID() });
        assert.deepEqual([answer.status, answer.body.code], [502, "provider_failed"]);
      });
    } finally {
      Deno.env.set("SUPABASE_URL", url);
    }
  });
});

Deno.test("is there under its name", async () => {
  const response = await fetch(request('{"method":"GET"}'));
  assert.equal((await read(response)).status, 401);
});
