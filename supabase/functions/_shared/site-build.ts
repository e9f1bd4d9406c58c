import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { readSiteUrl, unwrap } from "./clients.ts";
import { FunctionError } from "./errors.ts";

const HOOK_TIMEOUT_MS = 8_000;
const LOOK_TIMEOUT_MS = 5_000;
const MAX_FAILED_PAGES = 20;

/** The state of the host's build; `unchanged` means that none is due, or that one is running. */
type Build = "not_configured" | "unchanged" | "requested" | "failed";

/** The limit of manual builds per day, and the name of their counter. */
interface BuildBudget {
  name: string;
  perDay: number;
}

const tooManyBuilds = () =>
  new FunctionError("too_many", {
    en: "You have built the site by hand too often today. Changes are still published automatically, and you can build the site by hand again tomorrow.",
    ar: "حُدّث الموقع يدويًا مرات كثيرة اليوم. ما زالت التغييرات تُنشر تلقائيًا، ويمكنك تحديثه يدويًا من جديد غدًا.",
  });

const Fingerprint = z.string().nullable();

/** The content of a built site's `/build.json`. */
const LiveBuild = z.object({
  fingerprint: z.string().min(1).max(100),
  builtAt: z.iso.datetime({ offset: true }),
  pages: z.number().int().nonnegative(),
  failed: z.array(z.object({ path: z.string(), reason: z.string() })).default([]),
});

/**
 * Records the live build, and requests another one from the host when it is due according to the database. It does nothing without
 * a host (`DEPLOY_HOOK_URL`).
 * @param byHand requests one at any time except during a build, within a limit per day; a request without a build does not
 * count
 * @throws FunctionError when the database does not answer, or the limit is used up; the host's failures are recorded instead
 */
export async function keepSiteCurrent(
  secret: SupabaseClient,
  signal: AbortSignal,
  byHand?: BuildBudget,
): Promise<Build> {
  const hook = Deno.env.get("DEPLOY_HOOK_URL");
  if (!hook) return "not_configured";
  const site = readSiteUrl();
  if (site) await noteLiveSite(secret, site, signal);
  const begun = await secret.rpc(
    "begin_site_build",
    byHand && { p_force: true, p_budget: byHand.name, p_limit: byHand.perDay },
  );
  if (begun.error?.details === "build_limit") throw tooManyBuilds();
  const fingerprint = unwrap(begun);
  if (Fingerprint.parse(fingerprint) === null) return "unchanged";
  let problem = await callDeployHook(hook, signal);
  // The request was accepted, but its result cannot be read.
  if (!problem && !site) problem = ["no_site_url", "SITE_URL"];
  if (!problem) return "requested";
  console.error("deploy hook", problem.join(": "));
  await failSiteBuild(secret, ...problem);
  return "failed";
}

/** Records why the build failed. */
export async function failSiteBuild(secret: SupabaseClient, problem: string, detail: string): Promise<void> {
  unwrap(await secret.rpc("fail_site_build", { p_problem: problem, p_detail: detail }));
}

async function noteLiveSite(secret: SupabaseClient, site: string, signal: AbortSignal): Promise<void> {
  const build = await fetchLiveBuild(site, signal).catch((error: unknown) => {
    // Without an answer the live build is not known.
    console.error("build.json", error);
    return undefined;
  });
  if (!build) return;
  unwrap(
    await secret.rpc("note_live_site", {
      p_fingerprint: build.fingerprint,
      p_built_at: build.builtAt,
      p_pages: build.pages,
      p_failed: build.failed.slice(0, MAX_FAILED_PAGES),
    }),
  );
}

async function fetchLiveBuild(site: string, signal: AbortSignal) {
  const response = await fetch(`${site}/build.json`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(LOOK_TIMEOUT_MS)]),
  });
  const text = await response.text();
  // A site that does not exist yet has none.
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  return LiveBuild.parse(JSON.parse(text));
}

/** The reason why the site is not built: a code for programs, and its detail. */
type Problem = [problem: string, detail: string];

/** @returns the host's reason for a refusal, if any; never with the address, because it lets anybody start builds */
async function callDeployHook(hook: string, signal: AbortSignal): Promise<Problem | undefined> {
  if (!/^https?:\/\/[^\s/]/.test(hook) || !URL.canParse(hook)) return ["hook_address", "DEPLOY_HOOK_URL"];
  // Most hosts have a secret address instead.
  const token = Deno.env.get("DEPLOY_HOOK_TOKEN");
  try {
    const response = await fetch(hook, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : undefined),
      },
      // GitHub requires the name of the event; others ignore it.
      body: JSON.stringify({ event_type: "publish" }),
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(HOOK_TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : ["hook_status", String(response.status)];
  } catch (error) {
    return ["hook_unreachable", error instanceof Error ? error.name : "unknown"];
  }
}
