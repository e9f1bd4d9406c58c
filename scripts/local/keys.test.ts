import { statSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatePassword, loadOrCreateKeys } from "./keys";
import { localPaths } from "./local-dir";
import { readStackFile, type StackFile, writeStackFile } from "./stack-file";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

const temporary = temporaryDirPerTest();

it("creates the keys once, in a file readable by its owner only", () => {
  const paths = localPaths(temporary.path);
  const keys = loadOrCreateKeys(paths, "sara@example.com");
  expect(loadOrCreateKeys(paths, "other@example.com")).toEqual(keys);
  expect(keys.admin.email).toBe("sara@example.com");
  expect(statSync(paths.keys).mode & 0o777).toBe(0o600);
});

it("names the remedy when the file is damaged", () => {
  const paths = localPaths(temporary.path);
  writeFileSync(paths.keys, "{}");
  expect(() => loadOrCreateKeys(paths, "sara@example.com")).toThrow(
    /damaged; run npm run db:reset to start over\.$/,
  );
});

it("creates passwords that differ and can be read aloud", () => {
  const passwords = new Set(Array.from({ length: 50 }, generatePassword));
  expect(passwords.size).toBe(50);
  for (const password of passwords)
    expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
});

it("writes the stack's addresses and keys to a file readable by its owner only, over a more open one too", () => {
  const content: StackFile = {
    siteUrl: "http://127.0.0.1:8080",
    apiUrl: "http://127.0.0.1:8080",
    publishableKey: "sb_publishable_x",
    secretKey: "sb_secret_x",
    databaseUrl: "postgres://postgres:x@127.0.0.1:5432/postgres",
    admin: { email: "admin@example.com", password: "secret" },
  };
  const { stackFile } = localPaths(temporary.path);
  writeFileSync(stackFile, "old", { mode: 0o644 });
  writeStackFile(temporary.path, content);
  expect(readStackFile(temporary.path)).toEqual(content);
  expect(statSync(stackFile).mode & 0o777).toBe(0o600);
});
