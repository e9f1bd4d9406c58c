import { unwrap } from "@/data/client/errors";
import { keys, STALE_AFTER } from "@/data/client/keys";
import { change } from "@/data/staff/client/change";
import { staffClient } from "@/data/staff/client/staff-client";
import { everythingArguments, type EverythingOf } from "./changes.queries";
import { type Entity, type Entry, everything, type Report, report } from "./changes.shapes";

interface Subject {
  entity: Entity;
  subject: string;
}

const STALE_AFTER_ALL = [keys.activity, ...Object.values(STALE_AFTER).flat()];

/** Of a kind that is newer than this page anything may be stale. */
const staleAfter = ({ entity }: Pick<Entry, "entity">) => {
  const stale = Object.entries(STALE_AFTER).find(([name]) => name === entity)?.[1];
  return stale ? [keys.activity, ...stale] : STALE_AFTER_ALL;
};

/**
 * Takes an entry back: its columns are as they were, later changes of others stay. Refused with AppError: the reason
 * `changed_since` when one of its columns has changed again, unless that is to be overwritten, or why nothing could come back.
 */
export const takeBack = change<{ entry: Entry; isOverwriting: boolean }, Report>(
  async ({ entry: { id }, isOverwriting }) =>
    report.parse(unwrap(await staffClient.rpc("take_back", { p_id: id, p_overwrite: isOverwriting }))),
  ({ entry }) => staleAfter(entry),
);

/** Puts a subject as it was at a version: a new change, which can be taken back, too. */
export const restoreVersion = change<Subject & { id: number }, Report>(
  async ({ entity, subject, id }) =>
    report.parse(
      unwrap(await staffClient.rpc("restore_version", { p_entity: entity, p_subject: subject, p_id: id })),
    ),
  staleAfter,
);

/** Takes back the last change that this person made to the subject in this session. */
export const undoChange = change<Subject, Report>(
  async ({ entity, subject }) =>
    report.parse(unwrap(await staffClient.rpc("undo_change", { p_entity: entity, p_subject: subject }))),
  staleAfter,
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
  STALE_AFTER_ALL,
);
