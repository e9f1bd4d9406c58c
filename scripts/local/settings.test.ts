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

it.each(["x", "-1", "65536", "80.5"])("refuses the port %s", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(`PORT must be a number from 0 to 65535, but it is "${PORT}".`);
});

it("refuses an invalid email address", () => {
  expect(() => readSettings({ ADMIN_EMAIL: "sara" })).toThrow(
    'ADMIN_EMAIL must be an email address, but it is "sara".',
  );
});
