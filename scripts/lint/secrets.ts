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

/** No rule depends on the names of these files: many are read as one text, in a fortieth of the time. */
const READ_TOGETHER = /\.(?:css|md|sql|svg|tsx?)$/;
const MAX_TEXT_CHARACTERS = 500_000;

interface Source {
  file: string;
  content: string;
}

/** @returns the probable secrets in the files, with their positions but not their values */
export async function findSecrets(folder: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  let together: Source[] = [];
  let length = 0;
  for (const file of files) {
    const content = await readFile(path.join(folder, file), "utf8").catch(unlessGone);
    if (!READ_TOGETHER.test(file)) {
      found.push(...(await secretsIn(folder, [{ file, content }])));
      continue;
    }
    together.push({ file, content });
    length += content.length;
    if (length > MAX_TEXT_CHARACTERS) {
      found.push(...(await secretsIn(folder, together)));
      together = [];
      length = 0;
    }
  }
  return [...found, ...(await secretsIn(folder, together))];
}

async function secretsIn(folder: string, sources: readonly Source[]): Promise<string[]> {
  const [first] = sources;
  if (!first) return [];
  const { messages } = await lintSource({
    source: {
      content: sources.map(({ content }) => content).join("\n"),
      filePath: path.join(folder, first.file),
      ext: path.extname(first.file),
      contentType: "text",
    },
    options: { config: { rules }, maskSecrets: true },
  });
  return messages.map(({ loc, message }) => `${placeOf(loc.start.line, sources)} ${message}`);
}

/** The file and line of a line in the joined text. */
function placeOf(line: number, sources: readonly Source[]): string {
  let rest = line;
  for (const { file, content } of sources) {
    const lines = content.split("\n").length;
    if (rest <= lines) return `${file}:${rest}`;
    rest -= lines;
  }
  throw new Error("The line is after the last file.");
}

/** A file that was deleted and is not committed yet is empty. */
function unlessGone(error: unknown): string {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
  throw error;
}
