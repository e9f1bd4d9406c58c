import type { ApiHandler } from "./api/handler";
import { errorMessage } from "./failure";
import type { Keys } from "./keys";

const INTERVAL_MS = 30_000;

interface SchedulerOptions {
  api: ApiHandler;
  apiUrl: string;
  keys: Pick<Keys, "secretKey">;
  log: (line: string) => void;
  intervalMs?: number;
}

/** Does what pg_cron does in a hosted project: publishes what is due, every half minute. Returns how to stop it. */
export function startScheduler({
  api,
  apiUrl,
  keys,
  log,
  intervalMs = INTERVAL_MS,
}: SchedulerOptions): () => Promise<void> {
  let running = Promise.resolve();
  let lastProblem: string | undefined;
  const run = async () => {
    const problem = await publishDue(api, apiUrl, keys.secretKey);
    // A lasting problem is told once, not twice a minute.
    if (problem !== undefined && problem !== lastProblem) log(`Scheduler: publish_due failed: ${problem}`);
    lastProblem = problem;
  };
  const timer = setInterval(() => {
    running = running.then(run);
  }, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function publishDue(api: ApiHandler, apiUrl: string, secretKey: string): Promise<string | undefined> {
  try {
    const headers = { apikey: secretKey, "Content-Type": "application/json" };
    const request = new Request(`${apiUrl}/rest/v1/rpc/publish_due`, { method: "POST", headers, body: "{}" });
    const response = await api(request, { peerAddress: null });
    return response.ok ? undefined : await response.text();
  } catch (error) {
    return errorMessage(error);
  }
}
