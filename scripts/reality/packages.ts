import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runToEnd } from "../local/child-process";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** 70 MB that only this check needs are in no one else's `npm ci`. */
export async function installPackages(): Promise<void> {
  const done = at("node_modules/.package-lock.json");
  if (existsSync(done) && statSync(done).mtimeMs >= statSync(at("package-lock.json")).mtimeMs) return;
  console.error("installing the packages of the check");
  const { code, lines } = await runToEnd("npm", ["ci", "--no-audit", "--no-fund"], { cwd: at(".") });
  if (code !== 0) throw new Error(`The packages of the check cannot be installed:\n${lines.join("\n")}`);
}

/** A package of this folder, as the types say that are asked for: it is not there when the rest is compiled. */
export async function load<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}

/** The Nu HTML checker. */
export const VNU = at("node_modules/vnu-jar/build/dist/vnu.jar");

/** The program of ZXing that its package runs. */
export const ZXING = at("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
