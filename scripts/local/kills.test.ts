import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { smallProject, writeFiles } from "./testing/fixture-project";
import { killInTurn, savedRows, storedFiles, VICTIMS } from "./testing/kill-cycles";
import { temporaryDirPerTest } from "./testing/temporary-dir-per-test";

const temporary = temporaryDirPerTest();
/** How often each process is killed. */
const CYCLES = Number(process.env["KILL_CYCLES"] ?? 1);
const FILE_BYTES = 2_000_000;

// The processes of a copy can be listed only on Linux.
it.runIf(process.platform === "linux")(
  "nothing acknowledged is lost when any process of a copy is killed, and the copy recovers by itself",
  { timeout: CYCLES * 300_000 },
  async () => {
    const supabaseDir = path.join(temporary.path, "supabase");
    writeFiles(supabaseDir, {
      ...smallProject,
      "migrations/20260102000000_notes.sql": `
        create table public.notes (name text primary key);
        grant all on public.notes to service_role;
        insert into storage.buckets (id, name, public) values ('media', 'media', true);`,
    });
    const { missing, acknowledged } = await killInTurn({
      localDir: path.join(temporary.path, "local"),
      program: [fileURLToPath(new URL("testing/small-stack.ts", import.meta.url)), supabaseDir],
      environment: {},
      victims: Array.from({ length: CYCLES }, () => VICTIMS).flat(),
      works: [
        savedRows("notes", "name", (name) => ({ name })),
        storedFiles(
          "media",
          "image/png",
          (name) => Buffer.alloc(FILE_BYTES, name),
          (body) => body.length === FILE_BYTES,
        ),
      ],
      log: (line) => console.info(line),
    });
    expect(missing).toEqual([]);
    expect(acknowledged).toBeGreaterThan(4 * VICTIMS.length);
  },
);
