import { readFileSync } from "node:fs";
import path from "node:path";
import { HOST_FILES } from "../site/page-files";
import { fileAt } from "./built-folder";
import { importEngine } from "./engines";

/** The used part of `@cloudflare/pages-shared`: the handler of Cloudflare Pages. */
interface PagesHandler {
  REDIRECTS_VERSION: number;
  generateHandler: (context: {
    request: Request;
    metadata: { redirects: { version: number; staticRules: Rules; rules: object } };
    logError: (error: Error) => void;
    findAssetEntryForPath: (address: string) => Promise<string | null>;
    getAssetKey: (file: string) => string;
    negotiateContent: () => object;
    fetchAsset: (file: string) => Promise<{ body: Uint8Array; contentType: string }>;
    caches: { open: () => Promise<Kept> };
    waitUntil: (work: Promise<unknown>) => void;
  }) => Promise<Response>;
}

type Rules = Record<string, { status: number; to: string; lineNumber: number }>;

/** Its kept answers, by address. */
interface Kept {
  match: (asked: Request | string) => Promise<Response | undefined>;
  put: (address: string, answer: Response) => Promise<void>;
}

/** The rules that it accepts: three words, no placeholder, the first for an address. `wrangler` is tested with the whole file. */
function staticRules(site: string): Rules {
  const rules: Rules = {};
  for (const [index, line] of readFileSync(path.join(site, HOST_FILES.redirects), "utf8")
    .split("\n")
    .entries()) {
    const [from = "", to = "", status, ...more] = line.split(" ");
    if (more.length === 0 && /^(?:200|30[12])$/.test(status ?? "") && !/[*:]/.test(from))
      rules[from] ??= { status: Number(status), to, lineNumber: index + 1 };
  }
  return rules;
}

/**
 * The answer of Cloudflare Pages for an address after a deployment without its file. It has kept the answers of the deployment
 * before, while `wrangler pages dev` keeps nothing, so this calls its handler directly.
 * @param before - the folder that was deployed before
 * @param site - the folder that is deployed now
 */
export async function cloudflareKept(
  before: string,
  site: string,
): Promise<(address: string) => Promise<Response>> {
  const { generateHandler, REDIRECTS_VERSION } = await importEngine<PagesHandler>(
    "@cloudflare/pages-shared/dist/asset-server/handler.js",
  );
  const stored = new Map<string, { text: string; headers: Headers }>();
  const kept: Kept = {
    match: (asked) => {
      const found = stored.get(typeof asked === "string" ? asked : asked.url);
      return Promise.resolve(found && new Response(found.text, { headers: found.headers }));
    },
    put: async (address, answer) => {
      stored.set(address, { text: await answer.text(), headers: answer.headers });
    },
  };
  const ask = async (folder: string, address: string) => {
    const later: Promise<unknown>[] = [];
    const answer = await generateHandler({
      request: new Request(`https://www.example.com${address}`),
      metadata: { redirects: { version: REDIRECTS_VERSION, staticRules: staticRules(folder), rules: {} } },
      logError: (error) => console.error(error),
      findAssetEntryForPath: (asked) => Promise.resolve(fileAt(folder, asked) ?? null),
      getAssetKey: (file) => file,
      negotiateContent: () => ({}),
      fetchAsset: (file) => Promise.resolve({ body: readFileSync(file), contentType: "text/html" }),
      caches: { open: () => Promise.resolve(kept) },
      waitUntil: (work) => void later.push(work),
    });
    await Promise.all(later);
    return answer;
  };
  return async (address) => {
    const first = await ask(before, address);
    if (first.status !== 200) throw new Error(`${address} was not there before: status ${first.status}`);
    return ask(site, address);
  };
}
