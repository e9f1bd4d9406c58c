import { z } from "zod";
import { readEnvironment, secretClient, unwrap } from "../_shared/clients.ts";
import { jsonFunction, readJson } from "../_shared/http.ts";
import { type Build, failSiteBuild, keepSiteCurrent } from "../_shared/site-build.ts";
import { type RemovedPapers, removePapers } from "./remove-papers.ts";
import { requireScheduler } from "../_shared/require-scheduler.ts";
import { type SearchEngines, notifySearchEngines } from "./notify-search-engines.ts";
import { type Mail, emailStaff } from "./email-staff.ts";

const TIME_LIMIT_MS = 20_000;
const MAIL_RETRY_SECONDS = 120;
const UNNAMED_PAPER_SECONDS = 86_400;
const BODY_LIMIT_BYTES = 20_000;

const Count = z.number().int().nonnegative();
/** A build that failed says why. */
const Report = z.object({ buildFailure: z.string().max(5_000).optional() });

/**
 * Publishes the scheduled posts that are due, sends staff their pending emails, and keeps the site current: checks which build
 * is live, requests another one when one is due, notifies search engines of what is new in the live one, and removes papers that no
 * permit names. Answers `{ published, mail, build, searchEngines, papers }`. Only
 * the scheduler and the host may call it, as often as they like: each post goes out once, and a hook or a mail server that
 * refused is tried again later. No such failure stops the publishing. A host reports a failed build with `{ buildFailure }`.
 */
export const createPublishDue = ({
  mailRetrySeconds = MAIL_RETRY_SECONDS,
  unnamedPaperSeconds = UNNAMED_PAPER_SECONDS,
} = {}) =>
  jsonFunction({ methods: ["POST"], timeLimitMs: TIME_LIMIT_MS }, async (request, signal) => {
    const environment = readEnvironment();
    requireScheduler(request, environment.secretKey);
    const { buildFailure } = await readJson(request, Report, BODY_LIMIT_BYTES);
    const secret = secretClient(environment, signal);
    if (buildFailure !== undefined) await failSiteBuild(secret, "build_failed", buildFailure);
    const published = Count.parse(unwrap(await secret.rpc("publish_due")));
    const [mail, build] = await Promise.all([
      emailStaff(secret, mailRetrySeconds).catch((error: unknown): Mail | "failed" => {
        console.error("mail", error);
        return "failed";
      }),
      keepSiteCurrent(secret, signal).catch((error: unknown): Build => {
        console.error("build", error);
        return "failed";
      }),
    ]);
    const searchEngines = await notifySearchEngines(secret, signal).catch((error: unknown): SearchEngines => {
      console.error("search engines", error);
      return "failed";
    });
    const papers = await removePapers(secret, unnamedPaperSeconds).catch((error: unknown): RemovedPapers => {
      console.error("papers", error);
      return "failed";
    });
    return { published, mail, build, searchEngines, papers };
  });
