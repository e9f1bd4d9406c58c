import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "oxfmt";
import formatOptions from "../.oxfmtrc.json" with { type: "json" };
import { generateDatabaseTypes } from "./local/database-types";
import { runCommand } from "./local/failure";
import { readIfPresent } from "./local/files";
import { onMigratedDatabase } from "./local/migrated-database";
import { repositoryRoot } from "./local/settings";
import { describeStoredData, readStoredTables } from "./local/stored-data";

const supabaseDir = path.join(repositoryRoot, "supabase");
const TYPES = "src/data/database.types.ts";
const PAGE = "docs/stored-data.md";

await runCommand(() =>
  onMigratedDatabase(supabaseDir, async (sql) => {
    const page = readFileSync(path.join(repositoryRoot, PAGE), "utf8");
    const described = describeStoredData(await readStoredTables(sql), page);
    const files = {
      [TYPES]: await generateDatabaseTypes(sql, supabaseDir),
      [PAGE]: (await format(PAGE, described, { printWidth: formatOptions.printWidth })).code,
    };
    const stale = Object.entries(files).filter(
      ([name, text]) => readIfPresent(path.join(repositoryRoot, name)) !== text,
    );
    const names = stale.map(([name]) => name).join(", ");
    if (process.argv.includes("--check")) {
      if (stale.length > 0) console.log(`${names}: stale; run npm run types:db.`);
      return stale.length > 0 ? 1 : 0;
    }
    for (const [name, text] of stale) writeFileSync(path.join(repositoryRoot, name), text);
    console.log(stale.length > 0 ? `Wrote ${names}.` : "Nothing has changed.");
    return 0;
  }),
);
