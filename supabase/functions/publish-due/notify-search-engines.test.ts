import assert from "node:assert/strict";
import { capturedErrors } from "../_shared/testing/console.ts";
import { secret } from "../_shared/testing/people.ts";
import { withServer } from "../_shared/testing/server.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { notifySearchEngines } from "./notify-search-engines.ts";

const KEY = "0123456789abcdef";
const { signal } = new AbortController();
/** Builds of these tests, one after the other and later than any other test's. */
let clock = Date.now() + 3_600_000;

interface Site {
  address: string;
  /** Puts a build online in which these paths are new. */
  deploy: (...paths: string[]) => Promise<void>;
  /** Notifies of new pages. @returns the outcome and the sent messages */
  tell: (status?: number) => Promise<{ result: string; messages: Record<string, unknown>[] }>;
}

async function withSite(work: (site: Site) => Promise<void>): Promise<void> {
  const history: Record<string, [string, string, string]> = {};
  let messages: Record<string, unknown>[] = [];
  let answer = 202;
  const answered = async (request: Request) => {
    if (request.method === "GET") return Response.json(history);
    messages.push(await request.json());
    return new Response(null, { status: answer });
  };
  const deploy: Site["deploy"] = async (...paths) => {
    clock += 1_000;
    const builtAt = new Date(clock).toISOString();
    for (const path of paths) history[path] = ["hash", builtAt, builtAt];
    const build = { p_fingerprint: builtAt, p_built_at: builtAt, p_pages: 1, p_failed: [] };
    assert.equal((await secret.rpc("note_live_site", build)).error, null);
  };
  await deploy();
  await withServer(answered, async (address) => {
    const tell: Site["tell"] = async (status = 202) => {
      answer = status;
      messages = [];
      const result = await notifySearchEngines(secret, signal, { service: `${address}/indexnow`, batch: 2 });
      return { result, messages };
    };
    await withSettings({ INDEXNOW_KEY: KEY, SITE_URL: `${address}/` }, async () => {
      await tell();
      await work({ address, deploy, tell });
    });
  });
}

Deno.test("search engines get the live build's new addresses once, in batches", () =>
  withSite(async ({ address, deploy, tell }) => {
    await deploy("/blog", "/blog/fever", "/ar/blog/fever");
    const message = { host: new URL(address).host, key: KEY, keyLocation: `${address}/${KEY}.txt` };
    assert.deepEqual(await tell(), {
      result: "told",
      messages: [
        { ...message, urlList: [`${address}/blog`, `${address}/blog/fever`] },
        { ...message, urlList: [`${address}/ar/blog/fever`] },
      ],
    });
    assert.deepEqual(await tell(), { result: "none", messages: [] });
    await deploy();
    assert.deepEqual(await tell(), { result: "none", messages: [] });
  }));

Deno.test("a refused batch is sent again with the next call", () =>
  withSite(async ({ address, deploy, tell }) => {
    await deploy("/blog");
    const log = await capturedErrors(async () => {
      assert.equal((await tell(429)).result, "failed");
    });
    assert.match(log, /answered 429/);
    const { messages } = await tell();
    assert.deepEqual(
      messages.map(({ urlList }) => urlList),
      [[`${address}/blog`]],
    );
  }));

Deno.test("search engines get nothing without a key", () =>
  withSite(async ({ deploy, tell }) => {
    await deploy("/blog");
    await withSettings({ INDEXNOW_KEY: "" }, async () => {
      assert.deepEqual(await tell(), { result: "not_configured", messages: [] });
    });
  }));
