import { writeFileSync } from "node:fs";
import path from "node:path";
import { generateDatabaseTypes } from "./local/database-types";
import { runCommand } from "./local/failure";
import { readIfPresent } from "./local/files";
import { repositoryRoot } from "./local/settings";

const target = "src/data/database.types.ts";

await runCommand(async () => {
  const file = path.join(repositoryRoot, target);
  const types = await generateDatabaseTypes(path.join(repositoryRoot, "supabase"));
  if (process.argv.includes("--check")) {
    const isCurrent = readIfPresent(file) === types;
    console.log(isCurrent ? `${target} is current.` : `${target} is stale; run npm run types:db.`);
    return isCurrent ? 0 : 1;
  }
  writeFileSync(file, types);
  console.log(`Wrote ${target}.`);
  return 0;
});
