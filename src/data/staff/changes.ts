import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { staleAfterTakingBack } from "@/data/staff/stale";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";
import { z } from "zod";

/** What one person did to one subject within a short time. Kinds and actions that are newer than this page are kept as they are. */
const entry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for the system, and for an account that is gone. */
  actorId: z.string().nullable(),
  actor: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  subject: z.string(),
  label: z.string(),
  canTakeBack: z.boolean(),
  takenBack: z.boolean(),
});

export type Entry = z.infer<typeof entry>;

const content = z.record(z.string(), z.unknown()).nullable();

/** The columns of a row, or null where there is no row. */
export type Content = z.infer<typeof content>;

const rowKey = z.object({ table: z.string(), key: z.record(z.string(), z.unknown()) });

const activityPage = z.object({
  entries: z.array(entry),
  people: z
    .array(z.object({ id: z.string(), email: z.string().nullable() }))
    // What was done in the name of somebody who had left has no address to choose.
    .transform((people) => people.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]))),
});

const changedRow = rowKey.extend({
  before: content,
  after: content,
  current: content,
  isChangedSince: z.boolean(),
});

export type ChangedRow = z.infer<typeof changedRow>;

const entryDetails = z.object({
  entry,
  state: z.enum(["open", "changed_since", "taken_back", "no_content"]),
  rows: z.array(changedRow),
});

export type EntryDetails = z.infer<typeof entryDetails>;

const version = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string().nullable(),
  /** `before` is the state before the oldest change that is kept. */
  action: z.string(),
  rows: z.array(rowKey.extend({ content })),
});

export type Version = z.infer<typeof version>;

const versions = z.array(version);

const failure = z.object({
  table: z.string(),
  entity: z.string(),
  subject: z.string(),
  label: z.string(),
  reason: z.string(),
});

export type Failure = z.infer<typeof failure>;

const report = z.object({ back: z.number(), failed: z.array(failure) });

/** What came back, and what could not. */
export type Report = z.infer<typeof report>;

const everything = z.object({
  /** The newest of them; `total` counts all. */
  entries: z.array(entry),
  counts: z.record(z.string(), z.number()),
  total: z.number(),
  sessions: z.array(z.object({ id: z.string(), first: z.string(), last: z.string(), count: z.number() })),
  report: report.nullable(),
});

export type Everything = z.infer<typeof everything>;

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
      readAs(activityPage, matching(filter, ENTRIES_PER_PAGE, pageParam), signal),
    getNextPageParam: ({ entries }) => (entries.length < ENTRIES_PER_PAGE ? undefined : entries.at(-1)?.id),
  });

const EVERYTHING: ActivityFilter = { person: "", entity: "", from: "", to: "" };

/** The last changes in the back office, newest first. */
export const recentActivityQuery = queryOptions({
  queryKey: [...keys.activity, "recent"],
  staleTime: 0,
  queryFn: async ({ signal }) =>
    (await readAs(activityPage, matching(EVERYTHING, ENTRIES_ON_DASHBOARD), signal)).entries,
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
    queryFn: ({ signal }) => readAs(entryDetails, staffClient.rpc("read_activity", { p_id: id }), signal),
  });

/** The versions of a subject that are kept, newest first: the first one is the current one. */
export const versionsQuery = (entity: string, subject: string) =>
  queryOptions({
    queryKey: [...keys.activity, "versions", entity, subject],
    staleTime: 0,
    queryFn: ({ signal }) =>
      readAs(versions, staffClient.rpc("list_versions", { p_entity: entity, p_subject: subject }), signal),
  });

/** Whose changes are to be taken back, from when on. */
export interface EverythingOf {
  person: string;
  /** ISO 8601 */
  since: string;
  /** One sign-in of theirs; undefined for all. */
  session: string | undefined;
}

const everythingArguments = ({ person, since, session }: EverythingOf) => ({
  p_person: person,
  p_since: since,
  ...(session !== undefined && { p_session: session }),
});

/** What would be taken back. Changes nothing. Owners only. */
export const everythingQuery = (of: EverythingOf) =>
  queryOptions({
    queryKey: [...keys.activity, "everything", of],
    staleTime: 0,
    queryFn: ({ signal }) =>
      readAs(
        everything,
        staffClient.rpc("take_back_everything", { ...everythingArguments(of), p_dry_run: true }),
        signal,
      ),
  });

/** By the ledger's name of its kind, and its id. */
type Subject = Pick<Entry, "entity" | "subject">;

/** A change that takes something back, and tells what came of it. */
const takingBack = <Of extends Pick<Entry, "entity">>(
  ask: (of: Of) => PromiseLike<Parameters<typeof unwrap>[0]>,
) =>
  change<Of, Report>(
    async (of) => report.parse(unwrap(await ask(of))),
    ({ entity }) => staleAfterTakingBack(entity),
  );

/**
 * Takes an entry back: its columns are as they were, later changes of others stay. Refused with AppError: the reason
 * `changed_since` when one of its columns has changed again, unless that is to be overwritten, or why nothing could come back.
 */
export const takeBack = takingBack<Entry & { isOverwriting: boolean }>(({ id, isOverwriting }) =>
  staffClient.rpc("take_back", { p_id: id, p_overwrite: isOverwriting }),
);

/** Puts a subject as it was at a version: a new change, which can be taken back, too. */
export const restoreVersion = takingBack<Subject & { id: number }>(({ entity, subject, id }) =>
  staffClient.rpc("restore_version", { p_entity: entity, p_subject: subject, p_id: id }),
);

/** Takes back the last change that this person made to the subject in this session. */
export const undoChange = takingBack<Subject>(({ entity, subject }) =>
  staffClient.rpc("undo_change", { p_entity: entity, p_subject: subject }),
);

/** Takes back whatever a person has changed since a moment, but for the excluded entries. May be repeated. Owners only. */
export const takeBackEverything = change<EverythingOf & { except: readonly number[] }, Report>(
  async ({ except, ...of }) => {
    const answer = unwrap(
      await staffClient.rpc("take_back_everything", {
        ...everythingArguments(of),
        p_except: [...except],
        p_dry_run: false,
      }),
    );
    return everything.parse(answer).report ?? { back: 0, failed: [] };
  },
  staleAfterTakingBack(),
);
