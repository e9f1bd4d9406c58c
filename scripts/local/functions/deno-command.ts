import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Keys } from "../keys";
import { sourceFiles, urlsOf } from "./source-files";

export interface FunctionsFolder {
  /** supabase/functions: a folder with an index.ts for each function. */
  folder: string;
  /** The files of `buildFunctions`, by function. Without it, the sources run. */
  built?: Readonly<Record<string, string>>;
  /** Restarts with the new code when a file changes, and continues without a function that cannot be loaded. */
  watch: boolean;
}

/**
 * As hosted, functions can reach every server. They may read only their own files, and only the variables that functions may
 * have.
 */
export function denoArguments({ folder, built, watch }: FunctionsFolder): string[] {
  const config = path.join(folder, "deno.json");
  const lock = path.join(folder, "deno.lock");
  const files = { ...sourceFiles(folder), ...built };
  const folders = new Set([folder, ...Object.values(built ?? {}).map((file) => path.dirname(file))]);
  return [
    "run",
    "--quiet",
    "--no-prompt",
    ...(watch ? [`--watch=${folder}`, "--no-clear-screen"] : []),
    // Otherwise it prints a page about request.signal at the first request.
    "--unstable-no-legacy-abort",
    ...(built ? ["--no-npm", "--no-remote"] : []),
    ...(!built && existsSync(config) ? ["--config", config] : ["--no-config"]),
    ...(!built && existsSync(lock) ? ["--lock", lock, "--frozen"] : ["--no-lock"]),
    `--allow-read=${[...folders].join(",")}`,
    "--allow-net",
    "--allow-env",
    fileURLToPath(new URL("../functions-host.ts", import.meta.url)),
    JSON.stringify({ functions: urlsOf(files), isBuilt: built !== undefined, ...(watch && { folder }) }),
  ];
}

export type FunctionKeys = Pick<Keys, "publishableKey" | "secretKey">;

interface FunctionsProject {
  apiUrl: string;
  keys: FunctionKeys;
  /** The stack's settings beside the keys, unless supabase/functions/.env overrides them. */
  settings?: Readonly<Record<string, string>>;
}

// The variables that Deno itself needs to find its cache and to fetch packages; no others are passed on.
const PASSED_ON =
  /^(?:PATH|HOME|USERPROFILE|LOCALAPPDATA|SYSTEMROOT|TMPDIR|TEMP|DENO_(?:DIR|CERT|TLS_CA_STORE)|SSL_CERT_(?:FILE|DIR)|NPM_CONFIG_REGISTRY|(?:HTTPS?|NO)_PROXY|(?:https?|no)_proxy)$/;

/** The variables of a hosted function, and those of supabase/functions/.env. */
export function functionsEnvironment(
  env: NodeJS.ProcessEnv,
  { apiUrl, keys, settings = {} }: FunctionsProject,
  variables: Record<string, string>,
): Record<string, string> {
  const inherited = Object.entries(env).filter(([name]) => PASSED_ON.test(name));
  return {
    // A company's own certificate authority has this name in Node, and another in Deno.
    ...(env.NODE_EXTRA_CA_CERTS ? { DENO_CERT: env.NODE_EXTRA_CA_CERTS } : {}),
    ...Object.fromEntries(inherited),
    ...(env.npm_config_registry ? { NPM_CONFIG_REGISTRY: env.npm_config_registry } : {}),
    // Articles are written and pictures drawn without a provider, unless supabase/functions/.env names one.
    AI_PROVIDER: "composer",
    ...settings,
    ...variables,
    SUPABASE_URL: apiUrl,
    SUPABASE_ANON_KEY: keys.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.secretKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    DENO_NO_UPDATE_CHECK: "1",
    NO_COLOR: "1",
    DO_NOT_TRACK: "1",
    LITE_TELEMETRY: "0",
  };
}
