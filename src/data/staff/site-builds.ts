import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { invokeFunction } from "@/data/staff/client/invoke-function";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";

const overviewSchema = z.object({
  /** Whether readers have everything. */
  isCurrent: z.boolean(),
  isBuilding: z.boolean(),
  /** When the host is to be asked next, or should have been. */
  dueAt: z.string().nullable(),
  builtAt: z.string().nullable(),
  pages: z.number().nullable(),
  /** Pages that the last build could not write. */
  failed: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** Why the last build came to nothing. */
  problem: z.string().nullable(),
  problemDetail: z.string().nullable(),
  /** The parts of the site whose tables have changed: `p_topic` of `private.staff_table`. */
  waiting: z.array(z.string()),
});

export type SiteOverview = z.infer<typeof overviewSchema>;

/** The live build, and what keeps the site from being current. */
export const siteOverviewQuery = queryOptions({
  queryKey: [...keys.siteBuild, "overview"],
  staleTime: 0,
  queryFn: ({ signal }) => readAs(overviewSchema, staffClient.rpc("site_overview"), signal),
});

/** How long it may take until somebody asks for a build that is due, and the longest that one waits for further changes. */
const ASKING_MS = 2 * 60_000;

/**
 * `paused`: the next build waits, since there were many today. `unasked`: a build is due, but nobody asks the host for it.
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

/**
 * Which version of an article its public address gives, as its page says itself: the time of its last change, or null where
 * there is no such article.
 */
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

/** Has the host build the site now, whatever has changed. */
export const buildSiteNow = change<void, RequestedBuild>(
  async () => answerSchema.parse(await invokeFunction("site-build", {})).build,
  [keys.siteBuild],
);
