import type { Sql } from "postgres";
import { startBackend } from "./backend";
import { generateKeys } from "./keys";
import { localPaths } from "./local-dir";
import { createTemporaryDir } from "./temporary-dir";

/** Runs `work` on a database that has a folder's migrations, no content, and lives only for this. */
export async function onMigratedDatabase<T>(supabaseDir: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const temporary = createTemporaryDir();
  try {
    const backend = await startBackend({
      paths: localPaths(temporary.path),
      keys: generateKeys("types@example.com"),
      supabaseDir,
      siteUrl: "http://127.0.0.1",
      seed: false,
      log: () => undefined,
    });
    try {
      return await work(backend.sql);
    } finally {
      await backend.stop();
    }
  } finally {
    temporary.remove();
  }
}
