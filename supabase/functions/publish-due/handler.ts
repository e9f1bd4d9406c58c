import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { jsonFunction } from "../_shared/http.ts";
import { callDeployHook, readDeployHook } from "./deploy-hook.ts";
import { requireScheduler } from "./require-scheduler.ts";
import { type Mail, tellStaff } from "./tell-staff.ts";

const TIME_LIMIT_MS = 20_000;
/** Hosts build for minutes; whatever is published within one goes into one build. */
const INTERVAL_SECONDS = 60;
const MAIL_RETRY_SECONDS = 120;

const Count = z.number().int().nonnegative();
const Fingerprint = z.string().nullable();

/** What became of the deploy hook; `unchanged` and `recent` mean that it was not called. */
type Deploy = "not_configured" | "unchanged" | "recent" | "requested" | "failed";

/**
 * Publishes the scheduled posts whose time has come, tells staff by e-mail what there is to tell, and asks the host to build
 * the site if what pages show has changed since the last build. Answers `{ published, mail, deploy }`. Only the scheduler may
 * call it, as often as it likes: each post goes out once, and a hook or a mail server that refused is tried again later.
 * Neither ever fails the publishing. `job` is the name under which the database remembers the last build.
 */
export const createPublishDue = ({
  job = "deploy-hook",
  intervalSeconds = INTERVAL_SECONDS,
  mailRetrySeconds = MAIL_RETRY_SECONDS,
} = {}) =>
  jsonFunction({ methods: ["POST"], timeLimitMs: TIME_LIMIT_MS }, async (request, signal) => {
    const environment = readEnvironment();
    requireScheduler(request, environment.secretKey);
    const secret = secretClient(environment, signal);
    const published = Count.parse(unwrap(await secret.rpc("publish_due")));
    const [mail, deploy] = await Promise.all([
      tellStaff(secret, mailRetrySeconds).catch((error: unknown): Mail | "failed" => {
        console.error("mail", error);
        return "failed";
      }),
      announce(secret, { job, intervalSeconds }, signal).catch((error: unknown): Deploy => {
        console.error(job, error);
        return "failed";
      }),
    ]);
    return { published, mail, deploy };
  });

async function announce(
  secret: SupabaseClient,
  { job, intervalSeconds }: { job: string; intervalSeconds: number },
  signal: AbortSignal,
): Promise<Deploy> {
  const hook = readDeployHook();
  if (!hook) return "not_configured";
  const fingerprint = Fingerprint.parse(unwrap(await secret.rpc("content_to_deploy", { p_job: job })));
  if (fingerprint === null) return "unchanged";
  const run = { p_name: job, p_min_interval_seconds: intervalSeconds };
  if (unwrap(await secret.rpc("sync_begin", run)) !== true) return "recent";
  await callDeployHook(hook, signal);
  // Only now: without this note the next call tries again.
  unwrap(await secret.rpc("sync_finish", { p_name: job, p_result: fingerprint }));
  return "requested";
}
