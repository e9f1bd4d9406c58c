import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import subsetFont from "subset-font";
import { inTemporaryDir } from "./local/temporary-dir";

const TARGET = "supabase/functions/_shared/pictures/renderer-files.json";
const RENDERER = import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm");
/** The renderer supports neither woff2 nor variable weights. */
const WEIGHT = 600;
const FAMILY = "Pictures";

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** Every letter that staff may type, not only those of the site's own texts. */
const PARTS = [
  {
    source: import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
    characters: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−×`,
  },
  {
    source: import.meta.resolve("@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2"),
    characters: between(0x100, 0x17f),
  },
  {
    source: import.meta.resolve("@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2"),
    characters: between(0x600, 0x6ff) + between(0x750, 0x77f) + between(0x200c, 0x200f),
  },
] as const;

async function mergedFont(folder: string): Promise<Buffer> {
  const files = await Promise.all(
    PARTS.map(async ({ source, characters }, index) => {
      const file = join(folder, `${index}.ttf`);
      const part = await subsetFont(await readFile(fileURLToPath(source)), characters, {
        targetFormat: "sfnt",
        variationAxes: { wght: WEIGHT },
      });
      await writeFile(file, part);
      return file;
    }),
  );
  const merged = join(folder, "merged.ttf");
  execFileSync("python3", [join(import.meta.dirname, "fonts/merge-fonts.py"), FAMILY, merged, ...files]);
  return readFile(merged);
}

const packed = (file: Uint8Array): string => gzipSync(file, { level: 9 }).toString("base64");

// Run by hand after a change of the renderer's version or of the characters (npm run pack:renderer): the file is part of the
// repository, because functions can read no other kind of file where they run. Needs Python 3 with fontTools.
await inTemporaryDir(async (folder) => {
  const files = {
    licenses:
      "wasm: resvg-wasm, MPL-2.0, https://github.com/yisibl/resvg-js. font: Figtree, copyright 2022 The Figtree Project Authors, and Readex Pro, copyright 2019 The Readex Pro Project Authors, SIL OFL 1.1, https://openfontlicense.org",
    wasm: packed(await readFile(fileURLToPath(RENDERER))),
    font: packed(await mergedFont(folder)),
  };
  await writeFile(TARGET, `${JSON.stringify(files, null, 2)}\n`);
  console.log(`${TARGET}: ${files.wasm.length + files.font.length} bytes`);
});
