import { fileURLToPath } from "node:url";

/** The absolute path of a file of this project. */
export function projectFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The absolute path of a program that an npm package brings. */
export function toolPath(name: string): string {
  return projectFile(`node_modules/.bin/${name}`);
}
