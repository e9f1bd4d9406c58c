import { repositoryRoot } from "./local/settings";
import { runCommand } from "./local/failure";
import { writeFunctionModules } from "./texts/function-modules";
import { checkTexts } from "./texts/read-texts";

/** Checks every text of the content, and writes the modules that functions import. */
await runCommand(() => {
  checkTexts(repositoryRoot);
  const written = writeFunctionModules(repositoryRoot);
  console.log(
    written.length > 0 ? `Wrote ${written.join(", ")}.` : "All texts are right, and functions have them.",
  );
});
