import { rmSync, statSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localPaths } from "./local-dir";
import { readStackFile, type StackFile, writeStackFile } from "./stack-file";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

const content: StackFile = {
  siteUrl: "http://127.0.0.1:8080",
  apiUrl: "http://127.0.0.1:8080",
  publishableKey: "sb_publishable_x",
  secretKey: "sb_secret_x",
  databaseUrl: "postgres://postgres:x@127.0.0.1:5432/postgres",
  admin: { email: "admin@example.com", password: "secret" },
};

const temporary = temporaryDirPerTest();

it("writes the stack's addresses and keys to a file readable by its owner only, over a more open one too", () => {
  const { stackFile } = localPaths(temporary.path);
  writeFileSync(stackFile, "old", { mode: 0o644 });
  writeStackFile(temporary.path, content);
  expect(readStackFile(temporary.path)).toEqual(content);
  expect(statSync(stackFile).mode & 0o777).toBe(0o600);
});

it("says that no stack is running when there is no file", () => {
  writeStackFile(temporary.path, content);
  rmSync(localPaths(temporary.path).stackFile);
  expect(() => readStackFile(temporary.path)).toThrow(
    /^No local stack runs on .*; start it with npm start\.$/,
  );
});

it("says that the file is damaged when something is missing", () => {
  writeFileSync(localPaths(temporary.path).stackFile, JSON.stringify({ ...content, secretKey: "" }));
  expect(() => readStackFile(temporary.path)).toThrow(/is damaged; restart the local stack\.$/);
});
