import assert from "node:assert/strict";
import { withSettings } from "../_shared/testing/settings.ts";
import { signIn, stack, withPerson } from "../_shared/testing/people.ts";
import { createAdminStatus } from "./handler.ts";

async function ask(headers: Readonly<Record<string, string>>) {
  const response = await createAdminStatus()(
    new Request("http://localhost/admin-status", { method: "POST", headers, body: "{}" }),
  );
  return { status: response.status, body: await response.json() };
}

const NOTHING = { AI_PROVIDER: "", AI_API_KEY: "", SMTP_HOST: "", SMTP_FROM: "" };

Deno.test("tells staff what is set up", async () => {
  await withPerson("editor", async (person) => {
    const headers = { Authorization: `Bearer ${(await signIn(person)).token}` };
    for (const [settings, body] of [
      [NOTHING, { mail: false, ai: null }],
      [
        { ...NOTHING, AI_PROVIDER: "composer" },
        { mail: false, ai: "composer" },
      ],
      [
        { ...NOTHING, AI_API_KEY: "a-key" },
        { mail: false, ai: "openai" },
      ],
      [
        { ...NOTHING, AI_PROVIDER: "openai" },
        { mail: false, ai: null },
      ],
      [
        { ...NOTHING, SMTP_HOST: "mail.example.com" },
        { mail: false, ai: null },
      ],
      [
        { ...NOTHING, SMTP_HOST: "mail.example.com", SMTP_FROM: "site@example.com" },
        { mail: true, ai: null },
      ],
    ] as const) {
      await withSettings({ ...settings }, async () =>
        assert.deepEqual(await ask(headers), { status: 200, body }),
      );
    }
  });
});

Deno.test("tells nobody else", async () => {
  assert.equal((await ask({})).status, 401);
  await withPerson(null, async (person) => {
    assert.equal((await ask({ Authorization: `Bearer ${(await signIn(person)).token}` })).status, 403);
  });
  const response = await fetch(`${stack.url}/functions/v1/admin-status`);
  assert.equal(response.status, 401);
  await response.body?.cancel();
});
