import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { UnreadableMedia } from "../../supabase/functions/_shared/domain/media/bytes";
import { withoutMetadata } from "../../supabase/functions/_shared/domain/media/without-metadata";
import { repositoryRoot } from "../local/settings";
import { inTemporaryDir } from "../local/temporary-dir";
import type { Check } from "./check";

interface MediaFile {
  name: string;
  original: Buffer;
  cleaned: Buffer;
}

/** It replaces every name of a person, a location and a device. */
const PLANTED = "PLANTED";
const CORPUS = path.join(repositoryRoot, "src/admin/media/testing/corpus");
const FILMS = /\.(?:mp4|m4v|mov|webm|3gp)$/i;

const run = (program: string, ...parameters: string[]): string =>
  execFileSync(program, parameters, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 28,
  });

/** Pictures with a planted location, made here; films, too, when ffmpeg is installed. */
async function madeFiles(): Promise<{ name: string; original: Buffer }[]> {
  const picture = () =>
    sharp({ create: { width: 64, height: 48, channels: 3, background: "#0b5d57" } }).withExif({
      IFD0: { Artist: PLANTED, Model: PLANTED, ImageDescription: PLANTED },
      IFD3: { GPSLatitude: "25/1 12/1 0/1", GPSLatitudeRef: "N" },
    });
  const pictures = await Promise.all(
    (["jpeg", "png", "webp", "avif"] as const).map(async (format) => ({
      name: `made.${format}`,
      original: await picture().toFormat(format).toBuffer(),
    })),
  );
  return [...pictures, ...(await madeFilms())];
}

const madeFilms = (): Promise<{ name: string; original: Buffer }[]> =>
  inTemporaryDir(async (folder) =>
    ["made.mp4", "made.mov", "made.webm"].map((name) => {
      const file = path.join(folder, name);
      const tags = ["title", "artist", "comment", "location"].flatMap((tag) => [
        "-metadata",
        `${tag}=${PLANTED}`,
      ]);
      const input = ["-f", "lavfi", "-i", "testsrc=duration=1:size=64x48:rate=8"];
      run("ffmpeg", "-y", ...input, "-f", "lavfi", "-i", "sine=duration=1", ...tags, file);
      return { name, original: readFileSync(file) };
    }),
  );

const corpusFiles = () =>
  existsSync(CORPUS)
    ? readdirSync(CORPUS)
        .filter((name) => !name.endsWith(".json"))
        .map((name) => ({ name, original: readFileSync(path.join(CORPUS, name)) }))
    : [];

/** Files after the product's own cleaning. Refused ones are stored nowhere. */
const cleanedFiles = async (): Promise<MediaFile[]> =>
  [...(await madeFiles()), ...corpusFiles()].flatMap(({ name, original }) => {
    try {
      return [{ name, original, cleaned: Buffer.from(withoutMetadata(Uint8Array.from(original))) }];
    } catch (error) {
      if (error instanceof UnreadableMedia) return [];
      throw error;
    }
  });

/** Digests of all pictures and all sound, with their times; undefined for a file that cannot be shown. */
function decoded(file: string): string | undefined {
  try {
    return run("ffmpeg", "-v", "error", "-i", file, "-map", "0:v?", "-map", "0:a?", "-f", "framemd5", "-");
  } catch {
    return undefined;
  }
}

const inFiles = (
  files: readonly MediaFile[],
  problemOf: (cleaned: string, original: string) => string | undefined,
): Promise<string[]> =>
  inTemporaryDir(async (folder) =>
    files.flatMap(({ name, original, cleaned }) => {
      const [before, after] = [path.join(folder, `before-${name}`), path.join(folder, `after-${name}`)];
      writeFileSync(before, original);
      writeFileSync(after, cleaned);
      const problem = problemOf(after, before);
      return problem ? [`${name}: ${problem}`] : [];
    }),
  );

/** Files of staff after the cleaning: they contain nothing personal, and look the same. */
export const cleanedFileChecks = (): Check<MediaFile>[] => {
  const uncleaned = (file: MediaFile): MediaFile => ({ ...file, cleaned: file.original });
  return [
    {
      subject: "cleaned files",
      reader: "exiftool",
      needs: { program: "exiftool", debian: "libimage-exiftool-perl ffmpeg" },
      items: cleanedFiles,
      problemsOf: (files) =>
        inFiles(files, (cleaned) =>
          /PLANTED|GPS ?Latitude/.test(run("exiftool", "-a", "-u", "-ee3", "-G3:1", cleaned))
            ? "something personal is left."
            : undefined,
        ),
      broken: uncleaned,
    },
    {
      subject: "cleaned films",
      reader: "ffprobe",
      needs: { program: "ffprobe", debian: "ffmpeg" },
      items: async () => (await cleanedFiles()).filter(({ name }) => FILMS.test(name)),
      problemsOf: (files) =>
        inFiles(files, (cleaned) =>
          run("ffprobe", "-v", "error", "-show_format", "-show_streams", "-show_chapters", cleaned).includes(
            PLANTED,
          )
            ? "something personal is left."
            : undefined,
        ),
      broken: uncleaned,
    },
    {
      subject: "cleaned films",
      reader: "ffmpeg",
      needs: { program: "ffmpeg", debian: "ffmpeg" },
      items: async () => (await cleanedFiles()).filter(({ name }) => FILMS.test(name)),
      problemsOf: (files) =>
        inFiles(files, (cleaned, original) =>
          decoded(cleaned) === decoded(original) ? undefined : "it shows something else than before.",
        ),
      broken: (file) => ({
        ...file,
        cleaned: Buffer.from(file.cleaned.map((byte, at) => (at > file.cleaned.length / 2 ? 0 : byte))),
      }),
    },
  ];
};
