import { afterAll, afterEach } from "vitest";
import { removePeople } from "./people";
import { Sandbox } from "./sandbox";

/** Removes what the tests of a file add: rows after each test, people at the end. */
export function newSandbox(): Sandbox {
  const sandbox = new Sandbox();
  afterEach(() => sandbox.clear());
  afterAll(removePeople);
  return sandbox;
}
