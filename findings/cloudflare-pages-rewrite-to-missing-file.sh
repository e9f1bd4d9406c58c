#!/bin/sh
# Package: @cloudflare/pages-shared 0.13.189, the handler that answers on Cloudflare Pages.
# Documentation: a rule of _redirects with the status 200 answers with what is at its target
#   (https://developers.cloudflare.com/pages/configuration/redirects/#proxying).
# Seen: where nothing is at the target, the handler looks for what it has kept (up to a week) under the address that was asked
#   for, and answers with that file of an earlier deployment, status 200. `wrangler pages dev` runs the same handler without
#   a cache and answers 404, so it does not show this.
# Exits with 1 when that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
# Without its dependencies, which the handler does not load.
tar -xzf "$(npm pack --silent @cloudflare/pages-shared@0.13.189)"
echo '{ "type": "module" }' > package/package.json
cat > check.mjs <<'JS'
import { generateHandler, REDIRECTS_VERSION } from "./package/dist/asset-server/handler.js";

const kept = new Map();
const cache = {
  match: async (asked) => {
    const found = kept.get(asked.url ?? asked);
    return found && new Response(found.text, { headers: found.headers });
  },
  put: async (url, answer) => void kept.set(url, { text: await answer.text(), headers: answer.headers }),
};

async function ask(files, staticRules, caches) {
  const later = [];
  const answer = await generateHandler({
    request: new Request("https://www.example.com/old"),
    metadata: { redirects: { version: REDIRECTS_VERSION, staticRules, rules: {} } },
    logError: console.error,
    findAssetEntryForPath: async (path) => (files.includes(path) ? path : null),
    getAssetKey: (path) => path,
    negotiateContent: () => ({}),
    fetchAsset: async (path) => ({ body: `the file ${path}`, contentType: "text/html" }),
    caches,
    waitUntil: (work) => later.push(work),
  });
  await Promise.all(later);
  return `${answer.status} ${await answer.text()}`;
}

const caches = { open: async () => cache };
const rewrite = { "/old": { status: 200, to: "/never-there", lineNumber: 1 } };
const first = await ask(["/old.html", "/404.html"], {}, caches);
const second = await ask(["/404.html"], rewrite, caches);
const withoutCache = await ask(["/404.html"], rewrite, undefined);
console.log(`deployment with /old.html:                        ${first}`);
console.log(`next one, without it, rewrite to a missing file:  ${second}`);
console.log(`the same without a cache, as wrangler pages dev:  ${withoutCache}`);
const isAsSeen =
  second === "200 the file /old.html" && withoutCache === "404 the file /404.html" && first === second;
process.exitCode = isAsSeen ? 0 : 1;
JS
node check.mjs
