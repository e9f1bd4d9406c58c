import { existsSync, readdirSync } from "node:fs";
import { parseEnv, type Env } from "../../src/config/env-schema";
import { readStackFile } from "../local/stack-file";

export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The site's configuration: the environment and `.env` first, a running local stack for missing values.
 * @throws Error naming every missing or wrong value
 */
export async function buildEnvironment(variables: Variables): Promise<Env> {
  return parseEnv({ ...localStack(variables), ...(await envFiles()), ...defined(variables) });
}

/**
 * The key of the site for search engines that accept notifications.
 * @throws Error for a key that they would refuse
 */
export async function indexNowKey(variables: Variables): Promise<string | undefined> {
  const { INDEXNOW_KEY: key } = { ...(await envFiles()), ...variables };
  if (!key) return undefined;
  if (/^[\da-zA-Z-]{8,128}$/.test(key)) return key;
  throw new Error("INDEXNOW_KEY is wrong: it should be 8 to 128 letters, digits and hyphens.");
}

/** Vite reads these files, and takes longer to load than a build of a few pages takes. */
async function envFiles(): Promise<Variables> {
  if (!readdirSync(".").some((name) => /^\.env(?:\.production)?(?:\.local)?$/.test(name))) return {};
  const { loadEnv } = await import("vite");
  return loadEnv("production", process.cwd(), ["VITE_", "INDEXNOW_"]);
}

const defined = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => name.startsWith("VITE_") && value));

function localStack(variables: Variables): Variables {
  const folder = variables.LOCAL_DIR ?? ".local";
  if (!existsSync(`${folder}/stack.json`)) return {};
  const { siteUrl, apiUrl, publishableKey } = readStackFile(folder);
  return { VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey };
}
