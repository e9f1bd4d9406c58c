import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { callerWith, service, type Caller } from "./support/callers";
import { createPerson, removePeople } from "./support/people";
import {
  copyObject,
  freshName,
  freshPaper,
  isStored,
  removeObjects,
  removePaper,
  signUpload,
  upload,
  uploadPaper,
} from "./support/storage";
import { call } from "./support/rest";
import { sql } from "./support/stack";

/* Files of 50 MB, one after the other, filled the storage in an afternoon of an editor's session. */
const used: string[] = [];
let editor: Caller;
let owner: Caller;

beforeEach(async () => {
  editor = callerWith("editor", await createPerson("editor"));
  owner = callerWith("owner", await createPerson("owner"));
});
afterEach(async () => {
  const { status } = await removeObjects(service, used.splice(0));
  if (status !== 200) throw new Error(`The storage removed no files: ${status}`);
  await sql.begin(async (transaction) => {
    // Hosted storage lets nobody delete its rows unless they say so. These have no files, which it would look for one by one.
    await transaction`select set_config('storage.allow_delete_query', 'true', true)`;
    await transaction`delete from storage.objects where name like 'test-room-%'`;
  });
});
afterAll(removePeople);

/** Files that a person uploaded so many hours ago. */
const uploaded = (caller: Caller, count: number, bytes: number, hours = 1) => sql`
  insert into storage.objects (bucket_id, name, owner_id, metadata, created_at)
  select 'blog-media', 'test-room-' || gen_random_uuid() || '.png', ${caller.userId},
    jsonb_build_object('size', ${bytes}::bigint), now() - make_interval(hours => ${hours})
  from generate_series(1, ${count})`;

async function mayUpload(caller: Caller): Promise<boolean> {
  const name = freshName();
  // The storage does not say why it refuses a file: this does.
  const { value: hasRoom } = await call(caller, "has_upload_room");
  used.push(name);
  const answer = await upload(caller, name);
  expect([answer.ok, hasRoom]).toEqual([await isStored(name), answer.ok]);
  return answer.ok;
}

test("an editor's uploads in a day are limited", async () => {
  const other = callerWith("editor", await createPerson("editor"));
  await uploaded(editor, 299, 1);
  await uploaded(owner, 300, 1);
  expect(await mayUpload(editor)).toBe(true);
  expect(await mayUpload(editor)).toBe(false);
  expect(await mayUpload(other)).toBe(true);
  expect(await mayUpload(owner)).toBe(true);
});

test("an owner's uploads in a day are limited", async () => {
  await uploaded(owner, 2999, 1);
  expect(await mayUpload(owner)).toBe(true);
  expect(await mayUpload(owner)).toBe(false);
});

test("the total size of an account's uploads in a day is limited", async () => {
  await uploaded(editor, 39, 50_000_000);
  expect(await mayUpload(editor)).toBe(true);
  await uploaded(editor, 1, 50_000_000);
  expect(await mayUpload(editor)).toBe(false);
});

test("uploads of earlier days do not count toward today's limit", async () => {
  await uploaded(editor, 400, 50_000_000, 25);
  expect(await mayUpload(editor)).toBe(true);
});

test("nobody gets a signed upload address, which would bypass the limit and outlive the session", async () => {
  for (const caller of [editor, owner])
    expect((await signUpload(caller, "blog-media", freshName())).ok).toBe(false);
  expect((await signUpload(owner, "permits", freshPaper())).ok).toBe(false);
});

test("uploads of permit papers in a day are limited", async () => {
  const names = Array.from({ length: 21 }, () => freshPaper());
  try {
    const answers: boolean[] = [];
    for (const name of names) answers.push((await uploadPaper(owner, name)).ok);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => true), false]);
  } finally {
    for (const name of names) await removePaper(service, name);
  }
});

test("an existing file cannot be copied repeatedly", async () => {
  const [name, copy] = [freshName(), freshName()];
  used.push(name, copy);
  await upload(editor, name);
  expect((await copyObject(editor, name, copy)).ok).toBe(false);
  expect([await isStored(name), await isStored(copy)]).toEqual([true, false]);
});
