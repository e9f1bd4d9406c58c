/*
 * Builds the project of the comparison with Astro, in a process of its own, and answers with the time and memory.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PeerBuild } from "./peer";
import { processorSeconds } from "./processor-time";

const KILOBYTES = 1024;

/** The used part of Astro. https://docs.astro.build/en/reference/programmatic-reference/ */
interface Astro {
  build: (config: {
    root: string;
    configFile: false;
    logLevel: "error";
    site: string;
    outDir: string;
    cacheDir: string;
  }) => Promise<void>;
}

process.on("disconnect", () => process.exit());
const root = process.cwd();
const folder = process.env["PEER_DIR"] ?? "";
const started = performance.now();
const astro = createRequire(path.join(root, "package.json")).resolve("astro");
const { build } = (await import(pathToFileURL(astro).href)) as Astro;
await build({
  root,
  configFile: false,
  logLevel: "error",
  site: "https://peer.example.com",
  outDir: path.join(folder, "site"),
  cacheDir: path.join(folder, "cache"),
});
process.send?.({
  seconds: (performance.now() - started) / 1_000,
  processor: processorSeconds(),
  memory: process.resourceUsage().maxRSS / KILOBYTES,
} satisfies PeerBuild);
