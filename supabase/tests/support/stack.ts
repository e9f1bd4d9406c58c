import { setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";
import { inject } from "vitest";
import type { StackFile } from "../../../scripts/local/stack-file";

/** Any number: nothing else in these databases takes an advisory lock of a session. */
const CLAIM = 1;

/** A running backend for this worker alone until its process ends: tests add and remove rows. */
export const stack = await claimStack(inject("stacks"));

/** Connects as the database's owner: for the catalogue, for clocks and for locks, never for testing a role's access. */
export const connectAsOwner = () => postgres(stack.databaseUrl, { max: 4, onnotice: () => undefined });
/** One such connection for all files of a worker. */
export const sql = connectAsOwner();

/** The worker before this one may still be ending, and keeps its stack until then. */
async function claimStack(stacks: StackFile[]): Promise<StackFile> {
  for (;;) {
    for (const candidate of stacks) {
      if (await claim(candidate)) return candidate;
    }
    await wait(100);
  }
}

/** The lock belongs to the connection, so the database releases it when the process ends, in any way. */
async function claim({ databaseUrl }: StackFile): Promise<boolean> {
  const connection = postgres(databaseUrl, { max: 1, max_lifetime: null });
  const [row] = await connection`select pg_try_advisory_lock(${CLAIM}) as claimed`;
  if (row?.["claimed"]) return true;
  await connection.end();
  return false;
}
