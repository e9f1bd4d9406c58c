import { lookup, resolve4, resolve6 } from "node:dns/promises";
import { isIPv6 } from "node:net";
import { parseEnv } from "node:util";
import { readIfPresent } from "../files";
import type { Keys } from "../keys";

export type FunctionKeys = Pick<Keys, "publishableKey" | "secretKey">;

interface FunctionsProject {
  apiUrl: string;
  keys: FunctionKeys;
  /** What the stack sets beside the keys, unless supabase/functions/.env says otherwise. */
  settings?: Readonly<Record<string, string>>;
}

// What Deno itself needs to find its cache and to fetch packages; nothing else of this process's environment passes.
const PASSED_ON =
  /^(?:PATH|HOME|USERPROFILE|LOCALAPPDATA|SYSTEMROOT|TMPDIR|TEMP|DENO_(?:DIR|CERT|TLS_CA_STORE)|SSL_CERT_(?:FILE|DIR)|NPM_CONFIG_REGISTRY|(?:HTTPS?|NO)_PROXY|(?:https?|no)_proxy)$/;

/** The variables a hosted function finds, and those of supabase/functions/.env. */
export function functionsEnvironment(
  env: NodeJS.ProcessEnv,
  { apiUrl, keys, settings = {} }: FunctionsProject,
  variables: Record<string, string>,
): Record<string, string> {
  const inherited = Object.entries(env).filter(([name]) => PASSED_ON.test(name));
  return {
    // A company's own certificate authority goes by this name in Node, and may by another in Deno.
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

export function readDotEnv(file: string): Record<string, string> {
  return parseEnv(readIfPresent(file) ?? "") as Record<string, string>;
}

/**
 * The servers that functions are told about: the host of every URL, and every `…_HOST` with its addresses. What speaks to the
 * latter looks its name up by itself, and Deno then asks about the address it connects to.
 */
export async function allowedHosts(variables: Record<string, string>): Promise<string[]> {
  const hosts = Object.entries(variables).map(async ([name, value]) => {
    if (/^https?:\/\//.test(value) && URL.canParse(value)) return [new URL(value).host];
    return name.endsWith("_HOST") && value !== "" ? [value, ...(await addressesOf(value))] : [];
  });
  return (await Promise.all(hosts)).flat();
}

/** No address for an unknown name: its user gets the error, and the rest works. */
async function addressesOf(host: string): Promise<string[]> {
  const found = await Promise.allSettled([
    lookup(host, { all: true }).then((entries) => entries.map(({ address }) => address)),
    resolve4(host),
    resolve6(host),
  ]);
  const addresses = new Set(found.flatMap((result) => (result.status === "fulfilled" ? result.value : [])));
  addresses.delete(host);
  return [...addresses].map((address) => (isIPv6(address) ? `[${address}]` : address));
}
