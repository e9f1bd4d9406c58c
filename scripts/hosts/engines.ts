import { fileURLToPath } from "node:url";
import { installPackages } from "../local/install-packages";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** The packages of `scripts/hosts`, installed when they are first asked for. @throws StackError when they cannot be */
export const installEngines = (): Promise<void> => installPackages(FOLDER, "the hosts");

/** An engine of a host, from those packages. @throws StackError when it cannot be installed */
export async function importEngine<Engine>(name: string): Promise<Engine> {
  await installEngines();
  return (await import(name)) as Engine;
}
