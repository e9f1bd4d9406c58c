import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateDatabaseTypes } from "./local/database-types";
import { errorCode } from "./local/failure";
import { runCommand } from "./local/run-command";
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

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
