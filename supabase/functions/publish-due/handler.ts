import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { requireScheduler } from "../_shared/auth.ts";
import { unwrap } from "../_shared/clients.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { failSiteBuild, keepSiteCurrent } from "../_shared/site-build.ts";
import { emailStaff } from "./email-staff.ts";
import { notifySearchEngines } from "./notify-search-engines.ts";

const MAIL_RETRY_SECONDS = 120;
const UNNAMED_PAPER_SECONDS = 86_400;

const Count = z.number().int().nonnegative();
/** The reason of a failed build. */
const Report = z.object({ buildFailure: z.string().max(5_000).optional() });

/**
 * Publishes the scheduled posts that are due, sends staff their pending emails, and keeps the site current: checks which build
 * is live, requests another one when one is due, notifies search engines of new pages in the live one, and removes papers that
 * no permit names. Returns `{ published, mail, build, searchEngines, papers }`. Only the scheduler and the host may call it, as
 * often as they like: each post is published once, and a hook or a mail server that refused is tried again later. No such
 * failure stops the publishing. A host reports a failed build with `{ buildFailure }`.
 */
export const createPublishDue = ({
  mailRetrySeconds = MAIL_RETRY_SECONDS,
  unnamedPaperSeconds = UNNAMED_PAPER_SECONDS,
} = {}) =>
  jsonFunction(async (call) => {
    requireScheduler(call);
    const { secret, signal } = call;
    const { buildFailure } = await readJson(call.request, Report);
    if (buildFailure !== undefined) await failSiteBuild(secret, "build_failed", buildFailure);
    const published = Count.parse(unwrap(await secret.rpc("publish_due")));
    const [mail, build] = await Promise.all([
      orFailed("mail", emailStaff(secret, mailRetrySeconds)),
      orFailed("build", keepSiteCurrent(secret, signal)),
    ]);
    const searchEngines = await orFailed("search engines", notifySearchEngines(secret, signal));
    const papers = await orFailed("papers", removePapers(secret, unnamedPaperSeconds));
    return { published, mail, build, searchEngines, papers };
  });

/** Isolates the failure of one part: it is logged, and returned. */
const orFailed = <T>(part: string, work: Promise<T>): Promise<T | "failed"> =>
  work.catch((error: unknown) => {
    console.error(part, error);
    return "failed";
  });

/**
 * Removes papers that no permit names, such as those of abandoned forms.
 * @param olderThanSeconds a younger one may belong to a permit that is being saved
 * @returns their number. @throws when the database or the storage service refuses
 */
async function removePapers(secret: SupabaseClient, olderThanSeconds: number): Promise<number> {
  const unnamed = await secret.rpc("unnamed_papers", { p_older_than_seconds: olderThanSeconds });
  const names = z.array(z.string()).parse(unwrap(unnamed));
  if (names.length === 0) return 0;
  const { error } = await secret.storage.from("permits").remove(names);
  if (error) throw error;
  return names.length;
}
