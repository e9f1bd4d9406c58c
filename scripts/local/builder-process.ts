/*
 * Builds the site whenever its parent says so, and answers with the reason when that fails. It stays between builds: what it
 * has loaded and compiled takes three times as long as a build of a few pages.
 */
import { runBuild } from "../site/run-build";

process.on("message", () => {
  void runBuild(process.env).then((problem) => process.send?.({ problem }));
});
process.on("disconnect", () => process.exit());
