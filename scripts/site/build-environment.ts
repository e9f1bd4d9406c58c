import { existsSync } from "node:fs";
import { loadEnv } from "vite";
import { parseEnv, type Env } from "../../src/config/env-schema";
import { readStackFile } from "../local/stack-file";

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The site's configuration: the environment and `.env` first, a running local stack for what they leave open.
 * @throws Error naming every missing or wrong value, or the backend that does not answer
 */
export async function buildEnvironment(variables: Variables): Promise<Env> {
  const environment = parseEnv({
    ...localStack(variables),
    ...loadEnv("production", process.cwd(), "VITE_"),
    ...defined(variables),
  });
  await expectBackend(environment);
  return environment;
}

const defined = (variables: Variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => name.startsWith("VITE_") && value));

function localStack(variables: Variables): Variables {
  const folder = variables.LOCAL_DIR ?? ".local";
  if (!existsSync(`${folder}/stack.json`)) return {};
  const { siteUrl, apiUrl, publishableKey } = readStackFile(folder);
  return { VITE_SITE_URL: siteUrl, VITE_SUPABASE_URL: apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey };
}

/**
 * The pages are written with the content of the database, so it has to be there.
 * @throws Error naming the backend that does not answer
 */
export async function expectBackend({
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: apikey,
}: Env): Promise<void> {
  const reason = await fetch(`${url}/rest/v1/blog_posts?select=slug&limit=1`, {
    headers: { apikey },
    signal: AbortSignal.timeout(10_000),
  }).then(
    (response) => (response.ok ? undefined : `it answered ${response.status}`),
    () => "there was no answer",
  );
  if (reason) {
    throw new Error(
      `The pages are written with the content of ${url}, but ${reason}. Start the local stack (npm start) in another ` +
        "terminal, or set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to a Supabase project that has the migrations.",
    );
  }
}
