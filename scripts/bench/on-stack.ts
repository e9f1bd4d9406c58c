import postgres from "postgres";
import { runToEnd } from "../local/child-process";
import { StackError } from "../local/failure";
import type { StackFile } from "../local/stack-file";

/** Runs `work` with a connection that has all permissions, and closes it. */
export async function withDatabase<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Builds the site of a stack for a host, in a process of its own. @returns the line with the number of written pages */
export async function buildSite(
  { siteUrl, apiUrl, publishableKey }: Pick<StackFile, "siteUrl" | "apiUrl" | "publishableKey">,
  outDir: string,
  onLine?: (line: string) => void,
): Promise<string> {
  const { code, lines } = await runToEnd(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    onLine,
    env: {
      ...process.env,
      OUT_DIR: outDir,
      VITE_SITE_URL: siteUrl,
      VITE_SUPABASE_URL: apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
    },
  });
  const last = lines.at(-1) ?? `code ${code}`;
  if (code !== 0) throw new StackError(`The site cannot be built: ${last}`);
  return last;
}
