import { resolve } from "node:path";
import { buildEnvironment, indexNowKey, type Variables } from "./build-environment";
import { buildSite } from "./build-site";
import { limitGarbage } from "./limit-garbage";

const TIMEOUT_MS = 10_000;

/**
 * Builds the site for the environment, and logs its steps.
 * @returns the reason of a failure, if any
 */
export async function runBuild(variables: Variables): Promise<string | undefined> {
  const endLimit = limitGarbage();
  try {
    const started = performance.now();
    const { pages, written, failed, notices } = await buildSite({
      outDir: resolve(variables.OUT_DIR ?? "dist"),
      environment: await buildEnvironment(variables),
      indexNowKey: await indexNowKey(variables),
      log: (line) => console.log(line),
    });
    for (const { path, reason } of failed) console.error(`${path} is left as it was: ${reason}`);
    for (const notice of notices) console.warn(notice);
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
  } finally {
    endLimit();
  }
}

/**
 * Reports the reason of a failed build to the back office, on a host that has the scheduler's secret (`PUBLISH_DUE_SECRET`).
 * The host's own log has the reason, too, so this may fail.
 */
export async function reportFailure(
  buildFailure: string,
  { PUBLISH_DUE_SECRET: secret, VITE_SUPABASE_URL: url }: Variables,
  fetch = globalThis.fetch,
): Promise<void> {
  if (!secret || !url) return;
  try {
    const answer = await fetch(`${url}/functions/v1/publish-due`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
      body: JSON.stringify({ buildFailure }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  } catch (error) {
    console.error(`The failure could not be reported to the back office: ${(error as Error).message}`);
  }
}
