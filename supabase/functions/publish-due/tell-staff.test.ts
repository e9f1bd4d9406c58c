import assert from "node:assert/strict";
import { SMTPServer } from "../_shared/testing/smtp-server.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret } from "../_shared/testing/people.ts";
import { composeEmail } from "./email.ts";
import { freshPublishDue, withDuePost } from "./testing.ts";

/** What the mail server does with an e-mail once it has its text. */
type Receiving = "takes" | "refuses" | "hangs up";

interface Email {
  to: string[];
  text: string;
}

/** A real mail server and the settings that lead to it; afterwards both are gone. */
async function withMailServer(
  receiving: { now: Receiving },
  work: (emails: Email[]) => Promise<void>,
): Promise<void> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    name: "mail.example.com",
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address: unknown, _session: unknown, done: (error?: Error) => void) =>
      done(
        receiving.now === "refuses" ? Object.assign(new Error("Not now"), { responseCode: 451 }) : undefined,
      ),
    onData: (
      stream: AsyncIterable<Uint8Array>,
      session: { envelope: { rcptTo: { address: string }[] } },
      done: () => void,
    ) => {
      void (async () => {
        const chunks: Uint8Array[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const text = await new Response(new Blob(chunks as Uint8Array<ArrayBuffer>[])).text();
        emails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        if (receiving.now === "hangs up")
          for (const connection of server.connections) connection._socket.destroy();
        else done();
      })();
    },
  });
  server.on("error", () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, "127.0.0.1", () => {
      const address = listening.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const settings = {
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(port),
    SMTP_FROM: "site@example.com",
    NOTIFY_TO: "one@example.com, two@example.com",
    SITE_URL: "https://www.example.com",
  };
  try {
    await withSettings(settings, () => work(emails));
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** Takes whatever other tests left to be told. */
const clear = async () => assert.equal((await secret.rpc("take_staff_notices")).error, null);

/** The text of an e-mail without its transfer encoding. */
const readable = (text: string): string =>
  text.includes("base64")
    ? new TextDecoder().decode(
        Uint8Array.from(atob((text.split("\r\n\r\n")[1] ?? "").replace(/\s/g, "")), (character) =>
          character.charCodeAt(0),
        ),
      )
    : text.replace(/=\r?\n/g, "");

const about = (emails: readonly Email[], id: string) =>
  emails.filter(({ text }) => readable(text).includes(id));

Deno.test("tells staff once that a scheduled post went out, whoever published it", async () => {
  await clear();
  await withMailServer({ now: "takes" }, async (emails) => {
    await withDuePost(async (id) => {
      const call = freshPublishDue();
      const answers = await Promise.all(Array.from({ length: 4 }, () => call()));
      assert.ok(answers.every(({ status }) => status === 200));
      await call();
      const [email, ...others] = about(emails, id);
      assert.deepEqual(others, []);
      assert.deepEqual(email?.to, ["one@example.com", "two@example.com"]);
      assert.match(readable(email?.text ?? ""), new RegExp(`https://www\\.example\\.com/blog/test-${id}`));
    });
  });
});

Deno.test("publishes although the mail server refuses, and sends the e-mail later, once", async () => {
  await clear();
  const receiving: { now: Receiving } = { now: "refuses" };
  await withMailServer(receiving, async (emails) => {
    await withDuePost(async (id) => {
      const call = freshPublishDue({ mailRetrySeconds: 2 });
      const log = await capturedErrors(async () => {
        const { status, body } = await call();
        assert.deepEqual([status, body.mail], [200, "refused"]);
      });
      assert.match(log, /EENVELOPE/);
      const { data } = await secret.from("blog_posts").select("status").eq("id", id).single();
      assert.equal(data?.status, "published");
      assert.equal(about(emails, id).length, 0);

      receiving.now = "takes";
      // Not at once: it waits for a while, and longer each time.
      assert.equal((await call()).body.mail, "none");
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      assert.equal((await call()).body.mail, "sent");
      assert.equal(about(emails, id).length, 1);
      assert.equal((await call()).body.mail, "none");
      assert.equal(about(emails, id).length, 1);
    });
  });
});

Deno.test("does not send an e-mail again that the mail server may have taken", async () => {
  await clear();
  const receiving: { now: Receiving } = { now: "hangs up" };
  await withMailServer(receiving, async (emails) => {
    await withDuePost(async (id) => {
      const call = freshPublishDue();
      await capturedErrors(async () => assert.equal((await call()).body.mail, "unknown"));
      receiving.now = "takes";
      await call();
      assert.equal(about(emails, id).length, 1);
    });
  });
});

Deno.test("publishes without a mail server, with one that is down, and with settings that are wrong", async () => {
  for (const [settings, mail] of [
    [{ SMTP_HOST: "" }, "not_configured"],
    [{ SMTP_HOST: "127.0.0.1", SMTP_PORT: "9", SMTP_FROM: "site@example.com" }, "refused"],
    [{ SMTP_HOST: "127.0.0.1", SMTP_FROM: "nobody" }, "failed"],
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
        const { data } = await secret.from("blog_posts").select("status").eq("id", id).single();
        assert.equal(data?.status, "published");
      }),
    );
  }
});

Deno.test("tells nobody anything while notifications are off", async () => {
  await clear();
  const setNotifications = async (notifications_enabled: boolean) =>
    assert.equal(
      (await secret.from("staff_settings").update({ notifications_enabled }).eq("id", 1)).error,
      null,
    );
  await setNotifications(false);
  try {
    await withMailServer({ now: "takes" }, async (emails) => {
      await withDuePost(async (id) => {
        await freshPublishDue()();
        assert.equal(about(emails, id).length, 0);
      });
    });
  } finally {
    await setNotifications(true);
  }
});

Deno.test("tells what came of a publishing button", async () => {
  await clear();
  const title = `A title ${crypto.randomUUID()}`;
  await withMailServer({ now: "takes" }, async (emails) => {
    const noted = await secret.rpc("note_published_topics", { p_key: title, p_titles: [title], p_failed: 2 });
    assert.equal(noted.error, null);
    await freshPublishDue()();
    assert.equal(about(emails, title).length, 1);
    assert.match(readable(about(emails, title)[0]?.text ?? ""), /1 written and published, 2 failed/);
  });
});

Deno.test("keeps a title on one line and links only where it knows the site", () => {
  const details = { slug: "fever", title: "Fever\r\nBcc: someone@example.com" };
  const { subject, text } = composeEmail([{ id: 1, kind: "published", details }]);
  assert.equal(subject, "Published: Fever Bcc: someone@example.com");
  assert.ok(!text.includes("/blog/"));
});
