import { afterEach, expect, test } from "vitest";
import { callerWith, type Caller } from "./support/callers";
import { newStaff } from "./support/new-staff";
import { createPerson } from "./support/people";
import { call } from "./support/rest";
import { copyObject, freshName, isStored, newName, signUpload, upload } from "./support/storage";

/* Files of 50 MB, one after the other, filled the storage in an afternoon of an editor's session. */
const { sandbox, sql, staff } = newStaff();

afterEach(() =>
  sql.begin(async (transaction) => {
    // Hosted storage refuses to delete its rows without this setting. These have no files, which it would look for one by one.
    await transaction`select set_config('storage.allow_delete_query', 'true', true)`;
    await transaction`delete from storage.objects where name like 'test-room-%'`;
  }),
);

/** Files that a person uploaded this number of hours ago. */
const uploaded = (caller: Caller, count: number, bytes: number, hours = 1) => sql`
  insert into storage.objects (bucket_id, name, owner_id, metadata, created_at)
  select 'blog-media', 'test-room-' || gen_random_uuid() || '.png', ${caller.userId},
    jsonb_build_object('size', ${bytes}::bigint), now() - make_interval(hours => ${hours})
  from generate_series(1, ${count})`;

async function mayUpload(caller: Caller): Promise<boolean> {
  const name = newName(sandbox);
  // The storage gives no reason for refusing a file: this function does.
  const { value: hasRoom } = await call(caller, "has_upload_room");
  const answer = await upload(caller, name);
  expect([answer.ok, hasRoom]).toEqual([await isStored(name), answer.ok]);
  return answer.ok;
}

test("an editor's uploads in a day are limited", async () => {
  const other = callerWith("editor", await createPerson("editor"));
  await uploaded(staff.editor, 299, 1);
  await uploaded(staff.owner, 300, 1);
  expect(await mayUpload(staff.editor)).toBe(true);
  expect(await mayUpload(staff.editor)).toBe(false);
  expect(await mayUpload(other)).toBe(true);
  expect(await mayUpload(staff.owner)).toBe(true);
});

test("an owner's uploads in a day are limited", async () => {
  await uploaded(staff.owner, 2999, 1);
  expect(await mayUpload(staff.owner)).toBe(true);
  expect(await mayUpload(staff.owner)).toBe(false);
});

test("the total size of an account's uploads in a day is limited", async () => {
  await uploaded(staff.editor, 39, 50_000_000);
  expect(await mayUpload(staff.editor)).toBe(true);
  await uploaded(staff.editor, 1, 50_000_000);
  expect(await mayUpload(staff.editor)).toBe(false);
});

test.each([
  ["uploads of earlier days do not count toward today's limit", 25],
  ["nor do those that a clock has put into the future", -24],
])("%s", async (_, hours) => {
  await uploaded(staff.editor, 400, 50_000_000, hours);
  expect(await mayUpload(staff.editor)).toBe(true);
});

test("nobody gets a signed upload address, which would bypass the limit and outlive the session", async () => {
  for (const caller of [staff.editor, staff.owner])
    expect((await signUpload(caller, "blog-media", freshName())).ok).toBe(false);
  expect((await signUpload(staff.owner, "permits", freshName("pdf", "permits"))).ok).toBe(false);
});

test("uploads of permit papers in a day are limited", async () => {
  const answers: boolean[] = [];
  for (let count = 0; count < 21; count += 1) {
    const paper = newName(sandbox, "pdf", "permits");
    answers.push((await upload(staff.owner, paper, { bucket: "permits", type: "application/pdf" })).ok);
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => true), false]);
});

test("an existing file cannot be copied repeatedly", async () => {
  const [name, copy] = [newName(sandbox), newName(sandbox)];
  await upload(staff.editor, name);
  expect((await copyObject(staff.editor, name, copy)).ok).toBe(false);
  expect([await isStored(name), await isStored(copy)]).toEqual([true, false]);
});
