import assert from "node:assert/strict";
import { secret, stack } from "../_shared/testing/people.ts";
import { createPublishDue } from "./handler.ts";

export type Hook = () => Response;

interface Asked {
  method: string;
  path: string;
  body: string;
}

/** A host with a deploy hook, and the setting that leads there; afterwards both are gone. */
export async function withHook(answer: Hook, work: (asked: Asked[]) => Promise<void>): Promise<void> {
  const asked: Asked[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    asked.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: await request.text(),
    });
    return answer();
  });
  Deno.env.set("DEPLOY_HOOK_URL", `http://127.0.0.1:${server.addr.port}/hook/of-the-test`);
  try {
    await work(asked);
  } finally {
    Deno.env.delete("DEPLOY_HOOK_URL");
    await server.shutdown();
  }
}

/** A scheduled post whose time has come, while scheduled posts go out. Gone again after `work`. */
export async function withDuePost(work: (id: string) => Promise<void>): Promise<void> {
  const { data: settings, error } = await secret.from("staff_settings").select("auto_publish").single();
  assert.equal(error, null);
  const setAutoPublish = async (auto_publish: unknown) => {
    const changed = await secret.from("staff_settings").update({ auto_publish }).eq("id", 1);
    assert.equal(changed.error, null);
  };
  const id = crypto.randomUUID();
  const scheduled_at = new Date(Date.now() - 60_000).toISOString();
  await setAutoPublish(true);
  const added = await secret
    .from("blog_posts")
    .insert({ id, slug: `test-${id}`, status: "scheduled", scheduled_at });
  assert.equal(added.error, null);
  try {
    await work(id);
  } finally {
    await secret.from("blog_posts").delete().eq("id", id);
    await setAutoPublish(settings?.auto_publish);
  }
}

/** The function under a job name of its own, so that no test waits for another's interval. */
export function freshPublishDue(settings: { intervalSeconds?: number; mailRetrySeconds?: number } = {}) {
  const publishDue = createPublishDue({ job: `test-${crypto.randomUUID()}`, ...settings });
  return async (headers: Readonly<Record<string, string>> = { apikey: stack.secretKey }) => {
    const response = await publishDue(
      new Request("http://localhost/publish-due", { method: "POST", headers }),
    );
    const text = await response.text();
    assert.ok(!text.includes(stack.secretKey), "the answer tells the key");
    return { status: response.status, body: JSON.parse(text) };
  };
}
