import assert from "node:assert/strict";
import { ask as send, someAddress } from "../_shared/testing/ask.ts";
import { capturedErrors } from "../_shared/testing/console.ts";
import { type Email, readable, type Receiving, withMailServer } from "../_shared/testing/mail-server.ts";
import { secret, signedIn, signIn, signInWith, withPerson } from "../_shared/testing/people.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { accountLinks } from "./handler.ts";

/** The form that a keyboard may send, and the one form that is stored. */
const TYPED = "cafe\u0301 by the sea";
const PASSWORD = TYPED.normalize();

const ask = (body: object, headers: object = {}) =>
  send(accountLinks, body, { "cf-connecting-ip": someAddress(), ...headers });

Deno.test("an invitation makes an account of the chosen role, once", () =>
  signedIn("owner", async (owner) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const order = {
      action: "invite",
      email: `\u202A${email}\u202C `,
      name: " Noor\n Saleh ",
      role: "reception",
    };
    const invited = await ask(order, owner);
    assert.deepEqual([invited.status, invited.body.mailed], [200, false]);
    const { token } = invited.body;
    assert.deepEqual((await ask({ action: "look", token })).body, { kind: "invitation", email });
    const weak = await ask({ action: "use", token, password: "password1234" });
    assert.deepEqual([weak.status, weak.body.code], [422, "weak_password"]);

    const uses = await Promise.all([1, 2].map(() => ask({ action: "use", token, password: TYPED })));
    assert.deepEqual(uses.map(({ status }) => status).sort(), [200, 410]);
    const { data } = await signInWith(email, PASSWORD);
    const stored = await secret.from("admins").select("email, name, role").eq("user_id", data.user?.id);
    assert.deepEqual(stored.data, [{ email, name: "Noor Saleh", role: "reception" }]);
    assert.equal((await ask({ action: "look", token })).status, 410);
    await secret.auth.admin.deleteUser(String(data.user?.id));
  }));

Deno.test("a link for a password ends every session, and an earlier link with it", () =>
  signedIn("owner", (owner) =>
    withPerson("editor", async (person) => {
      const session = await signIn(person);
      const first = await ask({ action: "reset", id: person.id }, owner);
      const second = await ask({ action: "reset", id: person.id }, owner);
      assert.equal((await ask({ action: "look", token: first.body.token })).status, 410);
      const used = await ask({ action: "use", token: second.body.token, password: PASSWORD });
      assert.deepEqual(used, { status: 200, body: { email: person.email } });
      assert.ok((await secret.auth.getUser(session.token)).error);
      assert.ok((await signInWith(person.email, person.password)).error);
      assert.equal((await signInWith(person.email, PASSWORD)).error, null);
    }),
  ));

Deno.test("nobody is invited without a name, or with one that is too long or has markup", () =>
  signedIn("owner", async (owner) => {
    const email = `${crypto.randomUUID()}@example.com`;
    for (const name of ["", " \u200E ", "A".repeat(200), "<b>Noor</b>"]) {
      const { status, body } = await ask({ action: "invite", email, name, role: "editor" }, owner);
      assert.deepEqual([name, status, body.code], [name, 400, "invalid"]);
    }
  }));

Deno.test("an editor cannot make links", () =>
  signedIn("editor", async (editor, { id }) => {
    for (const order of [
      { action: "invite", email: "a@example.com", name: "Amal", role: "owner" },
      { action: "reset", id },
    ])
      assert.deepEqual((await ask(order, editor)).body.code, "not_owner");
  }));

Deno.test("a forged link is refused with advice in both languages, and counts towards the address's limit", async () => {
  const forged = { action: "use", token: crypto.randomUUID(), password: PASSWORD };
  assert.deepEqual(await ask(forged), {
    status: 410,
    body: {
      error: "This link no longer works. Please ask an owner for a new one.",
      code: "link_unusable",
    },
  });
  assert.equal(
    (await ask(forged, { "Accept-Language": "ar" })).body.error,
    "لم يعد هذا الرابط صالحًا. يُرجى طلب رابط جديد من مالك الموقع.",
  );
  const headers = { "cf-connecting-ip": someAddress() };
  const statuses: number[] = [];
  // Five attempts, and one a minute for the waiting address, because this link has had no other.
  for (let count = 0; count < 7; count += 1) {
    statuses.push((await ask({ action: "look", token: crypto.randomUUID() }, headers)).status);
  }
  assert.deepEqual(statuses, [410, 410, 410, 410, 410, 410, 429]);
});

/** The secret of the link in an email. */
function linkIn(email: Email | undefined): string {
  const link = /https:\/\/www\.example\.com\/admin\/link#(\S+)/.exec(readable(email?.text ?? ""))?.[1];
  assert.ok(link, "the email has no link");
  return link;
}

/** Waits for an email that is sent after the answer. */
async function firstOf(emails: readonly Email[]): Promise<Email | undefined> {
  for (let count = 0; count < 200 && emails.length === 0; count += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return emails[0];
}

Deno.test("an invitation and an owner's link come by email, and the owner gets a link that the mail server refuses", () =>
  signedIn("owner", (owner) =>
    withPerson("editor", async (person) => {
      const receiving: { now: Receiving } = { now: "takes" };
      await withMailServer(receiving, async (emails) => {
        const email = `${crypto.randomUUID()}@example.com`;
        const invite = { action: "invite", email, name: "Noor", role: "editor" };
        const invited = await ask(invite, owner);
        assert.deepEqual([invited.body.mailed, linkIn(emails[0])], [true, invited.body.token]);
        assert.deepEqual(emails[0]?.to, [email]);
        const reset = await ask({ action: "reset", id: person.id }, owner);
        assert.deepEqual([emails[1]?.to, linkIn(emails[1])], [[person.email], reset.body.token]);
        receiving.now = "refuses";
        await capturedErrors(async () => {
          const { mailed, token } = (await ask(invite, owner)).body;
          assert.equal(mailed, false);
          assert.equal((await ask({ action: "look", token })).status, 200);
        });
      });
    }),
  ));

Deno.test("a forgotten password gets one link that works once, and no second one soon after", () =>
  withPerson("editor", (person) =>
    withMailServer({ now: "takes" }, async (emails) => {
      const order = { action: "forgotten", email: ` ${person.email.toUpperCase()}` };
      assert.deepEqual(await ask(order), { status: 200, body: { mail: true } });
      const token = linkIn(await firstOf(emails));
      assert.deepEqual(emails[0]?.to, [person.email]);
      assert.deepEqual(await ask(order), { status: 200, body: { mail: true } });
      const used = await ask({ action: "use", token, password: PASSWORD });
      assert.deepEqual(used, { status: 200, body: { email: person.email } });
      assert.equal((await ask({ action: "use", token, password: PASSWORD })).status, 410);
      assert.equal((await signInWith(person.email, PASSWORD)).error, null);
      assert.equal(emails.length, 1);
    }),
  ));

Deno.test("every address gets the same answer within the same second, so nobody learns who is staff", () =>
  withPerson("editor", (staff) =>
    withPerson(null, (member) =>
      withMailServer({ now: "takes" }, async (emails) => {
        const stranger = `${crypto.randomUUID()}@example.com`;
        for (const email of [stranger, "not an address", member.email, staff.email]) {
          const startedAt = performance.now();
          assert.deepEqual(await ask({ action: "forgotten", email }), { status: 200, body: { mail: true } });
          assert.ok(performance.now() - startedAt >= 950, "it was not held back");
        }
        assert.deepEqual((await firstOf(emails))?.to, [staff.email]);
        assert.equal(emails.length, 1);
      }),
    ),
  ));

Deno.test("requests for links are rate-limited like sign-ins", () =>
  withMailServer({ now: "takes" }, async () => {
    const headers = { "cf-connecting-ip": someAddress() };
    const answers = await Promise.all(
      Array.from({ length: 7 }, () =>
        ask({ action: "forgotten", email: `${crypto.randomUUID()}@example.com` }, headers),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 200, 200, 200, 429]);
  }));

Deno.test("a link that the mail server refused may be requested again at once", () =>
  withPerson("editor", async ({ email }) => {
    const receiving: { now: Receiving } = { now: "refuses" };
    await withMailServer(receiving, async (emails) => {
      const log = await capturedErrors(async () => void (await ask({ action: "forgotten", email })));
      assert.match(log, /EENVELOPE/);
      receiving.now = "takes";
      await ask({ action: "forgotten", email });
      assert.deepEqual((await firstOf(emails))?.to, [email]);
    });
  }));

Deno.test("without a mail server nothing is sent, and the answer reports it", () =>
  withPerson("editor", ({ email }) =>
    withSettings({ SMTP_HOST: "" }, async () => {
      for (const order of [{ action: "mail" }, { action: "forgotten", email }])
        assert.deepEqual(await ask(order), { status: 200, body: { mail: false } });
    }),
  ));
