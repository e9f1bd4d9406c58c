import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { rerender } from "./site/rerender";

const USAGE =
  "Usage: npm run prerender -- /blog/<slug> [more addresses]. An article is written in both languages, with the pages, " +
  "the sitemap and the feeds that name it. OUT_DIR says where the built site is (dist).";

try {
  const { positionals: addresses } = parseArgs({ allowPositionals: true });
  if (addresses.length === 0) throw new Error(USAGE);
  const outDir = resolve(process.env.OUT_DIR ?? "dist");
  const started = performance.now();
  const { written, removed } = await rerender(outDir, addresses);
  for (const path of written) console.log(`written  ${path}`);
  for (const path of removed) console.log(`removed  ${path} (no longer published)`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${relative("", outDir)} is up to date in ${seconds} s: give it to the host again.`);
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message}\n${cause.stack}` : message);
  process.exitCode = 1;
}
