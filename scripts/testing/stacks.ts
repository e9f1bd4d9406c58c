/** The folder of a running stack for the tests. It must have no other user. */
export const runningStack = process.env["LOCAL_DIR"];

/** One for each worker; more would not be faster on two cores. */
export const STACKS = runningStack ? 1 : 2;
