import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { describeFailure, explainDisk, StackError } from "./failure";
import { repositoryRoot } from "./settings";
import { smallProject, writeFiles } from "./testing/fixture-project";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

const temporary = temporaryDirPerTest();
const ROOT = "/srv/copy";
const FULL = /^The disk is full: free some space on that of \/srv\/copy .*what was saved is kept\.$/;

/** The system's message for a failed action. */
function failureOf(work: () => void): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error("It could be done.");
}

const isLinux = process.platform === "linux";

it.runIf(isLinux)("a full disk is reported in one sentence by every operation", () => {
  const full = failureOf(() => writeFileSync("/dev/full", "text"));
  const failures = [
    full,
    new Error("The build failed.", { cause: full }),
    new StackError(`The site cannot be built: ${full.message}`),
    new StackError("The database does not start: could not write lock file: No space left on device."),
    Object.assign(new Error("could not extend file"), { code: "53100" }),
  ];
  for (const failure of failures) expect(describeFailure(explainDisk(failure, ROOT))).toMatch(FULL);
});

it.runIf(isLinux)("a folder that the account may not write to is named in one sentence", () => {
  const forbidden = failureOf(() => mkdirSync("/sys/not-allowed"));
  expect(describeFailure(explainDisk(forbidden, ROOT))).toMatch(
    /^This account may not write all that it has to \(.*\/sys\/not-allowed.*\); give it the right to, or set LOCAL_DIR/,
  );
});

it("other failures are passed on unchanged", () => {
  const failures = [
    new Error("x"),
    new StackError("Port 1 is taken."),
    Object.assign(new Error("x"), { code: "ENOENT" }),
    "x",
  ];
  for (const failure of failures) expect(explainDisk(failure, ROOT)).toBe(failure);
});

/** Runs a shell whose mounts are invisible outside. */
const apart = (script: string, ...args: string[]) =>
  spawnSync("sh", ["-c", 'exec unshare --mount sh -c "$0" sh "$@"', script, ...args], {
    cwd: repositoryRoot,
    encoding: "utf8",
  });

it.runIf(isLinux && apart("mount -t tmpfs -o size=5m none /mnt").status === 0)(
  "a start on a full disk ends with that sentence",
  () => {
    const supabaseDir = path.join(temporary.path, "supabase");
    const localDir = path.join(temporary.path, "local");
    writeFiles(supabaseDir, smallProject);
    mkdirSync(localDir);
    const program = fileURLToPath(new URL("testing/small-stack.ts", import.meta.url));
    const script =
      'mount -t tmpfs -o size=5m none "$1" && LOCAL_DIR="$1" PORT=0 exec "$2" --import tsx "$3" "$4"';
    const { status, stdout, stderr } = apart(script, localDir, process.execPath, program, supabaseDir);
    expect(stderr.trim()).toBe(describeFailure(explainDisk(new Error("ENOSPC"), localDir)));
    expect(stdout.trim()).toBe("Starting the database, the API and the functions…");
    expect(status).toBe(1);
  },
);
