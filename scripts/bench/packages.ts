import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runToEnd } from "../local/child-process";

/** The part of Lighthouse that is used here. https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md */
export type Lighthouse = (
  url: string,
  flags: { port: number; output: "json"; logLevel: "error" },
) => Promise<{ lhr: LighthouseReport; artifacts: { Trace: { traceEvents: TraceEvent[] } } } | undefined>;

export interface LighthouseReport {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { title: string; score: number | null; numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

/** Of a trace, what is read here: times in microseconds, `tdur` of them on the processor. */
export interface TraceEvent {
  name: string;
  ts: number;
  tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string };
}

interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  connections: number;
  /** Seconds. */
  duration: number;
  /** Requests of a second, of all connections together. */
  overallRate: number;
  requests: readonly { path: string }[];
}

export interface LoadResult {
  errors: number;
  timeouts: number;
  non2xx: number;
  requests: { total: number };
  latency: { p99: number };
}

/** The part of autocannon that is used here. https://github.com/mcollina/autocannon#api */
type Autocannon = (
  options: LoadOptions,
  done: (error: Error | null, result: LoadResult) => void,
) => { stop: () => void };

export const loadLighthouse = () => load<Lighthouse>("lighthouse");
export const loadAutocannon = () => load<Autocannon>("autocannon");

let installing: Promise<void> | undefined;

/** 200 MB that only the bench needs are in no one else's `npm ci`. */
async function load<Package>(name: string): Promise<Package> {
  await (installing ??= install());
  const { default: loaded }: { default: Package } = await import(name);
  return loaded;
}

async function install(): Promise<void> {
  const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const done = at("node_modules/.package-lock.json");
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(at("package-lock.json")).mtimeMs) return;
  console.error("installing the packages of the bench");
  const { code, lines } = await runToEnd("npm", ["ci", "--no-audit", "--no-fund"], { cwd: at(".") });
  if (code !== 0) throw new Error(`The packages of the bench cannot be installed:\n${lines.join("\n")}`);
}
