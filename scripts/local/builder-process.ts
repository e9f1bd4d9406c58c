/*
 * Builds the site on its parent's message, and answers with the reason of a failure. It stays between builds: loading and
 * compiling its modules takes three times as long as a build of a few pages.
 */
import { runBuild } from "../site/run-build";

process.on("message", () => {
  void runBuild(process.env).then((problem) => process.send?.({ problem }));
});
process.on("disconnect", () => process.exit());
