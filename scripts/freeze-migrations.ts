import path from "node:path";
import { freezeMigrations } from "./local/database/frozen-migrations";
import { runCommand } from "./local/failure";
import { repositoryRoot } from "./local/settings";

await runCommand(() => {
  const added = freezeMigrations(path.join(repositoryRoot, "supabase"));
  console.log(
    added.length > 0 ? `Frozen from now on:\n${added.join("\n")}` : "All migrations were frozen already.",
  );
});
