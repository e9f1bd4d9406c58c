import { afterAll, afterEach } from "vitest";
import { removePeople } from "./people";
import { Sandbox } from "./sandbox";

/** Removes the additions of a file's tests: rows after each test, people at the end. */
export function newSandbox(): Sandbox {
  const sandbox = new Sandbox();
  afterEach(() => sandbox.clear());
  afterAll(removePeople);
  return sandbox;
}
