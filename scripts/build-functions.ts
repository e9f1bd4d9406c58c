import path from "node:path";
import { buildFunctions } from "./functions/build-functions";
import { runCommand } from "./local/failure";
import { repositoryRoot } from "./local/settings";

await runCommand(async () => {
  const built = await buildFunctions(path.join(repositoryRoot, "supabase"), console.log);
  console.log(`${Object.keys(built).length} functions are built.`);
});
