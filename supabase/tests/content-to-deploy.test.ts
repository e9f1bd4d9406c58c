import { randomUUID } from "node:crypto";
import { afterAll, afterEach, expect, test } from "vitest";
import { service } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { call, update } from "./support/rest";
import { Sandbox } from "./support/sandbox";
import { connectAsOwner } from "./support/stack";

const JOB = `test-${randomUUID()}`;
const sandbox = new Sandbox();
const sql = connectAsOwner();

afterEach(async () => {
  await sandbox.clear();
  await sql`delete from private.sync_state where name = ${JOB}`;
});
afterAll(() => sql.end());

const waiting = async (): Promise<unknown> =>
  (await call(service, "content_to_deploy", { p_job: JOB })).value;

/** As the function does after the host has accepted. */
async function deployed(fingerprint: unknown): Promise<void> {
  await call(service, "sync_begin", { p_name: JOB, p_min_interval_seconds: 0 });
  await call(service, "sync_finish", { p_name: JOB, p_result: fingerprint });
}

test("readers' posts are told once", async () => {
  await addPost(sandbox, published);
  const fingerprint = await waiting();
  expect(fingerprint).toMatch(/^[0-9a-f]{32}$/);
  await deployed(fingerprint);
  expect(await waiting()).toBeNull();
});

test("an edit, a removal and a new post are told, what readers cannot see is not", async () => {
  const id = await addPost(sandbox, published);
  await deployed(await waiting());
  const draft = await addPost(sandbox, { status: "draft" });
  await update(service, `blog_posts?id=eq.${draft}`, { primary_service: "elderly-care" });
  expect(await waiting()).toBeNull();

  for (const change of [
    { primary_service: "elderly-care" },
    { deleted_at: new Date().toISOString() },
    { deleted_at: null },
  ]) {
    await update(service, `blog_posts?id=eq.${id}`, change);
    const fingerprint = await waiting();
    expect(fingerprint).not.toBeNull();
    await deployed(fingerprint);
  }
});

test("a call that failed leaves it to be told again", async () => {
  await addPost(sandbox, published);
  const fingerprint = await waiting();
  await call(service, "sync_begin", { p_name: JOB, p_min_interval_seconds: 0 });
  expect(await waiting()).toBe(fingerprint);
});

test("nothing happens in a database without the hosted project's vault", async () => {
  expect(await sql`select private.announce_published() is null as is_quiet`).toHaveLength(1);
});
