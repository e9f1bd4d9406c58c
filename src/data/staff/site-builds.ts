import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { invokeFunction } from "@/data/staff/client/invoke-function";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

const overviewSchema = z.object({
  /** Whether the live site has all changes. */
  isCurrent: z.boolean(),
  isBuilding: z.boolean(),
  /** When the next build is requested from the host, or should have been. */
  dueAt: z.string().nullable(),
  builtAt: z.string().nullable(),
  pages: z.number().nullable(),
  /** Pages that the last build could not write. */
  failed: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** The reason why the last build failed. */
  problem: z.string().nullable(),
  problemDetail: z.string().nullable(),
  /** The parts of the site with changed tables: `p_topic` of `private.staff_table`. */
  waiting: z.array(z.string()),
});

export type SiteOverview = z.infer<typeof overviewSchema>;

/** The live build, and what keeps the site from being current. */
export const siteOverviewQuery = queryOptions({
  queryKey: [...keys.siteBuild, "overview"],
  staleTime: 0,
  queryFn: ({ signal }) => readAs(overviewSchema, staffClient.rpc("site_overview"), signal),
});

/** How long the request of a due build may take, and the longest that a build waits for further changes. */
const ASKING_MS = 2 * 60_000;

/**
 * `paused`: the next build waits because of many builds today. `unasked`: a build is due, but nothing requests it from the
 * host.
 */
export type BuildState = "live" | "building" | "waiting" | "paused" | "failed" | "unasked";

/** @param now when the overview was read, in milliseconds */
export function buildState(overview: SiteOverview, now: number): BuildState {
  const { isCurrent, isBuilding, problem, dueAt } = overview;
  if (isCurrent) return "live";
  if (isBuilding) return "building";
  if (problem !== null) return "failed";
  const late = dueAt === null ? Infinity : now - Date.parse(dueAt);
  if (late < -ASKING_MS) return "paused";
  return late < ASKING_MS ? "waiting" : "unasked";
}

/** The version of an article that readers get, as its page states: the time of its last change, or null without an article. */
export const publicVersionQuery = (path: string, version: string) =>
  queryOptions({
    queryKey: [...keys.siteBuild, "page", path, version],
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<string | null> => {
      const answer = await fetch(new URL(path, location.origin), {
        cache: "no-store",
        credentials: "omit",
        signal,
      });
      const html = await answer.text();
      const page = new DOMParser().parseFromString(html, "text/html");
      return answer.ok
        ? (page.querySelector<HTMLMetaElement>('meta[name="content-version"]')?.content ?? null)
        : null;
    },
  });

const answerSchema = z.object({ build: z.enum(["requested", "unchanged", "failed", "not_configured"]) });

export type RequestedBuild = z.infer<typeof answerSchema>["build"];

/** Requests a build of the site now, whatever has changed. */
export const buildSiteNow = change<void, RequestedBuild>(
  async () => answerSchema.parse(await invokeFunction("site-build", {})).build,
  [keys.siteBuild],
);
