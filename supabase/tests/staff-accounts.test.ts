import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessOf, ALL, NOTHING } from "./support/access";
import { entriesOf } from "./support/changes";
import { callerWith, service, type Caller } from "./support/callers";
import { signInAs } from "./support/in-name-of";
import { newStaff } from "./support/new-staff";
import { createPerson, signIn, type Person } from "./support/people";
import { call, stored, update, type Row } from "./support/rest";

const { sql, staff } = newStaff(beforeAll);
afterAll(() => sql`delete from private.account_links where email like 'invited-%@example.com'`);

const invited = () => `invited-${randomUUID()}@example.com`;
const someHash = () => createHash("sha256").update(randomUUID()).digest("hex");
/** In the name of an owner. */
const order = (name: string, args: Row = {}) => call(staff.owner, name, args);
const invite = async (email = invited(), by: Caller = staff.owner, p_role = "editor") => {
  const hash = someHash();
  await call(by, "invite_staff", { p_email: email, p_name: "Amal", p_role, p_token_hash: hash });
  return hash;
};

const rowOf = async (id: string) => (await stored(`admins?user_id=eq.${id}`))[0];
/** The owner's changes of an account. */
const activityOf = async (id: string) =>
  (await entriesOf(sql, id)).map(({ action, actor_id }) =>
    actor_id === staff.owner.userId ? action : "by somebody else",
  );

describe("accounts of staff", () => {
  test("are listed for owners with their sessions and invitations", async () => {
    const person = await createPerson("editor");
    await signIn(person);
    const email = invited();
    const hash = await invite(email.toUpperCase());
    const { value } = await order("list_staff");
    expect(value).toContainEqual(
      expect.objectContaining({ id: person.id, role: "editor", state: "active", session_count: 2 }),
    );
    expect(value).toContainEqual(expect.objectContaining({ email, role: "editor", state: "invited" }));
    expect(JSON.stringify(value)).not.toContain(hash);
  });

  test("have no access while switched off, at once and after another sign-in", async () => {
    const person = await createPerson("editor");
    const tab = callerWith("editor", person);
    await order("switch_staff", { p_id: person.id, p_off: true });
    const again = callerWith("editor", { ...person, accessToken: await signIn(person) });
    for (const caller of [tab, again]) expect(await accessOf(caller)).toEqual(NOTHING);
    await order("switch_staff", { p_id: person.id, p_off: false });
    expect(await accessOf(again)).toEqual(ALL);
    // The session that ended with the account stays ended.
    expect(await accessOf(tab)).toEqual(NOTHING);
    expect(await activityOf(person.id)).toEqual(["switched_off", "switched_on"]);
  });

  test("can get another role, which applies from the next request", async () => {
    const person = await createPerson("owner");
    await order("set_staff_role", { p_id: person.id, p_role: "editor" });
    const tab = callerWith("owner", person);
    const [settings] = await stored("site_settings?select=site_title&id=eq.1");
    await update(tab, "site_settings?id=eq.1", { site_title: "Taken over" });
    expect(await stored("site_settings?select=site_title&id=eq.1")).toEqual([settings]);
    expect((await call(tab, "list_staff")).value).toMatchObject({ code: "42501", details: "owner_only" });
    const unknown = await order("set_staff_role", { p_id: person.id, p_role: "king" });
    expect(unknown.value).toMatchObject({ code: "23514" });
  });

  test("of a person who becomes reception have leads alone from the next request, and everything again as editor", async () => {
    const person = await createPerson("editor");
    const tab = callerWith("editor", person);
    const reach = async () => ({
      posts: (await call(tab, "list_posts", { p_page: 1, p_per_page: 1, p_search: "" })).status,
      leads: (await call(tab, "list_leads")).status,
    });
    const before = await reach();
    expect(before).toEqual({ posts: 200, leads: 200 });
    await order("set_staff_role", { p_id: person.id, p_role: "reception" });
    expect(await reach()).toEqual({ posts: 403, leads: 200 });
    expect(await accessOf(tab)).toEqual({ ...NOTHING, isThemselves: true });
    await order("set_staff_role", { p_id: person.id, p_role: "editor" });
    expect(await reach()).toEqual(before);
  });

  test("have a name, which everybody changes for themselves and an owner for others", async () => {
    const person = await createPerson("reception");
    const tab = callerWith("reception", person);
    const name = async (by: Caller, p_id: string | null, p_name: string) =>
      (await call(by, "set_staff_name", { p_id, p_name })).value;
    const names = async () =>
      ((await call(tab, "staff_names")).value as Row[]).filter(({ id }) => id === person.id);
    expect(await names()).toEqual([]);
    await name(tab, person.id, "  Noor   Saleh ");
    expect(await names()).toEqual([{ id: person.id, email: person.email, name: "Noor Saleh" }]);
    await name(staff.owner, person.id, "نور صالح");
    expect(await names()).toMatchObject([{ name: "نور صالح" }]);
    for (const wrong of ["", "   ", "A".repeat(200), "<b>Noor</b>", "Noor\u0007"])
      expect([wrong, await name(tab, person.id, wrong)]).toMatchObject([
        wrong,
        { code: "23514", details: "staff_name" },
      ]);
    expect(await name(tab, staff.owner.userId, "Mine")).toMatchObject({ details: "owner_only" });
    expect(await activityOf(person.id)).toEqual(["by somebody else", "updated"]);
  });

  test("can be removed, and their activity stays", async () => {
    const person = await createPerson("editor");
    expect((await order("remove_staff", { p_id: person.id })).status).toBeLessThan(300);
    expect(await rowOf(person.id)).toBeUndefined();
    expect(await sql`select 1 from auth.users where id = ${person.id}`).toEqual([]);
    expect(await activityOf(person.id)).toEqual(["deleted"]);
    const again = await order("remove_staff", { p_id: person.id });
    expect(again.value).toMatchObject({ details: "not_staff" });
  });
});

test("owners who remove each other during an open transaction: the second waits, and is no longer an owner", async () => {
  const [one, other] = [await createPerson("owner"), await createPerson("owner")];
  const [first, second] = [await sql.reserve(), await sql.reserve()];
  const removal = async (connection: typeof first, by: Person, whom: Person) => {
    await signInAs(connection, by.id);
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
describe("a link", () => {
  const take = async (hash: string, p_looks_only = false) =>
    (await call(service, "take_account_link", { p_token_hash: hash, p_looks_only })).value;
  const ask = async (p_email: string, p_token_hash: string) =>
    (await call(service, "ask_for_password_link", { p_email, p_token_hash })).value;

  test("invites an address as long as an address may be", async () => {
    const email = `invited-${"a".repeat(320 - "invited-@example.com".length)}@example.com`;
    expect(await take(await invite(email))).toMatchObject([{ email }]);
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
    await order("remove_staff", { p_id: link?.id });
    expect(await take(withdrawn)).toEqual([]);
  });

  test("that was requested ends when the account is switched off, and no new one is made", async () => {
    const person = await createPerson("editor");
    const hashes = [someHash(), someHash(), someHash()];
    const answers = await Promise.all(hashes.map((hash) => ask(person.email.toUpperCase(), hash)));
    expect(answers.filter((answer) => answer === person.email)).toHaveLength(1);
    const hash = hashes[answers.indexOf(person.email)] ?? "";
    await order("switch_staff", { p_id: person.id, p_off: true });
    expect(await take(hash)).toEqual([]);
    await sql`delete from private.account_links where token_hash = ${hash}`;
    expect(await ask(person.email, someHash())).toBeNull();
  });

  test("that was requested while the clock was a day ahead keeps nobody from another one", async () => {
    const person = await createPerson("editor");
    expect(await ask(person.email, someHash())).toBe(person.email);
    expect(await ask(person.email, someHash())).toBeNull();
    await sql`update private.account_links set created_at = now() + interval '1 day' where user_id = ${person.id}`;
    expect(await ask(person.email, someHash())).toBe(person.email);
  });

  test("is made on request at most four times a day, so that strangers cannot flood a mailbox", async () => {
    const person = await createPerson("editor");
    let sent = 0;
    for (let count = 0; count < 30; count += 1) {
      if ((await ask(person.email, someHash())) === person.email) sent += 1;
      // The next one is requested half an hour later.
      await sql`
        update private.account_links set created_at = created_at - interval '30 minutes' where user_id = ${person.id}`;
    }
    expect(sent).toBe(4);
  });

  test("that was requested ends with the sessions, as when the password is changed", async () => {
    const person = await createPerson("editor");
    const hash = someHash();
    await ask(person.email, hash);
    await call(service, "end_sessions", { p_user_id: person.id });
    expect(await take(hash)).toEqual([]);
  });

  test("is not made for a person who is staff already", async () => {
    const { email } = await createPerson("editor");
    const p_email = ` ${email.toUpperCase()}`;
    const answer = await order("invite_staff", {
      p_email,
      p_name: "Amal",
      p_role: "owner",
      p_token_hash: someHash(),
    });
    expect(answer.value).toMatchObject({ code: "23505", details: "already_staff" });
  });

  /** An invitation and a link for a password, both made by the caller. */
  async function makeLinks(caller: Caller) {
    const colleague = await createPerson("editor");
    const [password, email] = [someHash(), invited()];
    const invitation = await invite(email, caller, "owner");
    await call(caller, "make_password_link", { p_id: colleague.id, p_token_hash: password });
    expect(await take(invitation, true)).toEqual([{ kind: "invitation", email, user_id: null }]);
    expect(await take(password, true)).toEqual([
      { kind: "password", email: colleague.email, user_id: colleague.id },
    ]);
    return [invitation, password];
  }

  /** The answers on the pages of links, for reading and then using them. */
  const answersTo = async (hashes: readonly string[]) =>
    (await Promise.all(hashes.map(async (hash) => [await take(hash, true), await take(hash)]))).flat(2);

  // A person who was about to be removed could come back with them, or into a colleague's account.
  test.each<[string, string, object]>([
    ["removed", "remove_staff", {}],
    ["switched off", "switch_staff", { p_off: true }],
    ["made an editor", "set_staff_role", { p_role: "editor" }],
  ])("of an owner who was %s does not work", async (_, change, args) => {
    const leaving = await createPerson("owner");
    const links = await makeLinks(callerWith("owner", leaving));
    await order(change, { p_id: leaving.id, ...args });
    expect(await answersTo(links)).toEqual([]);
  });

  test("that a stolen session has made does not work after the owner has set a password", async () => {
    const robbed = await createPerson("owner");
    const links = await makeLinks(callerWith("owner", robbed));
    const others = await makeLinks(staff.owner);
    await call(service, "set_password", { p_user_id: robbed.id, p_password: `new ${randomUUID()}` });
    expect(await answersTo(links)).toEqual([]);
    for (const hash of others) expect(await take(hash, true)).toHaveLength(1);
  });
});
