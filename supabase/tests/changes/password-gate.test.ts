import { expect, test } from "vitest";
import { callerWith, service, type Caller } from "../support/callers";
import { listed } from "../support/changes";
import { draftOf, english, save } from "../support/drafts";
import { addPost, published } from "../support/fixtures/blog";
import { signInAs } from "../support/in-name-of";
import { newStaff } from "../support/new-staff";
import { createPerson, leaveOpen, signIn } from "../support/people";
import { call, store, stored, update } from "../support/rest";
import { onScratch } from "../support/scratch";
import { stack } from "../support/stack";
import { isStored, newName, removeObject, upload } from "../support/storage";

/*
 * P5 and P6: the ledger cannot take back everything. An owner whose session began more than an hour ago enters the password
 * again for accounts, the two contact numbers, the tag manager's id, and for taking back everything; for nothing else.
 */
const { sandbox, sql, staff } = newStaff();

const REFUSED = { status: 403, value: { code: "42501", details: "sign_in_again" } };

async function oldOwner() {
  const person = await createPerson("owner");
  await leaveOpen(person);
  return {
    old: callerWith("owner", person),
    signInAgain: async () => callerWith("owner", { ...person, accessToken: await signIn(person) }),
  };
}

test.each(["phone", "whatsapp"])("the fact %s", async (key) => {
  const { old, signInAgain } = await oldOwner();
  const path = `business_facts?key=eq.${key}`;
  await sandbox.borrow("business_facts", `key=eq.${key}`);
  expect(await update(old, path, { value: "+97140000099" })).toMatchObject(REFUSED);
  // The source of a number does not redirect calls.
  expect((await update(old, path, { evidence: "The contract" })).status).toBe(204);
  expect((await update(await signInAgain(), path, { value: "+97140000099" })).status).toBe(204);
  expect(
    await call(old, "undo_change", { p_entity: "business_fact", p_subject: await idOf(path) }),
  ).toMatchObject({
    status: 409,
  });
});

test("the tag manager's id, and no other setting", async () => {
  const { old, signInAgain } = await oldOwner();
  await sandbox.borrow("site_settings", "id=eq.1");
  const set = (caller: Caller, tag_manager_id: string) =>
    call(caller, "save_settings", { p_changes: { tag_manager_id, site_title: "Test" } });
  expect(await set(old, "GTM-OTHER1")).toMatchObject(REFUSED);
  expect(await update(old, "site_settings?id=eq.1", { tag_manager_id: "GTM-OTHER1" })).toMatchObject(REFUSED);
  expect(await stored("site_settings?select=tag_manager_id,site_title")).not.toMatchObject([
    { site_title: "Test" },
  ]);
  // An unchanged value needs no password.
  expect((await set(old, "")).status).toBe(204);
  const fresh = await signInAgain();
  expect((await set(fresh, "GTM-OTHER1")).status).toBe(204);
  const [entry] = await listed(fresh, { p_entity: "site_settings" });
  expect(await call(old, "take_back", { p_id: entry?.id })).toMatchObject(REFUSED);
  expect((await call(fresh, "take_back", { p_id: entry?.id })).status).toBe(200);
});

test("a contact number or a tag manager's id that is added or deleted, in any way", async () => {
  const { old } = await oldOwner();
  for (const [table, row] of [
    ["business_facts", "key = 'phone'"],
    ["business_facts", "key = 'whatsapp'"],
    ["site_settings", "tag_manager_id <> ''"],
  ] as const)
    await onScratch(sql, async (on) => {
      await on`update public.site_settings set tag_manager_id = 'GTM-OURS1'`;
      const inOldSession = (statement: string) =>
        on.savepoint(async (step) => {
          await signInAs(step, String(old.userId));
          await step.unsafe(statement);
        });
      const gate = { detail: "sign_in_again" };
      await expect(inOldSession(`delete from public.${table} where ${row}`)).rejects.toMatchObject(gate);
      await on.unsafe(
        `create temporary table kept on commit drop as select * from public.${table} where ${row}`,
      );
      await on.unsafe(`delete from public.${table} where ${row}`);
      await expect(inOldSession(`insert into public.${table} select * from kept`)).rejects.toMatchObject(
        gate,
      );
      await on.unsafe(`insert into public.${table} select * from kept`);
    });
});

const idOf = async (path: string) => (await stored(`${path}&select=id`))[0]?.["id"];

test("a password entered while the clock was ahead does not count as entered in the last hour", async () => {
  await sandbox.borrow("business_facts", "key=eq.phone");
  const person = await createPerson("owner");
  await sql`
    update auth.mfa_amr_claims set created_at = created_at + interval '1 day'
    where session_id in (select id from auth.sessions where user_id = ${person.id})`;
  const change = { value: "+97140000099" };
  expect(await update(callerWith("owner", person), "business_facts?key=eq.phone", change)).toMatchObject(
    REFUSED,
  );
});

test("accounts: every function that changes one", async () => {
  const { old } = await oldOwner();
  const p_id = staff.editor.userId;
  for (const [name, args] of [
    ["set_staff_role", { p_id, p_role: "owner" }],
    ["switch_staff", { p_id, p_off: true }],
    ["remove_staff", { p_id }],
    ["remove_second_factor", { p_id }],
    [
      "invite_staff",
      { p_email: "a@example.com", p_name: "Amal", p_role: "owner", p_token_hash: "0".repeat(64) },
    ],
    ["make_password_link", { p_id, p_token_hash: "0".repeat(64) }],
  ] as const)
    expect([name, await call(old, name, args)]).toMatchObject([name, REFUSED]);
  expect((await call(old, "list_staff")).status).toBe(200);
});

test("taking back everything, but not its preview", async () => {
  const { old, signInAgain } = await oldOwner();
  const ask = { p_person: staff.editor.userId, p_since: new Date().toISOString() };
  expect((await call(old, "take_back_everything", ask)).status).toBe(200);
  expect(await call(old, "take_back_everything", { ...ask, p_dry_run: false })).toMatchObject(REFUSED);
  expect((await call(await signInAgain(), "take_back_everything", { ...ask, p_dry_run: false })).status).toBe(
    200,
  );
});

test("nothing else: an old session of an owner is one of an owner", async () => {
  const { old } = await oldOwner();
  const id = await sandbox.addRow("services");
  expect((await update(old, `services?id=eq.${id}`, { name_en: "Changed" })).status).toBe(204);
  await sandbox.borrow("site_settings", "id=eq.1");
  expect((await call(old, "save_settings", { p_changes: { site_title: "Test" } })).status).toBe(204);
  const post = await addPost(sandbox, published);
  const elsewhere = draftOf({}, [english({ canonical_url: "https://example.com/a" })]);
  expect((await save(old, elsewhere, post, 1)).status).toBe(200);
  const file = newName(sandbox);
  await upload(service, file);
  await store("blog_post_translations", {
    post_id: post,
    lang: "ar",
    title: "T",
    hero_image_url: `${stack.apiUrl}/storage/v1/object/public/blog-media/${file}`,
  });
  await removeObject(old, file);
  expect(await isStored(file)).toBe(false);
  expect((await call(old, "trash_posts", { p_ids: [post] })).value).toBe(1);
});
