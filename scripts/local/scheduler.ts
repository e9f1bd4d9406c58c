import { errorMessage } from "./failure";
import type { Keys } from "./keys";

const INTERVAL_MS = 30_000;
const TIMEOUT_MS = 20_000;
/**
 * What the clock calls, each by itself: one that fails does not keep the others from their turn. The function publish-due
 * comes last and only sends its e-mails: what is published goes out by the database's own clock.
 */
const JOBS = [
  "rest/v1/rpc/publish_due",
  // Once a day in a hosted project. It costs nothing when there is nothing to clear out.
  "rest/v1/rpc/daily_upkeep",
  "functions/v1/publish-due",
];

/**
 * Does what pg_cron does in a hosted project, every half minute: publishes what is due, counts past days, clears
 * out what is kept for a time only and has staff told. Returns how to stop it.
 */
export function startScheduler(
  apiUrl: string,
  { secretKey }: Pick<Keys, "secretKey">,
  log: (line: string) => void,
  fetch = globalThis.fetch,
): () => Promise<void> {
  let running = Promise.resolve();
  const lastProblems = new Map<string, string | undefined>();
  const problemOf = async (job: string): Promise<string | undefined> => {
    try {
      const response = await fetch(`${apiUrl}/${job}`, {
        method: "POST",
        headers: { apikey: secretKey, "Content-Type": "application/json" },
        body: "{}",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = await response.text();
      return response.ok ? undefined : answer;
    } catch (error) {
      return errorMessage(error);
    }
  };
  const run = async () => {
    for (const job of JOBS) {
      const problem = await problemOf(job);
      // A lasting problem is told once, not twice a minute.
      if (problem !== undefined && problem !== lastProblems.get(job))
        log(`Scheduler: ${job.split("/").at(-1)} failed: ${problem}`);
      lastProblems.set(job, problem);
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
