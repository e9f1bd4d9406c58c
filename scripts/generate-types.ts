import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { onMigratedDatabase } from "./local/backend";
import { runCommand, StackError } from "./local/failure";
import { staleSchemaFiles } from "./local/schema-files";
import { repositoryRoot } from "./local/settings";
import { readStoredTables, SUBJECTS, undescribed } from "./local/stored-data";

await runCommand(() =>
  onMigratedDatabase(path.join(repositoryRoot, "supabase"), async (sql) => {
    const unclear = undescribed(await readStoredTables(sql)).join(", ");
    if (unclear)
      throw new StackError(
        `The comment of ${unclear} needs Why:, Kept: and Subject: (${SUBJECTS.join(", ")}).`,
      );
    const stale = await staleSchemaFiles(sql);
    for (const [name, text] of stale) {
      const file = path.join(repositoryRoot, name);
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
    }
    const names = stale.map(([name]) => name).join(", ");
    console.log(stale.length > 0 ? `Wrote ${names}.` : "Nothing has changed.");
    return 0;
  }),
);
