import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { lintSource } from "@secretlint/core";
import { creator as patterns } from "@secretlint/secretlint-rule-pattern";
import { creator as recommended } from "@secretlint/secretlint-rule-preset-recommend";

const rules = [
  { id: "@secretlint/secretlint-rule-preset-recommend", rule: recommended },
  {
    id: "@secretlint/secretlint-rule-pattern",
    rule: patterns,
    options: {
      patterns: [
        // Examples are shorter.
        { name: "secret key of Supabase", patterns: [String.raw`/sb_secret_[\w-]{16,}/`] },
        { name: "signed token", patterns: [String.raw`/eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/`] },
      ],
    },
  },
];

const PICTURES_AND_FONTS = /\.(?:avif|gif|ico|jpe?g|png|ttf|webp|woff2?)$/;

/** The files of a repository that are committed or would be. */
export const committedFiles = (folder: string): string[] =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  })
    .split("\0")
    .filter((file) => file !== "" && !PICTURES_AND_FONTS.test(file));

/** @returns what looks like a secret in the files, with its place and without itself */
export async function findSecrets(folder: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of files) {
    const filePath = path.join(folder, file);
    const content = await readFile(filePath, "utf8").catch(unlessGone);
    const { messages } = await lintSource({
      source: { content, filePath, ext: path.extname(file), contentType: "text" },
      options: { config: { rules }, maskSecrets: true },
    });
    found.push(...messages.map(({ loc, message }) => `${file}:${loc.start.line} ${message}`));
  }
  return found;
}

/** One that was deleted and is not committed yet holds nothing. */
function unlessGone(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
  throw error;
}
