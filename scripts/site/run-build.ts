import { resolve } from "node:path";
import { buildEnvironment, formerFacts, indexNowKey } from "./build-environment";
import { buildSite } from "./build-site";

/**
 * Builds the site as the environment says, and logs what it does.
 * @returns why it failed, if it did
 */
export async function runBuild(
  variables: Readonly<Record<string, string | undefined>>,
): Promise<string | undefined> {
  try {
    const started = performance.now();
    const note = await formerFacts(variables);
    if (note !== undefined) console.log(note);
    const { pages, written, failed } = await buildSite({
      outDir: resolve(variables.OUT_DIR ?? "dist"),
      environment: await buildEnvironment(variables),
      indexNowKey: await indexNowKey(variables),
      mode: variables.BUILD_MODE === "development" ? "development" : "production",
      log: (line) => console.log(line),
    });
    for (const { path, reason } of failed) console.error(`${path} is left as it was: ${reason}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`built, ${written} of ${pages} pages written in ${seconds} s`);
    return undefined;
  } catch (error) {
    // The person who builds needs the reason, not the position in our code; Vite's and React's errors have their own.
    const { message, cause } = error as Error;
    if (cause instanceof Error) console.error(cause.stack);
    // Last, where people look first.
    console.error(message);
    return message;
  }
}
