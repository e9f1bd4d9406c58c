import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { callerWith, service } from "../support/callers";
import { createPerson, signIn, type Person } from "../support/people";
import { addPost, published } from "../support/fixtures/blog";
import { draftOf, save, savedPost } from "../support/drafts";
import { call, insert, remove, store, stored, update } from "../support/rest";
import { permitRow } from "../support/permit";
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

/* An old session of an owner could change the phone number and delete data that has no trash. */
const sandbox = newSandbox();
const sql = connectAsOwner();
afterAll(() => sql.end());

/** The person's sessions began more than an hour ago. */
const leaveOpen = ({ id }: Person) => sql`
  update auth.mfa_amr_claims set created_at = created_at - interval '61 minutes'
  where session_id in (select id from auth.sessions where user_id = ${id})`;

test("an old session cannot redirect calls, mails, visits and payments elsewhere", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  await leaveOpen(owner);
  const reached =
    "business_facts?key=in.(phone,whatsapp,email,instagram,facebook,twitter,reviewLink,name,payments)&select=key,value&order=key";
  const before = await stored(reached);
  const [number, link] = ["+971501234567", "https://thief.example.com/"];
  const links = { instagram: link, facebook: link, twitter: link, reviewLink: link };
  const payments = [{ en: "Transfer to AE070331234567890123456", ar: "تحويل إلى AE070331234567890123456" }];
  const name = { en: "Call 050 123 4567", ar: "اتصل 050 123 4567" };
  const changes = { phone: number, whatsapp: number, email: "thief@example.com", ...links, name, payments };
  for (const [key, value] of Object.entries(changes)) {
    expect((await update(thief, `business_facts?key=eq.${key}`, { value })).value).toMatchObject({
      code: "42501",
      details: "sign_in_again",
    });
  }
  expect(await stored(reached)).toEqual(before);
  const expired = await update(thief, "business_facts?key=eq.insurance", { valid_until: "2026-01-01" });
  expect(expired.value).toMatchObject({ details: "sign_in_again" });
  // The rest of a fact stays with the session, and who knows the password signs in again.
  const [email] = before.map(({ value }) => value);
  const evidence = await stored("business_facts?key=eq.email&select=evidence,value");
  expect((await update(thief, "business_facts?key=eq.email", evidence[0] ?? {})).status).toBe(204);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await update(again, "business_facts?key=eq.email", { value: "new@example.com" })).status).toBe(204);
  await update(service, "business_facts?key=eq.email", { value: email });
});

test("an old session cannot replace the phone number in the page's structured data", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  const id = randomUUID();
  const schema_data = { "@type": "MedicalBusiness", telephone: "+971501234567" };
  const block = { id, page_type: "home", schema_type: "LocalBusiness", schema_data, is_active: false };
  const at = `page_schemas?id=eq.${id}`;
  await leaveOpen(owner);
  const refused = { code: "42501", details: "sign_in_again" };
  sandbox.expect("page_schemas", `id=eq.${id}`);
  expect((await insert(thief, "page_schemas", block)).value).toMatchObject(refused);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await insert(again, "page_schemas", block)).status).toBe(201);
  expect((await update(thief, at, { is_active: true })).value).toMatchObject(refused);
  expect((await update(again, at, { is_active: true })).status).toBe(204);
  // What the page says of itself comes back without a sign-in.
  expect((await remove(thief, at)).status).toBe(204);
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

test("an old session cannot enter a forged permit, whose expiry would remove the claim from pages", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const thief = callerWith("owner", owner);
  const [id, forged] = [randomUUID(), randomUUID()];
  await sandbox.add("permits", permitRow({ id, kind: "advertising_approval" }), `id=eq.${id}`);
  sandbox.expect("permits", `id=eq.${forged}`);
  const refused = { code: "42501", details: "sign_in_again" };
  expect((await insert(thief, "permits", permitRow({ id: forged }))).value).toMatchObject(refused);
  const forgeries = { kind: "facility_licence", number: "F-1", authority_en: "F", expires: "2099-12-31" };
  for (const [field, value] of Object.entries(forgeries))
    expect([field, (await update(thief, `permits?id=eq.${id}`, { [field]: value })).value]).toMatchObject([
      field,
      refused,
    ]);
});

test("an old session cannot delete a permit, with which its claims would leave the pages", async () => {
  const owner = await createPerson("owner");
  await leaveOpen(owner);
  const id = randomUUID();
  await sandbox.add("permits", permitRow({ id, file_path: null }), `id=eq.${id}`);
  const refused = { code: "42501", details: "sign_in_again" };
  expect((await remove(callerWith("owner", owner), `permits?id=eq.${id}`)).value).toMatchObject(refused);
  expect(await stored(`permits?id=eq.${id}`)).toHaveLength(1);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await remove(again, `permits?id=eq.${id}`)).status).toBe(204);
});

test("an old session cannot take the blog offline", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  await leaveOpen(owner);
  const ids = await Promise.all(Array.from({ length: 51 }, () => addPost(sandbox, published)));
  const refused = { code: "42501", details: "sign_in_again" };
  expect((await call(thief, "trash_posts", { p_ids: ids })).value).toMatchObject(refused);
  expect((await call(thief, "delete_all_posts")).value).toMatchObject(refused);
  // A page of the list is what an owner moves at once, and what an editor may.
  expect((await call(thief, "trash_posts", { p_ids: ids.slice(1) })).value).toBe(50);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await call(again, "trash_posts", { p_ids: ids })).value).toBe(51);
});

test("an old session cannot redirect a page's visitors", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  await leaveOpen(owner);
  const id = randomUUID();
  sandbox.expect("url_redirects", `id=eq.${id}`);
  const row = { id, from_path: `/test-${id}`, to_path: "/about", redirect_type: 301 };
  const refused = { code: "42501", details: "sign_in_again" };
  expect((await insert(thief, "url_redirects", row)).value).toMatchObject(refused);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await insert(again, "url_redirects", row)).status).toBe(201);
  expect((await update(thief, `url_redirects?id=eq.${id}`, { from_path: "/" })).value).toMatchObject(refused);
  const move = { p_from: `/test-${id}`, p_to: "/contact" };
  expect((await call(thief, "move_redirects", move)).value).toMatchObject(refused);
  expect(await stored(`url_redirects?id=eq.${id}&select=to_path`)).toEqual([{ to_path: "/about" }]);
});

test("an old session cannot take the blog offline article by article, nor switch off a service or a place", async () => {
  const owner = await createPerson("owner");
  const thief = callerWith("owner", owner);
  await leaveOpen(owner);
  const refused = { code: "42501", details: "sign_in_again" };
  const slug = `test-${randomUUID()}`;
  const post = savedPost(await save(thief, draftOf({ slug, status: "published" }), null, null));
  sandbox.expect("blog_posts", `id=eq.${post.id}`);
  await sql`
    insert into private.staff_budgets (person, kind, used, bytes) values (${owner.id}, 'taken offline', 100, 0)
    on conflict (person, kind) do update set used = 100`;
  expect((await save(thief, draftOf({ slug }), post.id, post.version)).value).toMatchObject(refused);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await save(again, draftOf({ slug }), post.id, post.version)).status).toBe(200);

  for (const table of ["services", "locations"]) {
    const id = randomUUID();
    await sandbox.add(table, { id, slug: `test-${id}` }, `id=eq.${id}`);
    const at = `${table}?id=eq.${id}`;
    expect((await update(thief, at, { is_active: false })).value).toMatchObject(refused);
    expect((await update(thief, at, { slug: `test-${randomUUID()}` })).value).toMatchObject(refused);
    expect((await remove(thief, at)).value).toMatchObject(refused);
    expect((await update(again, `${table}?id=eq.${id}`, { is_active: false })).status).toBe(204);
  }
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
  const refused = { code: "42501", details: "sign_in_again" };
  for (const file_path of [null, freshPaper()])
    expect((await update(thief, at, { file_path })).value).toMatchObject(refused);
  expect((await remove(thief, at)).value).toMatchObject(refused);
  expect([await isPaperStored(paper), await isPaperStored(unnamed)]).toEqual([true, false]);
  // The rest of a permit stays with the session, and who knows the password signs in again.
  expect((await update(thief, at, { scope_en: "Care", file_path: paper })).status).toBe(204);
  const again = callerWith("owner", { ...owner, accessToken: await signIn(owner) });
  expect((await remove(again, at)).status).toBe(204);
  await removePaper(again, paper);
  expect(await isPaperStored(paper)).toBe(false);
});
