import { errorMessage } from "./failure";
import type { Keys } from "./keys";

/** The interval of a hosted project's scheduler. */
const INTERVAL_MS = 20_000;
const TIMEOUT_MS = 20_000;

/** The scheduled calls, each independent of failures of the others. */
const JOBS = [
  "rest/v1/rpc/publish_due",
  // Once a day in a hosted project. It costs nothing when there is nothing to remove.
  "rest/v1/rpc/daily_upkeep",
];
/** Checks uploads. Every ten minutes in a hosted project, and only when there are any. */
const CLEAN_MEDIA = "functions/v1/clean-media";
/** Sends emails to staff and has the site built. */
const PUBLISH_DUE = "functions/v1/publish-due";

interface SchedulerOptions {
  apiUrl: string;
  keys: Pick<Keys, "secretKey">;
  log: (line: string) => void;
  /** Whether it runs on its own, or only on request. */
  isOn: boolean;
  fetch?: typeof globalThis.fetch;
}

export interface Scheduler {
  /** Called for changes that readers should have at once. The next round finds all others. */
  siteChanged: () => void;
  /** Calls publish-due now, with the reason of a failed build. */
  keepSite: (report?: { buildFailure?: string }) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Does the work of pg_cron and pg_net in a hosted project, every twenty seconds and after changes: publishes due posts, counts
 * past days, removes expired rows, has staff notified and the site built, and files checked.
 */
export function startScheduler({
  apiUrl,
  keys,
  log,
  isOn,
  fetch = globalThis.fetch,
}: SchedulerOptions): Scheduler {
  const stopping = new AbortController();
  let running = Promise.resolve();
  let isWaiting = false;
  const lastProblems = new Map<string, string | undefined>();
  const problemOf = async (job: string, body: object): Promise<string | undefined> => {
    try {
      const response = await fetch(`${apiUrl}/${job}`, {
        method: "POST",
        headers: { apikey: keys.secretKey, "Content-Type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const answer = await response.text();
      return response.ok ? undefined : answer;
    } catch (error) {
      return errorMessage(error);
    }
  };
  const call = async (job: string, body: object = {}) => {
    if (stopping.signal.aborted) return;
    const problem = await problemOf(job, body);
    if (stopping.signal.aborted) return;
    // A lasting problem is logged once, not in every round.
    if (problem !== undefined && problem !== lastProblems.get(job))
      log(`Scheduler: ${job.split("/").at(-1)} failed: ${problem}`);
    lastProblems.set(job, problem);
  };
  const afterOthers = (work: () => Promise<void>) => (running = running.then(work));
  const round = async () => {
    for (const job of JOBS) await call(job);
    await call(PUBLISH_DUE);
    await call(CLEAN_MEDIA);
  };
  const timer = isOn ? setInterval(() => void afterOthers(round), INTERVAL_MS) : undefined;
  return {
    siteChanged: () => {
      // A call that has not begun yet sees all changes until then.
      if (!isOn || isWaiting) return;
      isWaiting = true;
      void afterOthers(() => {
        isWaiting = false;
        return call(PUBLISH_DUE);
      });
    },
    keepSite: (report) => afterOthers(() => call(PUBLISH_DUE, report)),
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}
