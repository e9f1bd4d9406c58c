import type { ApiHandler } from "./api/handler";
import { errorMessage } from "./failure";
import type { Keys } from "./keys";

const INTERVAL_MS = 30_000;
/** What the clock calls, each by itself: one that fails does not keep the others from their turn. */
const JOBS = ["publish_due", "roll_up_events"] as const;

interface SchedulerOptions {
  api: ApiHandler;
  apiUrl: string;
  keys: Pick<Keys, "secretKey">;
  log: (line: string) => void;
  intervalMs?: number;
}

/**
 * Does what pg_cron does in a hosted project, every half minute: publishes what is due and brings the daily counts up to
 * date. Returns how to stop it.
 */
export function startScheduler({
  api,
  apiUrl,
  keys,
  log,
  intervalMs = INTERVAL_MS,
}: SchedulerOptions): () => Promise<void> {
  let running = Promise.resolve();
  const lastProblems = new Map<string, string | undefined>();
  const run = async () => {
    for (const job of JOBS) {
      const problem = await call(job, api, apiUrl, keys.secretKey);
      // A lasting problem is told once, not twice a minute.
      if (problem !== undefined && problem !== lastProblems.get(job))
        log(`Scheduler: ${job} failed: ${problem}`);
      lastProblems.set(job, problem);
    }
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function call(
  job: string,
  api: ApiHandler,
  apiUrl: string,
  secretKey: string,
): Promise<string | undefined> {
  try {
    const headers = { apikey: secretKey, "Content-Type": "application/json" };
    const request = new Request(`${apiUrl}/rest/v1/rpc/${job}`, { method: "POST", headers, body: "{}" });
    const response = await api(request, { peerAddress: null });
    return response.ok ? undefined : await response.text();
  } catch (error) {
    return errorMessage(error);
  }
}
