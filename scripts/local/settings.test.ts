import path from "node:path";
import { expect, it } from "vitest";
import { readSettings, repositoryRoot } from "./settings";

it("every setting has a default", () => {
  expect(readSettings({})).toEqual({
    localDir: path.join(repositoryRoot, ".local"),
    port: 8080,
    adminEmail: "admin@example.com",
    hasScheduler: true,
  });
});

it("the environment overrides the defaults", () => {
  const settings = readSettings({
    PORT: "0",
    LOCAL_DIR: "/data/stack",
    ADMIN_EMAIL: "sara@example.com",
    SCHEDULER: "off",
  });
  expect(settings).toEqual({
    port: 0,
    localDir: "/data/stack",
    adminEmail: "sara@example.com",
    hasScheduler: false,
  });
});

it.each([
  ...["x", "-1", "65536", "80.5"].map((port) => ["PORT", port, "a number from 0 to 65535"] as const),
  ["ADMIN_EMAIL", "sara", "an email address"] as const,
])("refuses %s=%s", (name, value, wanted) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} must be ${wanted}, but it is "${value}".`);
});
