import { z } from "zod";
import { withDatabase } from "../bench/on-stack";
import { StackError } from "../local/failure";
import type { StackFile } from "../local/stack-file";
import { createStaffAccount } from "../local/staff-account";
import { generatePassword } from "../local/keys";

const MAIL_LIMIT_MS = 20_000;
const LINK = /\/admin\/link#(\S+)/;

/** An owner's first steps: signs in, has a planned post published, gets an email about it, and invites a person by email. */
export async function runFirstDay(
  { apiUrl, publishableKey, secretKey, databaseUrl }: StackFile,
  nextMail: () => Promise<string>,
): Promise<void> {
  const email = "first-owner@example.com";
  const password = generatePassword();
  await createStaffAccount({ apiUrl, secretKey, email, password, role: "owner" });
  const post = async (path: string, key: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(apiUrl + path, {
      method: "POST",
      headers: { apikey: key, "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new StackError(`${path} answered ${answer.status}: ${text}`);
    return text === "" ? null : (JSON.parse(text) as unknown);
  };

  const session = z.object({ token: z.string() });
  const { token } = session.parse(
    await post("/functions/v1/admin-login", publishableKey, { email, password }),
  );
  console.log(`Signed in as ${email}.`);

  const signedIn = { Authorization: `Bearer ${token}` };
  const slug = `first-day-${Date.now()}`;
  const saved = z.object({ id: z.uuid() });
  const { id } = saved.parse(
    await post(
      "/rest/v1/rpc/save_post",
      publishableKey,
      {
        p_post: { slug, status: "scheduled", scheduled_at: new Date(Date.now() + 3_600_000).toISOString() },
        p_translations: [{ lang: "en", title: "The first day", content_markdown: "A visit at home." }],
        p_tags: [],
      },
      signedIn,
    ),
  );
  // Makes it due at once.
  await withDatabase(databaseUrl, async (sql) => {
    await sql`update public.blog_posts set scheduled_at = now() - interval '1 minute' where id = ${id}`;
  });
  await post("/rest/v1/rpc/publish_due", secretKey, {});
  const answer = await fetch(`${apiUrl}/rest/v1/blog_posts?select=status&id=eq.${id}`, {
    headers: { apikey: publishableKey },
  });
  const seen = z.array(z.object({ status: z.string() })).parse(await answer.json());
  if (seen[0]?.status !== "published") throw new StackError("Visitors do not see the post.");
  console.log("Published a post that was scheduled; visitors see it.");

  /** Waits for an email with `words`. */
  const expectMail = async (words: RegExp): Promise<string> => {
    const mail = await Promise.race([
      nextMail(),
      new Promise<never>((_, reject) => {
        setTimeout(() => reject(new StackError("No email came.")), MAIL_LIMIT_MS).unref();
      }),
    ]);
    const body = Buffer.from(mail.split(/\r?\n\r?\n/)[1] ?? "", "base64").toString();
    const [, found] = words.exec(body) ?? [];
    if (found === undefined) throw new StackError(`The email is about something else: ${body.slice(0, 200)}`);
    return found;
  };
  await post("/functions/v1/publish-due", secretKey, {});
  await expectMail(new RegExp(`(${slug}|The first day)`));
  console.log("An email about it came over TLS at port 465.");

  const invited = `invited-${Date.now()}@example.com`;
  const links = "/functions/v1/account-links";
  await post(
    links,
    publishableKey,
    { action: "invite", email: invited, name: "Amal", role: "editor" },
    signedIn,
  );
  await choosePassword(await expectMail(LINK));
  await post(links, publishableKey, { action: "forgotten", email: invited });
  const chosen = await choosePassword(await expectMail(LINK));
  await post("/functions/v1/admin-login", publishableKey, { email: invited, password: chosen });
  console.log("An editor came by an invitation and replaced a forgotten password, both by email.");

  async function choosePassword(linkToken: string): Promise<string> {
    const choice = generatePassword();
    await post(links, publishableKey, { action: "use", token: linkToken, password: choice });
    return choice;
  }
}
