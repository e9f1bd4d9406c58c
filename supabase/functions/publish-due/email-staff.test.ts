import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import type { Locale } from "../_shared/domain/locales.ts";
import { type Email, readable, type Receiving, withMailServer } from "../_shared/testing/mail-server.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { capturedErrors } from "../_shared/testing/console.ts";
import { type Person, secret, withClient, withPerson, withStaffSettings } from "../_shared/testing/people.ts";
import { withRow } from "../_shared/testing/rows.ts";
import { composeAskedEmail, composeEmail, composeExpiryEmail, type Notice } from "./emails.ts";
import { assertPublished, freshPublishDue, withDuePost, withPermit } from "../_shared/testing/publish-due.ts";

/** Removes notices from other tests. */
const clear = async () => assert.equal((await secret.rpc("take_staff_notices")).error, null);

/** A draft with an English text; removed after `work`. */
const withArticle = (title: string, work: (id: string) => Promise<void>): Promise<void> => {
  const id = crypto.randomUUID();
  const text = { post_id: id, lang: "en", title, content_markdown: "Words." };
  return withRow("blog_posts", { id, slug: `test-${id}`, status: "draft" }, async () => {
    assert.equal((await secret.from("blog_post_translations").insert(text)).error, null);
    await work(id);
  });
};

const about = (emails: readonly Email[], id: string) =>
  emails.filter(({ text }) => readable(text).includes(id));

/** The only email about the subject, which was sent to owners only. */
function sentToOwners(emails: readonly Email[], id: string, owner: Person, editor: Person): string {
  const [email, ...others] = about(emails, id);
  assert.deepEqual(others, []);
  assert.ok(email && email.to.includes(owner.email));
  for (const other of [editor.email, "one@example.com"]) assert.ok(!email.to.includes(other));
  return readable(email.text);
}

Deno.test("notifies staff once that a scheduled post was published, whoever published it", async () => {
  await clear();
  await withMailServer({ now: "takes" }, (emails) =>
    withDuePost(async (id) => {
      const call = freshPublishDue();
      const answers = await Promise.all(Array.from({ length: 4 }, () => call()));
      assert.ok(answers.every(({ status }) => status === 200));
      await call();
      const [email, ...others] = about(emails, id);
      assert.deepEqual(others, []);
      assert.deepEqual(email?.to, ["one@example.com", "two@example.com"]);
      assert.match(readable(email?.text ?? ""), new RegExp(`https://www\\.example\\.com/blog/test-${id}`));
    }),
  );
});

Deno.test("publishes while the mail server refuses, and sends the email later, once", async () => {
  await clear();
  const receiving: { now: Receiving } = { now: "refuses" };
  await withMailServer(receiving, (emails) =>
    withDuePost(async (id) => {
      const call = freshPublishDue({ mailRetrySeconds: 2 });
      const log = await capturedErrors(async () => {
        const { status, body } = await call();
        assert.deepEqual([status, body.mail], [200, "refused"]);
      });
      assert.match(log, /EENVELOPE/);
      await assertPublished(id);
      assert.equal(about(emails, id).length, 0);

      receiving.now = "takes";
      // Not at once: it waits, and longer each time.
      assert.equal((await call()).body.mail, "none");
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      assert.equal((await call()).body.mail, "sent");
      assert.equal(about(emails, id).length, 1);
      assert.equal((await call()).body.mail, "none");
      assert.equal(about(emails, id).length, 1);
    }),
  );
});

Deno.test("does not send an email again that the mail server may have taken", async () => {
  await clear();
  const receiving: { now: Receiving } = { now: "hangs up" };
  await withMailServer(receiving, (emails) =>
    withDuePost(async (id) => {
      const call = freshPublishDue();
      await capturedErrors(async () => assert.equal((await call()).body.mail, "unknown"));
      receiving.now = "takes";
      await call();
      assert.equal(about(emails, id).length, 1);
    }),
  );
});

Deno.test("publishes without a mail server, with one that is down, and with settings that are wrong", async () => {
  for (const [settings, mail] of [
    [{ SMTP_HOST: "" }, "not_configured"],
    [{ SMTP_HOST: "127.0.0.1", SMTP_PORT: "9", SMTP_FROM: "site@example.com" }, "refused"],
    [{ SMTP_HOST: "127.0.0.1", SMTP_PORT: "587", SMTP_FROM: "site@example.com" }, "failed"],
  ] as const) {
    await clear();
    await withSettings({ ...settings }, () =>
      withDuePost(async (id) => {
        const call = freshPublishDue();
        await capturedErrors(async () => {
          const { status, body } = await call();
          assert.deepEqual([status, body.mail], [200, mail]);
        });
        await assertPublished(id);
      }),
    );
  }
});

const withoutNotifications = (work: () => Promise<void>) =>
  withStaffSettings({ notifications_enabled: false }, work);

Deno.test("sends no news while notifications are off", async () => {
  await clear();
  await withoutNotifications(() =>
    withMailServer({ now: "takes" }, (emails) =>
      withDuePost(async (id) => {
        await freshPublishDue()();
        assert.equal(about(emails, id).length, 0);
      }),
    ),
  );
});

Deno.test("keeps a title on one line and links only if the site's address is known", () => {
  const details = { slug: "fever", title: "Fever\r\nBcc: someone@example.com" };
  const { subject, text } = composeEmail([{ id: 1, kind: "published", details }]);
  assert.equal(subject, "Published | نُشر: Fever Bcc: someone@example.com");
  assert.ok(!text.includes("/blog/"));
});

Deno.test("names the articles that wait for a clinician, and the texts to read again, each in its language", () => {
  const held: Notice = { id: 1, kind: "held_back", details: { title: "Fever", langs: ["en", "ar"] } };
  const details = { title: "Wounds", slug: "wounds", lang: "ar", name: "Dr Reader" } as const;
  const { subject, text } = composeEmail(
    [held, { id: 2, kind: "reading_due", details }],
    "https://www.example.com",
  );
  assert.equal(subject, "Texts that wait for a clinician: 2 | نصوص تنتظر المراجعة الطبية: 2");
  assert.match(text, /stay scheduled[^]*\n- Fever \(English, Arabic\)\n/);
  assert.match(text, /\n- Wounds \(Arabic\), read by Dr Reader\n/);
  assert.match(text, /\n- Fever \(بالإنجليزية، بالعربية\)\n/);
  assert.match(text, /\n- Wounds \(بالعربية\)، راجعها Dr Reader\n/);
  assert.ok(text.includes("https://www.example.com/admin/posts"));
});

Deno.test("asks each clinician once, in the languages that they read, with the link to the queue and nothing of the text", async () => {
  await clear();
  const title = `Test ${crypto.randomUUID()}`;
  const author = crypto.randomUUID();
  const licence = { licence_number: "T-1", licence_authority: "DHA", licence_until: "2999-12-31" };
  await withRow("authors", { id: author, name: "Dr Reader" }, async () => {
    const clinician = { author_id: author, ...licence, languages: ["en"] };
    assert.equal((await secret.from("clinicians").insert(clinician)).error, null);
    await withPerson("reviewer", async (reader) => {
      const joined = await secret.from("admins").update({ author_id: author }).eq("user_id", reader.id);
      assert.equal(joined.error, null);
      await withClient("editor", (editor) =>
        withArticle(title, (p_post_id) =>
          withMailServer({ now: "takes" }, async (emails) => {
            for (const p_until of ["2999-01-01", "2999-01-02"]) {
              const asked = await editor.rpc("ask_for_review", { p_post_id, p_lang: "en", p_until });
              assert.equal(asked.error, null);
              await Promise.all([freshPublishDue()(), freshPublishDue()()]);
            }
            const [email, ...others] = emails.filter(({ to }) => to.includes(reader.email));
            assert.deepEqual(others, []);
            assert.deepEqual(email?.to, [reader.email]);
            const text = readable(email?.text ?? "");
            assert.ok(text.includes("https://www.example.com/admin/medical-review"));
            assert.ok(!text.includes(title) && !text.includes("Words."));
            assert.ok(!/[\u0600-\u06ff]/.test(text));
          }),
        ),
      );
    });
  });
});

Deno.test("counts the texts that wait in each language, with the first day, in the languages that are read", () => {
  const asked = (lang: Locale, count: number, until: string | null) => {
    const languages: Locale[] = ["en", "ar"];
    return {
      id: 1,
      kind: "asked",
      details: { to: "one@example.com", languages, lang, count, until },
    } as const;
  };
  const { subject, text } = composeAskedEmail([
    asked("en", 1, null),
    asked("ar", 3, "2026-12-05"),
    asked("ar", 1, "2026-12-03"),
  ]);
  assert.equal(subject, "Texts that wait for your review: 5 | نصوص تنتظر مراجعتك: 5");
  assert.match(text, /\n- English: 1 text\n- Arabic: 4 texts, wanted by 2026-12-03\n/);
  assert.match(
    text,
    /\n- نصوص بالإنجليزية: 1\n- نصوص بالعربية: 4، والمطلوب قبل نهاية \u20682026-12-03\u2069\n/,
  );
});

Deno.test("mentions whether the articles of a generation run wait for a clinician", () => {
  const details = { created: 5, failed: 0, titles: ["Fever"], isWaiting: true };
  const { text } = composeEmail([{ id: 1, kind: "generated", details }]);
  assert.match(text, /5 written and waiting for a medical review, 0 failed/);
});

Deno.test("notifies only owners of expiries, once", async () => {
  await clear();
  const number = crypto.randomUUID();
  const expires = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await withPerson("owner", (owner) =>
    withPerson("editor", async (editor) => {
      await withPermit({ number, expires }, () =>
        withMailServer({ now: "takes" }, async (emails) => {
          assert.equal((await secret.rpc("daily_upkeep")).error, null);
          await Promise.all([freshPublishDue()(), freshPublishDue()()]);
          assert.equal((await secret.rpc("daily_upkeep")).error, null);
          await freshPublishDue()();
          const text = sentToOwners(emails, number, owner, editor);
          assert.ok(text.includes(`Advertising approval ${number}: expires on ${expires}`));
          assert.ok(
            text.includes(`الموافقة الإعلانية \u2068${number}\u2069: تنتهي الصلاحية في \u2068${expires}\u2069`),
          );
          assert.ok(text.includes("https://www.example.com/admin/facts"));
        }),
      );
    }),
  );
});

Deno.test("reports that the site no longer shows expired facts", () => {
  const details = { what: "years", number: null, lastDay: "2026-12-31", stage: "over" } as const;
  const expiry = { id: 1, kind: "expiry", details } as const;
  const { subject, text } = composeExpiryEmail([expiry]);
  assert.equal(subject, "Expired | انتهت الصلاحية: Years of experience");
  assert.match(text, /Years of experience: expired on 2026-12-31; the site no longer shows it/);
  assert.match(text, /سنوات الخبرة: انتهت الصلاحية في \u20682026-12-31\u2069/);
  assert.equal(
    composeExpiryEmail([expiry, expiry]).subject.startsWith("Permits and facts that expire: 2"),
    true,
  );
});

Deno.test("notifies only owners, once, that a link has set a password, even while notifications are off", async () => {
  await clear();
  await withPerson("owner", (owner) =>
    withPerson("editor", async (editor) => {
      const link = {
        p_email: editor.email,
        p_token_hash: createHash("sha256").update(editor.email).digest("hex"),
      };
      assert.equal((await secret.rpc("ask_for_password_link", link)).error, null);
      const { p_token_hash } = link;
      assert.equal((await secret.rpc("take_account_link", { p_token_hash })).error, null);
      await withoutNotifications(() =>
        withMailServer({ now: "takes" }, async (emails) => {
          const set = await secret.rpc("finish_account_link", { p_token_hash, p_user_id: editor.id });
          assert.equal(set.error, null);
          await Promise.all([freshPublishDue()(), freshPublishDue()()]);
          await freshPublishDue()();
          const text = sentToOwners(emails, editor.email, owner, editor);
          assert.match(text, /Someone used a link to set a new password/);
          assert.match(text, /استُخدم رابط لتعيين كلمة مرور جديدة/);
          assert.ok(text.includes("https://www.example.com/admin/staff"));
        }),
      );
    }),
  );
});
