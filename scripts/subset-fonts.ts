import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { inTemporaryDir } from "./local/temporary-dir";
import { FONTS } from "./site/font-subsets";

const TARGET = "src/assets/fonts";
const ADD_GLYPHS = join(import.meta.dirname, "fonts/add-glyphs.py");

// Run by hand after a change of the character sets (npm run fonts): the files are part of the repository. A font in several
// parts needs Python 3 with fontTools.
await mkdir(TARGET, { recursive: true });
await inTemporaryDir(async (folder) => {
  for (const { file, license, weights, parts } of FONTS) {
    const subsets: string[] = [];
    for (const [index, { source, characters }] of parts.entries()) {
      const path = join(folder, `${index}-${file}.ttf`);
      const font = await subsetFont(await readFile(join("node_modules", source)), characters, {
        targetFormat: "sfnt",
        variationAxes: { wght: { ...weights, default: weights.min } },
      });
      await writeFile(path, font);
      subsets.push(path);
    }
    const [whole = "", ...additions] = subsets;
    for (const addition of additions) execFileSync("python3", [ADD_GLYPHS, whole, addition, whole]);
    const everything = parts.map(({ characters }) => characters).join("");
    const font = await subsetFont(await readFile(whole), everything, { targetFormat: "woff2" });
    await writeFile(join(TARGET, file), font);
    await copyFile(join("node_modules", license), join(TARGET, `${file.replace(/\..*$/, "")}-license.txt`));
    console.log(`${file}: ${font.length} bytes`);
  }
});
