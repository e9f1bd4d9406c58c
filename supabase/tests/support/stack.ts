import postgres from "postgres";
import { inject } from "vitest";

/** The running backend that these tests ask; it must be on its own, they add and remove rows. */
export const stack = inject("stack");

/** Connects as the database's owner: for the catalogue, for clocks and for locks, never to see what a role may see. */
export const connectAsOwner = () => postgres(stack.databaseUrl, { max: 4, onnotice: () => undefined });
