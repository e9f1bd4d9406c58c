import assert from "node:assert/strict";
import { secret, signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { deleteAllPosts } from "./handler.ts";

const request = (token?: string) =>
  new Request(`${stack.url}/functions/v1/delete-all-posts`, {
    method: "POST",
    headers: {
      apikey: stack.publishableKey,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });

async function idsOutsideTheTrash(): Promise<string[]> {
  const { data, error } = await secret.from("blog_posts").select("id").is("deleted_at", null);
  assert.equal(error, null);
  return data?.map(({ id }) => id) ?? [];
}

/** The demo posts come back, whatever `work` did. */
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

async function answerTo(token?: string): Promise<{ status: number; body: unknown }> {
  const response = await deleteAllPosts(request(token));
  return { status: response.status, body: await response.json() };
}

Deno.test("moves every post to the trash for an owner, without a request body, and counts them", async () => {
  await withPerson("owner", async (person) => {
    const { token } = await signIn(person);
    await restoringAll(async (before) => {
      assert.deepEqual(await answerTo(token), {
        status: 200,
        body: { success: true, count: before.length },
      });
      assert.deepEqual(await idsOutsideTheTrash(), []);
      assert.deepEqual(await answerTo(token), { status: 200, body: { success: true, count: 0 } });
    });
  });
});

Deno.test("moves nothing for an editor, for others who are signed in, and for visitors", async () => {
  await restoringAll(async (before) => {
    await withPerson("editor", async (person) => {
      const { token } = await signIn(person);
      assert.deepEqual(await answerTo(token), {
        status: 403,
        body: { error: "Only an owner may delete all posts.", code: "not_owner" },
      });
    });
    await withPerson(null, async (person) => {
      const { token } = await signIn(person);
      assert.equal((await answerTo(token)).status, 403);
    });
    assert.equal((await answerTo()).status, 401);
    assert.equal((await answerTo("a.b.c")).status, 401);
    assert.equal((await idsOutsideTheTrash()).length, before.length);
  });
});
