import { fileURLToPath } from "node:url";
import { installPackages } from "../local/install-packages";

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** 70 MB that only this check needs. */
export const installReaders = (): Promise<void> => installPackages(at("."), "the check");

/** A package of this folder, with the given types: it is not installed when the rest is compiled. */
export async function load<Module>(name: string): Promise<Module> {
  return (await import(name)) as Module;
}

/** The Nu HTML checker. */
export const VNU = at("node_modules/vnu-jar/build/dist/vnu.jar");

/** The ZXing program in its package. */
export const ZXING = at("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
