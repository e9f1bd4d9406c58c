import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { buildEnvironment, indexNowKey, type Variables } from "./build-environment";
import { buildSite } from "./build-site";

const TIMEOUT_MS = 10_000;

/**
 * By default V8 lets a small heap grow to four times its used size before it collects garbage. Pages leave much garbage: with
 * half as much again, those of 400 articles took 250 MB instead of 390. With a fifth, 10,000 take 655 MB, with three tenths 714,
 * and 501 s of processor time from nothing instead of 485.
 */
const SPARING_HEAP = "--heap-growing-percent=20";

/**
 * Builds the site for the environment, and logs its steps.
 * @returns the reason of a failure, if any
 */
export async function runBuild(variables: Variables): Promise<string | undefined> {
  setFlagsFromString(SPARING_HEAP);
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
