/** The folder of a running stack that the tests are to use. It must have no other user. */
export const runningStack = process.env["LOCAL_DIR"];

/** One for each worker; more would not be faster on two cores. */
export const STACKS = runningStack ? 1 : 2;
