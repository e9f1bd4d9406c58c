import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { read } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";
import { activityPage, type Entity, entryDetails, type Entry, everything, versions } from "./changes.shapes";

const ENTRIES_PER_PAGE = 50;
const ENTRIES_ON_DASHBOARD = 12;
const ENTRIES_PER_FILE_PART = 200;

/** What of the activity is to be seen; an empty value leaves that open. */
export interface ActivityFilter {
  /** Somebody's id. */
  person: string;
  entity: string;
  /** First and last day, `yyyy-MM-dd` in Dubai. */
  from: string;
  to: string;
}

const matching = ({ person, entity, from, to }: ActivityFilter, limit: number, before?: number) =>
  staffClient.rpc("list_activity", {
    ...(person !== "" && { p_person: person }),
    ...(entity !== "" && { p_entity: entity }),
    ...(from !== "" && { p_since: startOfDubaiDay(from) }),
    ...(to !== "" && { p_until: startOfDubaiDay(addDays(to, 1)) }),
    ...(before !== undefined && { p_before: before }),
    p_limit: limit,
  });

/** What was done, newest first, a page at a time, and who may be asked for. */
export const activityQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.activity, "list", filter],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam, signal }) =>
      activityPage.parse(await read(matching(filter, ENTRIES_PER_PAGE, pageParam), signal)),
    getNextPageParam: ({ entries }) => (entries.length < ENTRIES_PER_PAGE ? undefined : entries.at(-1)?.id),
  });

const EVERYTHING: ActivityFilter = { person: "", entity: "", from: "", to: "" };

/** The last changes in the back office, newest first. */
export const recentActivityQuery = queryOptions({
  queryKey: [...keys.activity, "recent"],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    activityPage.parse(await read(matching(EVERYTHING, ENTRIES_ON_DASHBOARD), signal)).entries,
});

/** Everything that matches, for a file. @throws AppError when a part of it cannot be read */
export async function readActivity(filter: ActivityFilter): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const part = unwrap(await matching(filter, ENTRIES_PER_FILE_PART, all.at(-1)?.id));
    const { entries } = activityPage.parse(part);
    if (entries.length === 0) return all;
    all.push(...entries);
  }
}

/** One entry with its rows: before it, after it, and now. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.activity, "entry", id],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      entryDetails.parse(await read(staffClient.rpc("read_activity", { p_id: id }), signal)),
  });

/** The versions of a subject that are kept, newest first: the first one is the current one. */
export const versionsQuery = (entity: Entity, subject: string) =>
  queryOptions({
    queryKey: [...keys.activity, "versions", entity, subject],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      versions.parse(
        await read(staffClient.rpc("list_versions", { p_entity: entity, p_subject: subject }), signal),
      ),
  });

/** Whose changes are to be taken back, from when on. */
export interface EverythingOf {
  person: string;
  /** ISO 8601 */
  since: string;
  /** One sign-in of theirs; undefined for all. */
  session: string | undefined;
}

export const everythingArguments = ({ person, since, session }: EverythingOf) => ({
  p_person: person,
  p_since: since,
  ...(session !== undefined && { p_session: session }),
});

/** What would be taken back. Changes nothing. Owners only. */
export const everythingQuery = (of: EverythingOf) =>
  queryOptions({
    queryKey: [...keys.activity, "everything", of],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      everything.parse(
        await read(
          staffClient.rpc("take_back_everything", { ...everythingArguments(of), p_dry_run: true }),
          signal,
        ),
      ),
  });
