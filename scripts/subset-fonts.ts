import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { FONTS } from "./site/font-subsets";

const TARGET = "src/assets/fonts";

// Run by hand after a change of the character sets (npm run fonts): the files are part of the repository.
await mkdir(TARGET, { recursive: true });
for (const { file, source, license, characters, weights } of FONTS) {
  const font = await subsetFont(await readFile(join("node_modules", source)), characters, {
    targetFormat: "woff2",
    variationAxes: { wght: { ...weights, default: weights.min } },
  });
  await writeFile(join(TARGET, file), font);
  await copyFile(join("node_modules", license), join(TARGET, `${file.replace(/\..*$/, "")}-license.txt`));
  console.log(`${file}: ${font.length} bytes`);
}
