import postgres from "postgres";
import { inject } from "vitest";

export const stack = stackOfWorker();

/** The running backend that is this worker's alone: tests add and remove rows. */
function stackOfWorker() {
  const worker = Number(process.env["VITEST_POOL_ID"]);
  const found = inject("stacks")[worker - 1];
  if (!found) throw new Error(`Worker ${worker} has no stack.`);
  return found;
}

/** Connects as the database's owner: for the catalogue, for clocks and for locks, never to see what a role may see. */
export const connectAsOwner = () => postgres(stack.databaseUrl, { max: 4, onnotice: () => undefined });
