import assert from "node:assert/strict";
import { ask } from "../_shared/testing/ask.ts";
import { secret, signedIn } from "../_shared/testing/people.ts";
import { deleteAllPosts } from "./handler.ts";

async function idsOutsideTheTrash(): Promise<string[]> {
  const { data, error } = await secret.from("blog_posts").select("id").is("deleted_at", null);
  assert.equal(error, null);
  return data?.map(({ id }) => id) ?? [];
}

/** Restores the demo posts, whatever `work` did. */
async function restoringAll(work: (before: string[]) => Promise<void>): Promise<void> {
  const before = await idsOutsideTheTrash();
  assert.notEqual(before.length, 0, "there is nothing to delete");
  try {
    await work(before);
  } finally {
    const { error } = await secret.from("blog_posts").update({ deleted_at: null }).in("id", before);
    assert.equal(error, null);
  }
}

Deno.test("moves every post to the trash for an owner, without a request body, and counts them", async () => {
  const [id, deleted_at] = [crypto.randomUUID(), "2026-01-01T00:00:00+00:00"];
  const added = await secret.from("blog_posts").insert({ id, slug: `test-${id}`, deleted_at });
  assert.equal(added.error, null);
  await signedIn("owner", (headers) =>
    restoringAll(async (before) => {
      assert.deepEqual(await ask(deleteAllPosts, undefined, headers), {
        status: 200,
        body: { success: true, count: before.length },
      });
      assert.deepEqual(await idsOutsideTheTrash(), []);
      assert.deepEqual(await ask(deleteAllPosts, undefined, headers), {
        status: 200,
        body: { success: true, count: 0 },
      });
    }),
  );
  const removed = await secret.from("blog_posts").delete().eq("id", id).select("deleted_at");
  assert.deepEqual(removed.data, [{ deleted_at }], "it has been there since");
});

Deno.test("moves nothing for an editor", () =>
  restoringAll(async (before) => {
    await signedIn("editor", async (headers) => {
      assert.deepEqual(await ask(deleteAllPosts, undefined, headers), {
        status: 403,
        body: { error: "Only an owner can delete all posts.", code: "not_owner" },
      });
    });
    assert.equal((await idsOutsideTheTrash()).length, before.length);
  }));
