import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { callerWith, service } from "../support/callers";
import { createPerson, signIn, type Person } from "../support/people";
import { addPost, published } from "../support/fixtures/blog";
import { draftOf, save, savedPost } from "../support/drafts";
import { call, insert, remove, store, stored, update } from "../support/rest";
import { permitRow } from "../support/permit";
import { AUTHOR, LOCATION } from "../support/records";
import {
  freshName,
  freshPaper,
  isPaperStored,
  isStored,
  removeObject,
  removePaper,
  upload,
  uploadPaper,
} from "../support/storage";
import { connectAsOwner, stack } from "../support/stack";
import { newSandbox } from "../support/new-sandbox";

/*
 * An old session of an owner, for example in a tab that was left open, could change the phone number, take pages offline and delete
 * data that has no trash. It may not change what only owners change, and has the limits of an editor.
 */
const sandbox = newSandbox();
const sql = connectAsOwner();
afterAll(() => sql.end());

const REFUSED = { code: "42501", details: "sign_in_again" };

/** The person's sessions began more than an hour ago. */
const leaveOpen = ({ id }: Person) => sql`
  update auth.mfa_amr_claims set created_at = created_at - interval '61 minutes'
  where session_id in (select id from auth.sessions where user_id = ${id})`;

/** Changes that only an owner's policy allows. Dismissing an address that visitors missed harms nobody. */
const ownersChanges = () => sql<{ table: string; change: string }[]>`
  select tablename as table, cmd as change from pg_policies
  where schemaname = 'public' and tablename <> 'missing_paths' and cmd in ('INSERT', 'UPDATE', 'DELETE')
    and concat(qual, with_check) like '%is_owner()%'
  order by 1, 2`;

test("an old session makes none of the changes that only owners make, in any table", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const old = callerWith("owner", owner);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  const changes = await ownersChanges();
  expect(changes.length).toBeGreaterThan(20);
  for (const { table, change } of changes) {
    const [column] = await sql<{ name: string; value: unknown }[]>`
      select column_name as name from information_schema.column_privileges
      where table_schema = 'public' and table_name = ${table} and grantee = 'authenticated' and privilege_type = 'UPDATE'`;
    const nothing = `${table}?${column?.name}=is.null&${column?.name}=not.is.null`;
    const make = (caller: typeof old) => {
      if (change === "DELETE") return remove(caller, nothing);
      if (change === "INSERT") return insert(caller, table, { [column?.name ?? ""]: null });
      return update(caller, nothing, { [column?.name ?? ""]: null });
    };
    expect([table, change, (await make(old)).value]).toMatchObject([table, change, REFUSED]);
    expect([table, change, (await make(again)).value]).not.toMatchObject([table, change, REFUSED]);
  }
});

test("an old session calls no function that is for owners", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const old = callerWith("owner", owner);
  const calls = {
    order_services: { p_ids: [] },
    order_locations: { p_ids: [] },
    save_location: { ...LOCATION, p_slug: `test-${randomUUID()}` },
    save_settings: { p_changes: { auto_publish: false } },
    delete_all_posts: {},
    move_redirects: { p_from: `/test-${randomUUID()}`, p_to: "/contact" },
  };
  for (const [name, args] of Object.entries(calls))
    expect([name, (await call(old, name, args)).value]).toMatchObject([name, REFUSED]);
});

test("an old session generates no more than an editor", async () => {
  const owner = await createPerson("owner");
  const limits = async () => {
    const [session] = await sql<{ id: string }[]>`select id from auth.sessions where user_id = ${owner.id}`;
    return (await call(service, "staff_of_session", { p_user_id: owner.id, p_session_id: session?.id }))
      .value;
  };
  const about = { id: owner.id, email: owner.email, role: "owner" };
  expect(await limits()).toEqual([{ ...about, has_owner_limits: true }]);
  await leaveOpen(owner);
  expect(await limits()).toEqual([{ ...about, has_owner_limits: false }]);
});

test("an old session does not end an owner's redirect by renaming an article to its address", async () => {
  const owner = await createPerson("owner");
  const old = callerWith("owner", owner);
  await leaveOpen(owner);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  const [from, to] = [`test-${randomUUID()}`, `test-${randomUUID()}`];
  sandbox.expect("url_redirects", `from_path=in.(/blog/${from},/blog/${to})`);
  await store("url_redirects", { from_path: `/blog/${to}`, to_path: "/contact" });
  const post = savedPost(await save(old, draftOf({ slug: from, status: "published" }), null, null));
  sandbox.expect("blog_posts", `id=eq.${post.id}`);
  expect((await save(old, draftOf({ slug: to, status: "published" }), post.id, post.version)).status).toBe(
    200,
  );
  const move = { p_from: `/blog/${from}`, p_to: `/blog/${to}` };
  expect((await call(old, "move_redirects", move)).value).toMatchObject(REFUSED);
  expect(await stored(`url_redirects?from_path=eq./blog/${to}&select=to_path`)).toEqual([
    { to_path: "/contact" },
  ]);
  expect((await call(again, "move_redirects", move)).status).toBe(204);
});

test("an old session adds and changes an author, also one without an address", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const old = callerWith("owner", owner);
  const id = randomUUID();
  sandbox.expect("authors", `id=eq.${id}`);
  const author = { ...AUTHOR, p_name: "Dr Test", p_is_active: false };
  expect((await call(old, "save_author", { ...author, p_email: "", p_new_id: id })).status).toBe(200);
  expect((await call(old, "save_author", { ...author, p_email: "a@example.com", p_id: id })).status).toBe(
    200,
  );
  expect((await call(old, "save_author", { ...author, p_email: "", p_id: id })).value).toMatchObject(REFUSED);
});

test("an old session overwrites no more articles than an editor", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const old = callerWith("owner", owner);
  const most = 60;
  const ids = await Promise.all(Array.from({ length: most + 1 }, () => addPost(sandbox, published)));
  const overwrite = (caller: typeof old, id: string) =>
    save(caller, draftOf({ status: "published" }, []), id, 1);
  for (const id of ids.slice(1)) expect((await overwrite(old, id)).status).toBe(200);
  const [last = ""] = ids;
  expect((await overwrite(old, last)).value).toMatchObject(REFUSED);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await overwrite(again, last)).status).toBe(200);
});

test("an old session has an editor's limits for saves, bytes, restored posts and changes", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const old = callerWith("owner", owner);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  const trashed = await addPost(sandbox, { ...published, deleted_at: new Date().toISOString() });
  const spend = async (kind: string, used: number, bytes = 0) => {
    await sql`delete from private.staff_budgets where person = ${owner.id}`;
    await sql`insert into private.staff_budgets (person, kind, used, bytes) values (${owner.id}, ${kind}, ${used}, ${bytes})`;
  };
  const add = (caller: typeof old) => save(caller, draftOf(), randomUUID(), null);
  sandbox.expect("blog_posts", "slug=like.test-*");
  const limits: [string, number, number, typeof add][] = [
    ["saves", 1000, 0, add],
    ["bytes saved", 0, 100_000_000, add],
    ["restored posts", 100, 0, (caller) => call(caller, "restore_posts", { p_ids: [trashed] })],
  ];
  for (const [kind, used, bytes, change] of limits) {
    await spend(kind, used, bytes);
    expect([kind, (await change(old)).value]).toMatchObject([kind, REFUSED]);
    expect([kind, (await change(again)).status]).toEqual([kind, 200]);
  }
  await sql`
    insert into public.activity_log (actor_id, actor_email, action, entity, entity_id, label)
    select ${owner.id}, 'test@example.com', 'updated', 'author', gen_random_uuid()::text, 'Test' from generate_series(1, 100)`;
  const change = (caller: typeof old) => update(caller, `authors?id=eq.${randomUUID()}`, { name: "Dr Test" });
  expect((await change(old)).value).toMatchObject(REFUSED);
  expect((await change(again)).status).toBe(204);
});

test("an old session cannot delete a file, even after removing its uses", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  const [used, unused] = [freshName(), freshName()];
  for (const name of [used, unused]) await upload(service, name);
  sandbox.afterwards(async () => void (await removeObject(service, used)));
  const address = `${stack.apiUrl}/storage/v1/object/public/blog-media/${used}`;
  await addPost(sandbox, published).then((id) =>
    store("blog_post_translations", { post_id: id, lang: "en", title: "Test", hero_image_url: address }),
  );
  await leaveOpen(owner);
  for (const name of [used, unused]) await removeObject(thief, name);
  expect([await isStored(used), await isStored(unused)]).toEqual([true, true]);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  for (const name of [used, unused]) await removeObject(again, name);
  expect([await isStored(used), await isStored(unused)]).toEqual([false, false]);
});

test("an old session cannot take the blog offline", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  await leaveOpen(owner);
  const ids = await Promise.all(Array.from({ length: 51 }, () => addPost(sandbox, published)));
  expect((await call(thief, "trash_posts", { p_ids: ids })).value).toMatchObject(REFUSED);
  expect((await call(thief, "delete_all_posts")).value).toMatchObject(REFUSED);
  // A page of the list is what an owner moves at once, and what an editor may.
  expect((await call(thief, "trash_posts", { p_ids: ids.slice(1) })).value).toBe(50);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await call(again, "trash_posts", { p_ids: ids })).value).toBe(51);
});

test("an old session cannot remove a permit's paper", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  const [paper, unnamed] = [freshPaper(), freshPaper()];
  for (const name of [paper, unnamed]) await uploadPaper(service, name);
  sandbox.afterwards(async () => void (await removePaper(service, paper)));
  const id = randomUUID();
  await sandbox.add("permits", permitRow({ id, file_path: paper }), `id=eq.${id}`);
  await leaveOpen(owner);
  const at = `permits?id=eq.${id}`;
  for (const name of [paper, unnamed]) await removePaper(thief, name);
  for (const file_path of [null, freshPaper()])
    expect((await update(thief, at, { file_path })).value).toMatchObject(REFUSED);
  expect([await isPaperStored(paper), await isPaperStored(unnamed)]).toEqual([true, false]);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await remove(again, at)).status).toBe(204);
  await removePaper(again, paper);
  expect(await isPaperStored(paper)).toBe(false);
});
