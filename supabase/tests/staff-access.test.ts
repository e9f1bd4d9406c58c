import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, callerWith, createCallers, type Caller, type Role } from "./support/callers";
import { addPost, published } from "./support/fixtures/blog";
import { createPerson, signIn, signOut } from "./support/people";
import { call, insert, select, stored, update } from "./support/rest";
import { newSandbox } from "./support/new-sandbox";

const sandbox = newSandbox();
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});

describe("the list of staff", () => {
  test.each(["editor", "owner"] as const)("shows an %s their own row", async (role) => {
    const { rows } = await select(callers[role], `admins?user_id=eq.${callers[role].userId}`);
    expect(rows).toMatchObject([{ user_id: callers[role].userId, role }]);
  });

  test("shows an editor nobody else", async () => {
    const { rows } = await select(callers.editor, "admins");
    expect(rows.map(({ user_id }) => user_id)).toEqual([callers.editor.userId]);
  });

  test("does not let an editor become an owner", async () => {
    const own = `admins?user_id=eq.${callers.editor.userId}`;
    await update(callers.editor, own, { role: "owner" });
    expect(await stored(own)).toMatchObject([{ role: "editor" }]);
  });

  test("does not let someone who signed in join it", async () => {
    const { userId } = callers.member;
    await insert(callers.member, "admins", { user_id: userId, email: "me@example.com", role: "owner" });
    expect(await stored(`admins?user_id=eq.${userId}`)).toEqual([]);
  });
});

describe.each(["editor", "owner"] as const)("an %s who signed out", (role) => {
  test("has only a visitor's rights at once, with their former token", async () => {
    const draft = await addPost(sandbox, { status: "draft" });
    const person = await createPerson(role);
    const caller = callerWith(role, person);
    expect((await select(caller, `blog_posts?id=eq.${draft}`)).rows).toHaveLength(1);

    await signOut(person);

    expect((await select(caller, `blog_posts?id=eq.${draft}`)).rows).toEqual([]);
    expect((await select(caller, "admins")).rows).toEqual([]);
    await update(caller, `blog_posts?id=eq.${draft}`, { primary_service: "elderly-care" });
    expect(await stored(`blog_posts?id=eq.${draft}`)).toMatchObject([{ primary_service: null }]);
  });

  test("is still signed in on another device, and there alone", async () => {
    const draft = await addPost(sandbox, { status: "draft" });
    const person = await createPerson(role);
    const here = callerWith(role, person);
    const elsewhere = callerWith(role, { ...person, accessToken: await signIn(person) });

    await signOut(person);

    expect((await select(elsewhere, `blog_posts?id=eq.${draft}`)).rows).toHaveLength(1);
    expect((await select(here, `blog_posts?id=eq.${draft}`)).rows).toEqual([]);
  });
});

describe("email addresses of authors", () => {
  async function addAuthor(): Promise<{ id: string; email: string; postId: string }> {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await sandbox.add("authors", { id, name: "Test" }, `id=eq.${id}`);
    await sandbox.add("author_contacts", { author_id: id, email }, `author_id=eq.${id}`);
    return { id, email, postId: await addPost(sandbox, { ...published, author_id: id }) };
  }

  const waysToAsk = (id: string, postId: string) => [
    `authors?id=eq.${id}`,
    `authors?select=*,author_contacts(*)&id=eq.${id}`,
    `author_contacts?author_id=eq.${id}`,
    `blog_posts?select=*,authors(*)&id=eq.${postId}`,
    `blog_posts?select=*,authors(*,author_contacts(email))&id=eq.${postId}`,
  ];

  test.each(["anonymous", "member"] as const)("are not readable for %s in any query", async (role) => {
    const { id, email, postId } = await addAuthor();
    const ways = waysToAsk(id, postId);
    const answers = await Promise.all(ways.map((way) => select(callers[role], way)));
    expect(ways.filter((_, index) => JSON.stringify(answers[index]).includes(email))).toEqual([]);
  });

  test("are readable for staff", async () => {
    const { id, email } = await addAuthor();
    const answer = await select(callers.editor, `authors?select=name,author_contacts(email)&id=eq.${id}`);
    expect(JSON.stringify(answer.rows)).toContain(email);
  });
});

describe("functions of the database for the service key alone", () => {
  const key = `test-${randomUUID()}`;

  test.each([
    ["publish_due", {}],
    ["begin_site_build", {}],
    ["fail_site_build", { p_problem: "x" }],
    ["note_live_site", { p_fingerprint: "x", p_built_at: "2026-01-01", p_pages: 1, p_failed: [] }],
    ["take_search_engine_news", {}],
    ["return_search_engine_news", { p_since: "2026-01-01" }],
    ["login_attempt_begin", { p_email_hash: key, p_address_hash: key }],
    ["login_attempt_succeeded", { p_email_hash: key, p_address_hash: key }],
    ["end_sessions", { p_user_id: randomUUID() }],
    ["take_account_link", { p_token_hash: key }],
    ["return_account_link", { p_token_hash: key }],
    ["finish_account_link", { p_token_hash: key, p_user_id: randomUUID() }],
    ["sync_begin", { p_name: key, p_min_interval_seconds: 0 }],
    ["sync_finish", { p_name: key, p_result: "" }],
  ])("%s", async (name, args) => {
    const answers = await Promise.all(
      (["anonymous", "member", "editor", "owner"] as const).map((role) => call(callers[role], name, args)),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
    for (const { value } of answers) expect(value).toMatchObject({ code: "42501" });
  });
});

test("a visitor cannot read the helpers' schema", async () => {
  const answer = await select(
    { ...anonymous, headers: { ...anonymous.headers, "accept-profile": "private" } },
    "event_limits",
  );
  expect(answer.rows).toEqual([]);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});
