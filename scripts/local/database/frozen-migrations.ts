import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { StackError } from "../failure";
import { readJson } from "../files";
import { listMigrations } from "./migrate";

/** Not in the migrations' folder: the command line would take it for a migration with a wrong name. */
const FILE = "frozen-migrations.json";

const frozenSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/));

const ADVICE =
  "Migrations are frozen once a database may have them: restore the file, and add a new migration.";

const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The migrations that must never change again, by name, with the SHA-256 of each. */
function readFrozen(supabaseDir: string): Record<string, string> {
  const frozen = readJson(path.join(supabaseDir, FILE), frozenSchema, "restore it from the repository");
  if (!frozen) throw new StackError(`supabase/${FILE} is missing; restore it from the repository.`);
  return frozen;
}

/** Changes of frozen migrations, in sentences; empty when each is unchanged and new ones come after them. */
export function problemsWithFrozen(supabaseDir: string): string[] {
  const folder = path.join(supabaseDir, "migrations");
  const frozen = readFrozen(supabaseDir);
  const last = Object.keys(frozen).sort().at(-1) ?? "";
  const changed = Object.entries(frozen).flatMap(([file, hash]) => {
    const at = path.join(folder, file);
    if (!existsSync(at)) return [`${file} was renamed or removed. ${ADVICE}`];
    return hashOf(at) === hash ? [] : [`${file} was changed. ${ADVICE}`];
  });
  const early = laterMigrations(supabaseDir)
    .filter((file) => file <= last)
    .map((file) => `${file} comes before ${last}, which is frozen. Give it a later number.`);
  return [...changed, ...early];
}

/** The migrations that are not frozen yet. */
export function laterMigrations(supabaseDir: string): string[] {
  const frozen = readFrozen(supabaseDir);
  return listMigrations(path.join(supabaseDir, "migrations"))
    .map(({ file }) => file)
    .filter((file) => !(file in frozen));
}

/** Freezes all migrations that are not frozen yet. @throws StackError when a frozen one was changed */
export function freezeMigrations(supabaseDir: string): string[] {
  const problems = problemsWithFrozen(supabaseDir);
  if (problems.length > 0) throw new StackError(problems.join("\n"));
  const added = laterMigrations(supabaseDir);
  const frozen = {
    ...readFrozen(supabaseDir),
    ...Object.fromEntries(added.map((file) => [file, hashOf(path.join(supabaseDir, "migrations", file))])),
  };
  writeFileSync(path.join(supabaseDir, FILE), `${JSON.stringify(frozen, null, 2)}\n`);
  return added;
}
