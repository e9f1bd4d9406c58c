import assert from "node:assert/strict";
import { ask } from "../_shared/testing/ask.ts";
import { signedIn } from "../_shared/testing/people.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { adminStatus } from "./handler.ts";

const NOTHING = { AI_PROVIDER: "", AI_API_KEY: "", SMTP_HOST: "", SMTP_PORT: "", SMTP_FROM: "" };

Deno.test("the status lists for staff what is configured", () =>
  signedIn("editor", async (headers) => {
    const mail = { SMTP_HOST: "mail.example.com", SMTP_FROM: "site@example.com" };
    const off = { mail: false, mail_problem: null, ai: null };
    for (const [settings, told] of [
      [{}, {}],
      [{ AI_PROVIDER: "composer" }, { ai: "composer" }],
      [{ AI_API_KEY: "a-key" }, { ai: "openai" }],
      [{ AI_PROVIDER: "openai" }, {}],
      [mail, { mail: true }],
      [{ ...mail, SMTP_FROM: "" }, { mail_problem: "sender_missing" }],
      [{ ...mail, SMTP_PORT: "smtps" }, { mail_problem: "port_unknown" }],
      [{ ...mail, SMTP_PORT: "587" }, { mail_problem: "port_closed" }],
    ] as const) {
      await withSettings({ ...NOTHING, ...settings }, async () =>
        assert.deepEqual(await ask(adminStatus, {}, headers), { status: 200, body: { ...off, ...told } }),
      );
    }
  }));
