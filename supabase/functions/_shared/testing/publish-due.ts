import assert from "node:assert/strict";
import { ask } from "./ask.ts";
import { secret, stack, withStaffSettings } from "./people.ts";
import { withRow } from "./rows.ts";
import { withServer } from "./server.ts";
import { withSettings } from "./settings.ts";
import { createPublishDue } from "../../publish-due/handler.ts";

export type Hook = () => Response;

interface Asked {
  method: string;
  path: string;
  authorization: string | null;
  body: string;
}

interface Host {
  /** The requests to its deploy hook. */
  asked: Asked[];
  /** Puts a build of the current content online. */
  deploy: (failed?: { path: string; reason: string }[]) => Promise<void>;
}

/** A host with a current site and a deploy hook, and its settings; all end with `work`. */
export async function withHost(answer: Hook, work: (host: Host) => Promise<void>): Promise<void> {
  const asked: Asked[] = [];
  let build: unknown;
  const answered = async (request: Request) => {
    const path = new URL(request.url).pathname;
    if (path === "/build.json") return Response.json(build);
    const authorization = request.headers.get("authorization");
    asked.push({ method: request.method, path, authorization, body: await request.text() });
    return answer();
  };
  const deploy: Host["deploy"] = async (failed = []) => {
    const { data } = await secret.rpc("site_fingerprint");
    build = { fingerprint: data, builtAt: new Date().toISOString(), pages: 90, failed };
  };
  await deploy();
  await withServer(answered, (address) =>
    withSettings({ DEPLOY_HOOK_URL: `${address}/hook/of-the-test`, SITE_URL: `${address}/` }, async () => {
      await freshPublishDue()();
      await work({ asked, deploy });
    }),
  );
}

/** A scheduled post that is due, while automatic publishing is on. Removed after `work`. */
export const withDuePost = (work: (id: string) => Promise<void>): Promise<void> =>
  withStaffSettings({ auto_publish: true }, () => {
    const id = crypto.randomUUID();
    const scheduled_at = new Date(Date.now() - 60_000).toISOString();
    const row = { id, slug: `test-${id}`, status: "scheduled", scheduled_at };
    return withRow("blog_posts", row, () => work(id));
  });

export async function assertPublished(id: string): Promise<void> {
  const { data } = await secret.from("blog_posts").select("status").eq("id", id).single();
  assert.equal(data?.status, "published");
}

/** Calls the function as the scheduler, unless other headers are given. */
export function freshPublishDue(settings: Parameters<typeof createPublishDue>[0] = {}) {
  const publishDue = createPublishDue(settings);
  return (headers: Readonly<Record<string, string>> = { apikey: stack.secretKey }, report = {}) =>
    ask(publishDue, report, headers);
}

/** A permit with a new number; removed after `work`. */
export const withPermit = (
  columns: { number: string; expires: string; file_path?: string },
  work: () => Promise<void>,
): Promise<void> => {
  const authority = { authority_en: "Test", authority_ar: "تجربة" };
  const scope = { scope_en: "Test", scope_ar: "تجربة", issued: "2020-01-01" };
  const row = { id: crypto.randomUUID(), kind: "advertising_approval", ...authority, ...scope, ...columns };
  return withRow("permits", row, work);
};
