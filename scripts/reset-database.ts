import { runCommand } from "./local/failure";
import { resetLocalData } from "./local/local-dir";
import { readSettings } from "./local/settings";

await runCommand(() => {
  const { localDir } = readSettings(process.env);
  resetLocalData(localDir);
  console.log(
    `Removed the local data in ${localDir}. The next start makes a new database with the demo content.`,
  );
});
