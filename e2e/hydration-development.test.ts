import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { glob } from "tinyglobby";
import { runToEnd } from "../scripts/local/child-process";
import { type OriginServer, startOriginServer } from "../scripts/local/origin-server";
import { serveSite } from "../scripts/local/site-files";
import { createTemporaryDir } from "../scripts/local/temporary-dir";
import { type Application, readParts } from "../scripts/site/application";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hydrated, openBrowser, pageScriptRan, type Visitor } from "./support/browser";
import { buildPages } from "./support/few-pages";
import { settled } from "./support/settled";

/** Its pages are the same in both modes. */
async function buildBrowserFiles(
  environment: object,
  { scripts }: Pick<Application, "scripts">,
): Promise<Omit<Application, "prerender">> {
  const client = join(folder.path, "client");
  const cacheDir = join(folder.path, "cache");
  await mkdir(cacheDir);
  const { code, lines } = await runToEnd(
    process.execPath,
    [
      "node_modules/vite/bin/vite.js",
      "build",
      "--mode=development",
      "--logLevel=warn",
      "--minify=false",
      "--emptyOutDir",
      `--outDir=${client}`,
    ],
    { env: { ...process.env, ...environment, NODE_ENV: "development" } },
  );
  if (code !== 0) throw new Error(lines.join("\n"));
  return {
    stamp: "development",
    folder: client,
    cacheDir,
    files: await glob("**", { cwd: client, dot: true, ignore: ["index.html", ".vite/**"] }),
    ...(await readParts(client, scripts)),
  };
}

const BUILD_LIMIT_MS = 5 * 60_000;

/*
 * Some pages of the stack's site for a browser with React's development warnings, on a port of its own: this build reports what
 * the production build ignores.
 */
const visit = openBrowser();
const folder = createTemporaryDir();
let site: OriginServer;
beforeAll(async () => {
  site = await startOriginServer(0);
  const outDir = join(folder.path, "site");
  await buildPages(["/", "/ar/"], outDir, buildBrowserFiles);
  site.answers.site = serveSite(outDir);
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await site.stop();
  folder.remove();
});

/** Opens an address of the development build and waits until React has compared every part of it. */
async function hydrate({ page }: Visitor, path: string): Promise<void> {
  const isDevelopment = page.waitForEvent("console", (message) => message.text().includes("React DevTools"));
  // A font that replaces its fallback changes styles, which React in development takes for a mismatch.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(path, { waitUntil: "networkidle" });
  await hydrated(page);
  await isDevelopment;
  await pageScriptRan(page);
  await settled(page);
}

it("a page hydrates without a React warning", async () => {
  const visitor = await visit({ baseURL: site.url });
  await hydrate(visitor, "/ar/");
  expect(visitor.log.problems()).toEqual([]);
});

it("the not-found page hydrates without a React warning", async () => {
  const visitor = await visit({ baseURL: site.url });
  visitor.log.expect(/status of 404/, /Page not found/);
  await hydrate(visitor, "/no/such-page");
  expect(visitor.log.problems()).toEqual([]);
});
