import assert from "node:assert/strict";
import { withSettings } from "../_shared/testing/settings.ts";
import { signIn, withPerson } from "../_shared/testing/people.ts";
import { createAdminStatus } from "./handler.ts";

async function ask(headers: Readonly<Record<string, string>>) {
  const response = await createAdminStatus()(
    new Request("http://localhost/admin-status", { method: "POST", headers, body: "{}" }),
  );
  return { status: response.status, body: await response.json() };
}

const NOTHING = { AI_PROVIDER: "", AI_API_KEY: "", SMTP_HOST: "", SMTP_PORT: "", SMTP_FROM: "" };

Deno.test("the status tells staff what is configured", async () => {
  await withPerson("editor", async (person) => {
    const headers = { Authorization: `Bearer ${(await signIn(person)).token}` };
    const mail = { SMTP_HOST: "mail.example.com", SMTP_FROM: "site@example.com" };
    const off = { mail: false, mail_problem: null, ai: null };
    for (const [settings, body] of [
      [NOTHING, off],
      [
        { ...NOTHING, AI_PROVIDER: "composer" },
        { ...off, ai: "composer" },
      ],
      [
        { ...NOTHING, AI_API_KEY: "a-key" },
        { ...off, ai: "openai" },
      ],
      [{ ...NOTHING, AI_PROVIDER: "openai" }, off],
      [
        { ...NOTHING, ...mail },
        { ...off, mail: true },
      ],
      [
        { ...NOTHING, ...mail, SMTP_FROM: "" },
        { ...off, mail_problem: "sender_missing" },
      ],
      [
        { ...NOTHING, ...mail, SMTP_PORT: "smtps" },
        { ...off, mail_problem: "port_unknown" },
      ],
      [
        { ...NOTHING, ...mail, SMTP_PORT: "587" },
        { ...off, mail_problem: "port_closed" },
      ],
    ] as const) {
      await withSettings({ ...settings }, async () =>
        assert.deepEqual(await ask(headers), { status: 200, body }),
      );
    }
  });
});
