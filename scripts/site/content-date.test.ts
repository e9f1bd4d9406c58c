import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { contentDate } from "./content-date";

it("the content date is the newest file's time without a repository", async () => {
  const folder = createTemporaryDir();
  try {
    mkdirSync(join(folder.path, "src", "deep"), { recursive: true });
    for (const [name, time] of [
      ["a.ts", "2026-01-01T00:00:00Z"],
      ["deep/b.ts", "2026-03-01T00:00:00Z"],
      ["deep", "2026-02-01T00:00:00Z"],
    ] as const) {
      const path = join(folder.path, "src", name);
      if (name.endsWith(".ts")) writeFileSync(path, "");
      utimesSync(path, new Date(time), new Date(time));
    }
    expect((await contentDate(folder.path)).toISOString()).toBe("2026-03-01T00:00:00.000Z");
  } finally {
    folder.remove();
  }
});
