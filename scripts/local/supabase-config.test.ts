import path from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "./settings";
import { readSupabaseConfig } from "./supabase-config";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";
import { writeFiles } from "./testing/fixture-project";

const temporary = temporaryDirPerTest();

const read = (text: string) => {
  writeFiles(temporary.path, { "config.toml": text });
  return readSupabaseConfig(temporary.path);
};

it("fills in the defaults of Supabase", () => {
  const config = read('project_id = "x"');
  expect(config.api).toEqual({
    schemas: ["public"],
    extra_search_path: ["public", "extensions"],
    max_rows: 1000,
  });
  expect(config.db.seed).toEqual({ enabled: true, sql_paths: ["./seed.sql"] });
  expect(config.functions).toEqual({});
});

it("requires a session token unless the function is configured otherwise", () => {
  const { functions } = read("[functions.open]\nverify_jwt = false\n[functions.other]");
  expect(functions).toEqual({ open: { verify_jwt: false }, other: { verify_jwt: true } });
});

it.each(["[api", '[api]\nmax_rows = "many"'])(
  "names the file in one sentence when it contains %j",
  (text) => {
    expect(() => read(text)).toThrow(/config\.toml cannot be used: /);
  },
);

it("sign-up is disabled", () => {
  expect(readSupabaseConfig(path.join(repositoryRoot, "supabase")).auth.enable_signup).toBe(false);
});
