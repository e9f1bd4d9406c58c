// Whether real programs decode the corpus of pictures and films the same before and after its metadata is removed, and find nothing
// personal afterwards. `--write` notes the cleaned files' digests, which the tests compare. Needs Debian's ffmpeg and
// libimage-exiftool-perl. Run by `npx tsx scripts/reality/cleaned-media.ts`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UnreadableMedia } from "../../supabase/functions/_shared/domain/media/bytes.ts";
import { withoutMetadata } from "../../supabase/functions/_shared/domain/media/without-metadata.ts";

const FOLDER = join(import.meta.dirname, "../../src/admin/media/testing/corpus");
const DIGESTS = "digests.json";
/** Stands wherever a file names a person, a place or a device. */
const PLANTED = /PLANTED/;

/** What was found about one file. */
export interface CleanedFile {
  file: string;
  /** Of the cleaned file; why it is refused, otherwise. */
  result: string;
  /** Empty when it decodes as before and names nobody. */
  problems: string[];
}

/** Cleans every file of the corpus and asks ffmpeg and exiftool about it. @throws when one of the programs is missing */
export function checkCleanedMedia(): CleanedFile[] {
  const work = mkdtempSync(join(tmpdir(), "media-"));
  try {
    return readdirSync(FOLDER)
      .filter((file) => file !== DIGESTS)
      .sort()
      .map((file) => check(file, join(work, file)));
  } finally {
    rmSync(work, { recursive: true });
  }
}

function check(file: string, target: string): CleanedFile {
  const source = join(FOLDER, file);
  let content;
  try {
    content = withoutMetadata(Uint8Array.from(readFileSync(source)));
  } catch (error) {
    if (error instanceof UnreadableMedia) return { file, result: error.reason, problems: [] };
    throw error;
  }
  writeFileSync(target, content);
  const problems = [
    ...(decoded(target) === decoded(source) ? [] : ["It decodes to something else."]),
    ...(PLANTED.test(Buffer.from(content).toString("latin1")) ? ["It holds a planted word."] : []),
    ...(PLANTED.test(run("exiftool", "-a", "-u", "-ee3", "-G3:1", target))
      ? ["exiftool finds a planted word."]
      : []),
    ...(PLANTED.test(run("ffprobe", "-v", "error", "-show_format", "-show_streams", "-show_chapters", target))
      ? ["ffprobe finds a planted word."]
      : []),
  ];
  return { file, result: createHash("sha256").update(content).digest("hex"), problems };
}

/** Digests of all pictures and all sound, with their times. */
const decoded = (file: string): string =>
  run("ffmpeg", "-v", "error", "-i", file, "-map", "0:v?", "-map", "0:a?", "-f", "framemd5", "-");

const run = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

if (process.argv[1] === import.meta.filename) {
  const found = checkCleanedMedia();
  for (const { file, result, problems } of found)
    console.log(`${file.padEnd(30)} ${problems.join(" ") || result.slice(0, 12)}`);
  const failed = found.some(({ problems }) => problems.length > 0);
  if (!failed && process.argv.includes("--write"))
    writeFileSync(
      join(FOLDER, DIGESTS),
      `${JSON.stringify(Object.fromEntries(found.map(({ file, result }) => [file, result])), null, 2)}\n`,
    );
  if (failed) process.exitCode = 1;
}
