import { fileURLToPath } from "node:url";
import { installPackages } from "../local/install-packages";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** Installs the packages of `scripts/hosts` at their first use. @throws StackError when that fails */
export const installEngines = (): Promise<void> => installPackages(FOLDER, "the hosts");

/** A host's engine from those packages. @throws StackError when it cannot be installed */
export async function importEngine<Engine>(name: string): Promise<Engine> {
  await installEngines();
  return (await import(name)) as Engine;
}
