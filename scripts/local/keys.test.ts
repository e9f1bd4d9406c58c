import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { writeSecrets } from "./files";
import { generatePassword, loadOrCreateKeys } from "./keys";
import { localPaths } from "./local-dir";
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

it("secrets are readable by their owner only, over a more open file too", () => {
  const file = path.join(temporary.path, "secrets.json");
  writeFileSync(file, "old", { mode: 0o644 });
  writeSecrets(file, {});
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
