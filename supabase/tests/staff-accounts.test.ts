import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf } from "./support/changes";
import { callerWith, createCallers, service, type Caller, type Role } from "./support/callers";
import { createPerson, removePeople, signIn, type Person } from "./support/people";
import { call, select, stored, update } from "./support/rest";
import { connectAsOwner } from "./support/stack";

const sql = connectAsOwner();
const invited = () => `invited-${randomUUID()}@example.com`;
const someHash = () => createHash("sha256").update(randomUUID()).digest("hex");
let callers: Record<Role, Caller>;

beforeAll(async () => {
  callers = await createCallers();
});
afterAll(async () => {
  await removePeople();
  await sql`delete from private.account_links where email like 'invited-%@example.com'`;
  await sql.end();
});

const rowOf = async (id: string) => (await stored(`admins?user_id=eq.${id}`))[0];
const activityOf = (id: string) =>
  entriesOf(sql, id).then((entries) => entries.map(({ action, actor_id }) => ({ action, actor_id })));

describe("accounts of staff", () => {
  const orders = (id: string): [string, Record<string, unknown>][] => [
    ["list_staff", {}],
    ["set_staff_role", { p_id: id, p_role: "editor" }],
    ["switch_staff", { p_id: id, p_off: true }],
    ["remove_staff", { p_id: id }],
    ["invite_staff", { p_email: invited(), p_role: "owner", p_token_hash: someHash() }],
    ["make_password_link", { p_id: id, p_token_hash: someHash() }],
  ];

  test.each(["anonymous", "member", "editor"] as const)("are out of reach of %s", async (role) => {
    const person = await createPerson("owner");
    for (const [name, args] of orders(person.id)) {
      const answer = await call(callers[role], name, args);
      expect([name, answer.value]).toEqual([name, expect.objectContaining({ code: "42501" })]);
    }
    expect(await rowOf(person.id)).toMatchObject({ role: "owner", switched_off_at: null });
    expect(await activityOf(person.id)).toEqual([]);
  });

  test("are listed for owners with their sessions and invitations", async () => {
    const person = await createPerson("editor");
    await signIn(person);
    const email = invited();
    const p_token_hash = someHash();
    await call(callers.owner, "invite_staff", {
      p_email: email.toUpperCase(),
      p_role: "editor",
      p_token_hash,
    });
    const { value } = await call(callers.owner, "list_staff");
    expect(value).toContainEqual(
      expect.objectContaining({ id: person.id, role: "editor", state: "active", session_count: 2 }),
    );
    expect(value).toContainEqual(expect.objectContaining({ email, role: "editor", state: "invited" }));
    expect(JSON.stringify(value)).not.toContain(p_token_hash);
  });

  test("have no access while switched off, at once and after another sign-in", async () => {
    const person = await createPerson("editor");
    const tab = callerWith("editor", person);
    expect((await call(tab, "list_activity")).status).toBe(200);
    await call(callers.owner, "switch_staff", { p_id: person.id, p_off: true });
    const again = { ...person, accessToken: await signIn(person) };
    for (const caller of [tab, callerWith("editor", again)]) {
      expect((await select(caller, "admins")).rows).toEqual([]);
      expect((await call(caller, "trash_posts", { p_ids: [] })).status).toBe(403);
    }
    await call(callers.owner, "switch_staff", { p_id: person.id, p_off: false });
    expect((await select(callerWith("editor", again), "admins")).rows).toHaveLength(1);
    // The session that ended with the account stays ended.
    expect((await select(tab, "admins")).rows).toEqual([]);
    expect(await activityOf(person.id)).toEqual([
      { action: "switched_off", actor_id: callers.owner.userId },
      { action: "switched_on", actor_id: callers.owner.userId },
    ]);
  });

  test("can get another role, which applies from the next request", async () => {
    const person = await createPerson("owner");
    await call(callers.owner, "set_staff_role", { p_id: person.id, p_role: "editor" });
    const tab = callerWith("owner", person);
    const [settings] = await stored("site_settings?select=site_title&id=eq.1");
    await update(tab, "site_settings?id=eq.1", { site_title: "Taken over" });
    expect(await stored("site_settings?select=site_title&id=eq.1")).toEqual([settings]);
    expect((await call(tab, "list_staff")).value).toMatchObject({ code: "42501", details: "owner_only" });
    const unknown = await call(callers.owner, "set_staff_role", { p_id: person.id, p_role: "king" });
    expect(unknown.value).toMatchObject({ code: "23514" });
  });

  test("can be removed, and their activity stays", async () => {
    const person = await createPerson("editor");
    expect((await call(callers.owner, "remove_staff", { p_id: person.id })).status).toBeLessThan(300);
    expect(await rowOf(person.id)).toBeUndefined();
    expect(await sql`select 1 from auth.users where id = ${person.id}`).toEqual([]);
    expect(await activityOf(person.id)).toEqual([{ action: "deleted", actor_id: callers.owner.userId }]);
    const again = await call(callers.owner, "remove_staff", { p_id: person.id });
    expect(again.value).toMatchObject({ details: "not_staff" });
  });
});

describe("owners", () => {
  test("who remove each other at once: one succeeds, and the other one is refused", async () => {
    const [one, other] = [await createPerson("owner"), await createPerson("owner")];
    const answers = await Promise.all([
      call(callerWith("owner", one), "remove_staff", { p_id: other.id }),
      call(callerWith("owner", other), "remove_staff", { p_id: one.id }),
    ]);
    const refused = answers.filter(({ status }) => status >= 300);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.value).toMatchObject({ details: "owner_only" });
    const left = [await rowOf(one.id), await rowOf(other.id)].filter((row) => row !== undefined);
    expect(left).toHaveLength(1);
  });

  test("who remove each other during an open transaction: the second waits, and is no longer an owner", async () => {
    const [one, other] = [await createPerson("owner"), await createPerson("owner")];
    const [first, second] = [await sql.reserve(), await sql.reserve()];
    const removal = async (connection: typeof first, by: Person, whom: Person) => {
      const [session] = await connection<{ id: string }[]>`
        select id::text from auth.sessions where user_id = ${by.id}`;
      const claims = JSON.stringify({ sub: by.id, session_id: session?.id });
      await connection`
        select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${by.id}, true)`;
      await connection`select public.remove_staff(${whom.id})`;
    };
    try {
      await first`begin`;
      await removal(first, one, other);
      await second`begin`;
      const late = removal(second, other, one).then(
        () => "went through",
        (error: unknown) => String(error),
      );
      // The second one waits by now; only then may the first one finish.
      const waiting = () => sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
      await expect.poll(waiting).not.toEqual([]);
      await first`commit`;
      expect(await late).toContain("Only an owner may do this.");
      expect(await rowOf(one.id)).toMatchObject({ role: "owner" });
    } finally {
      await second`rollback`;
      first.release();
      second.release();
    }
  });

  test("cannot all be switched off", async () => {
    const isRefused = sql.begin(async (transaction) => {
      await transaction`update admins set switched_off_at = now() where role = 'owner'`;
    });
    await expect(isRefused).rejects.toThrow("The last owner cannot be removed, switched off");
  });
});

describe("a link", () => {
  const take = async (hash: string) =>
    (await call(service, "take_account_link", { p_token_hash: hash })).value;
  const invite = async (email = invited()) => {
    const hash = someHash();
    await call(callers.owner, "invite_staff", { p_email: email, p_role: "editor", p_token_hash: hash });
    return hash;
  };

  test("invites an address as long as an address may be", async () => {
    const email = `invited-${"a".repeat(320 - "invited-@example.com".length)}@example.com`;
    expect(await take(await invite(email))).toMatchObject([{ email }]);
  });

  test("works for one of many parallel uses", async () => {
    const hash = await invite();
    const answers = await Promise.all(Array.from({ length: 4 }, () => take(hash)));
    expect(answers.filter((rows) => Array.isArray(rows) && rows.length === 1)).toHaveLength(1);
  });

  test("ends after 72 hours, when it is replaced and when it is revoked", async () => {
    const email = invited();
    const replaced = await invite(email);
    const old = await invite(email);
    expect(await take(replaced)).toEqual([]);
    const [row] = await sql<{ id: string; hours: number }[]>`
      select id, round(extract(epoch from expires_at - now()) / 3600)::integer as hours
      from private.account_links where token_hash = ${old}`;
    expect(row?.hours).toBe(72);
    await sql`update private.account_links set expires_at = now() where token_hash = ${old}`;
    expect(await take(old)).toEqual([]);
    const withdrawn = await invite(email);
    const [link] = await sql<{ id: string }[]>`
      select id from private.account_links where token_hash = ${withdrawn}`;
    await call(callers.owner, "remove_staff", { p_id: link?.id });
    expect(await take(withdrawn)).toEqual([]);
  });

  test("that was requested ends when the account is switched off, and no new one is made", async () => {
    const person = await createPerson("editor");
    const ask = async (p_token_hash: string) =>
      (await call(service, "ask_for_password_link", { p_email: person.email.toUpperCase(), p_token_hash }))
        .value;
    const hashes = [someHash(), someHash(), someHash()];
    const answers = await Promise.all(hashes.map(ask));
    expect(answers.filter((answer) => answer === person.email)).toHaveLength(1);
    const hash = hashes[answers.indexOf(person.email)] ?? "";
    await call(callers.owner, "switch_staff", { p_id: person.id, p_off: true });
    expect(await take(hash)).toEqual([]);
    await sql`delete from private.account_links where token_hash = ${hash}`;
    expect(await ask(someHash())).toBeNull();
  });

  test("is made on request at most four times a day, so that strangers cannot flood a mailbox", async () => {
    const person = await createPerson("editor");
    let sent = 0;
    for (let count = 0; count < 30; count += 1) {
      const answer = await call(service, "ask_for_password_link", {
        p_email: person.email,
        p_token_hash: someHash(),
      });
      if (answer.value === person.email) sent += 1;
      // The next one is asked for half an hour later.
      await sql`
        update private.account_links set created_at = created_at - interval '30 minutes' where user_id = ${person.id}`;
    }
    expect(sent).toBe(4);
  });

  test("that was requested ends with the sessions, as when the password is changed", async () => {
    const person = await createPerson("editor");
    const hash = someHash();
    await call(service, "ask_for_password_link", { p_email: person.email, p_token_hash: hash });
    await call(service, "end_sessions", { p_user_id: person.id });
    expect(await take(hash)).toEqual([]);
  });

  test("is not made for a person who is staff already", async () => {
    const { email } = await createPerson("editor");
    const answer = await call(callers.owner, "invite_staff", {
      p_email: ` ${email.toUpperCase()}`,
      p_role: "owner",
      p_token_hash: someHash(),
    });
    expect(answer.value).toMatchObject({ code: "23505", details: "already_staff" });
  });
});
