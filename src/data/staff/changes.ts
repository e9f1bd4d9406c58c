import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { unwrap } from "@/data/client/errors";
import { keys } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { readAs } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { staleAfterTakingBack } from "@/data/staff/stale";
import { addDays, startOfDubaiDay } from "@/lib/dubai-time";
import { z } from "zod";

/**
 * The changes of one person to one subject within a short time. Entities and actions that are newer than this page stay as they
 * are.
 */
const entry = z.object({
  id: z.number(),
  at: z.string(),
  /** Null for the system, and for a deleted account. */
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
    // Changes in the name of a person who has left have no address to choose.
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
  /** `before` is the state before the oldest stored change. */
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

/** The rows that came back, and those that could not. */
export type Report = z.infer<typeof report>;

const everything = z.object({
  /** The newest entries; `total` counts all. */
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

/** The filter of the activity; an empty value matches everything. */
export interface ActivityFilter {
  /** A person's id. */
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

/** Entries of the ledger, newest first, in pages, with the people of the filter. */
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

/** Every entry that matches, for a file. @throws AppError when a part of it cannot be read */
export async function readActivity(filter: ActivityFilter): Promise<Entry[]> {
  const all: Entry[] = [];
  for (;;) {
    const part = unwrap(await matching(filter, ENTRIES_PER_FILE_PART, all.at(-1)?.id));
    const { entries } = activityPage.parse(part);
    if (entries.length === 0) return all;
    all.push(...entries);
  }
}

/** One entry with its rows: before, after and now. */
export const entryQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.activity, "entry", id],
    staleTime: 0,
    queryFn: ({ signal }) => readAs(entryDetails, staffClient.rpc("read_activity", { p_id: id }), signal),
  });

/** The stored versions of a subject, newest first; the first one is current. */
export const versionsQuery = (entity: string, subject: string) =>
  queryOptions({
    queryKey: [...keys.activity, "versions", entity, subject],
    staleTime: 0,
    queryFn: ({ signal }) =>
      readAs(versions, staffClient.rpc("list_versions", { p_entity: entity, p_subject: subject }), signal),
  });

/** The person whose changes are to be taken back, and from when on. */
export interface EverythingOf {
  person: string;
  /** ISO 8601 */
  since: string;
  /** One of the person's sign-ins; undefined for all. */
  session: string | undefined;
}

const everythingArguments = ({ person, since, session }: EverythingOf) => ({
  p_person: person,
  p_since: since,
  ...(session !== undefined && { p_session: session }),
});

/** A preview of taking back: it changes nothing. Owners only. */
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

/** A row by its entity and id. */
type Subject = Pick<Entry, "entity" | "subject">;

/** A change that takes something back and returns a report. */
const takingBack = <Of extends Pick<Entry, "entity">>(
  ask: (of: Of) => PromiseLike<Parameters<typeof unwrap>[0]>,
) =>
  change<Of, Report>(
    async (of) => report.parse(unwrap(await ask(of))),
    ({ entity }) => staleAfterTakingBack(entity),
  );

/**
 * Takes an entry back: its columns get their former values, and later changes to other columns stay. Refused with AppError: the
 * reason `changed_since` when one of its columns has changed again, unless `isOverwriting` is set, or the reason why nothing
 * could be taken back.
 */
export const takeBack = takingBack<Entry & { isOverwriting: boolean }>(({ id, isOverwriting }) =>
  staffClient.rpc("take_back", { p_id: id, p_overwrite: isOverwriting }),
);

/** Restores a version of a subject, as a new change that can be taken back, too. */
export const restoreVersion = takingBack<Subject & { id: number }>(({ entity, subject, id }) =>
  staffClient.rpc("restore_version", { p_entity: entity, p_subject: subject, p_id: id }),
);

/** Takes back this person's last change to the subject in this session. */
export const undoChange = takingBack<Subject>(({ entity, subject }) =>
  staffClient.rpc("undo_change", { p_entity: entity, p_subject: subject }),
);

/** Takes back all changes of a person since a moment, except for the excluded entries. It can be repeated. Owners only. */
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
