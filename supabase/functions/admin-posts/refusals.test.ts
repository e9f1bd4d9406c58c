import assert from "node:assert/strict";
import { callerClient } from "../_shared/clients.ts";
import { secret, signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { callerOf, draft, english, request } from "./testing.ts";

Deno.test("refuses invalid requests", async () => {
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

      { method: "POST", post, translations, tags: "a" },
    ]) {
      const answer = await call(body);
      assert.equal(answer.status, 400, JSON.stringify(body));
      assert.equal(answer.body.code, "invalid");
    }
  });
});

Deno.test("says at its field which service a text names that is not there, and stores nothing", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const text = { ...english, excerpt: "From {{ price:no-such-service }}." };
    const { post, translations } = draft({ status: "published" }, [text]);
    const answer = await call({ method: "POST", post, translations });
    assert.deepEqual([answer.status, answer.body.code], [400, "invalid"]);
    assert.match(answer.body.error ?? "", /\{\{price:no-such-service\}\}/);
    assert.equal(answer.body.field, "en.excerpt");
    const stored = await secret.from("blog_posts").select("id").eq("slug", post.slug);
    assert.deepEqual(stored.data, []);
  });
});

Deno.test("tells a person that the limit of changes is reached, and for how long", async () => {
  await withPerson("editor", async (person) => {
    const call = await callerOf(person);
    const rows = Array.from({ length: 101 }, () => ({ slug: `test-${crypto.randomUUID()}` }));
    const added = await secret.from("blog_posts").insert(rows).select("id");
    const [last, ...ids] = (added.data ?? []).map((row) => String(row.id));
    try {
      const { token } = await signIn(person);
      const editor = callerClient(stack, request("{}", token), new AbortController().signal);
      for (const p_ids of [ids.slice(0, 50), ids.slice(50)])
        assert.equal((await editor.rpc("trash_posts", { p_ids })).data, 50);
      const answer = await call({ method: "DELETE", id: last });
      assert.deepEqual([answer.status, answer.body.code], [429, "change_limit"]);
      assert.match(answer.body.error ?? "", /as much as one person may for now. Continue in (59|60) minutes/);
      const saved = await call({ method: "POST", ...draft() });
      assert.deepEqual([saved.status, saved.body.code], [429, "change_limit"]);
    } finally {
      assert.equal(
        (
          await secret
            .from("blog_posts")
            .delete()
            .in("id", [last, ...ids])
        ).error,
        null,
      );
    }
  });
});
