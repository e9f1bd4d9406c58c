/*
 * Bundles functions one after the other and exits, which frees the bundler's memory: more than half a gigabyte when all are
 * bundled at once. Argument: the functions as JSON, each name with its source and its output file. Prints, in a line of JSON,
 * the name of each finished function or, at the end, the one that cannot be built with the reason.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { errorMessage } from "../local/failure";
import { replaceFile } from "../local/files";
import { bundle } from "./bundle";
import type { BundleReport } from "./build-functions";

const report = (line: BundleReport) => console.log(JSON.stringify(line));

const functions = JSON.parse(process.argv[2] ?? "") as { name: string; source: string; file: string }[];
for (const { name, source, file } of functions) {
  try {
    const { code, map } = await bundle(source, file);
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(`${file}.map`, map);
    await replaceFile(file, code);
    report({ name });
  } catch (error) {
    report({ name, problem: errorMessage(error) });
    process.exitCode = 1;
    break;
  }
}
