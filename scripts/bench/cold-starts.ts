import path from "node:path";
import { buildFunctions } from "../functions/build-functions";
import { LOOPBACK } from "../local/free-port";
import { startEdgeFunctions } from "../local/functions/edge-functions";
import { repositoryRoot } from "../local/settings";
import { inTemporaryDir } from "../local/temporary-dir";
import { writeFiles } from "../local/testing/fixture-project";
import { median, type Section } from "./report";

const SMALLEST = "smallest";

/**
 * From the start of a process with one built function to its first answer. What the process itself takes is the time of the
 * smallest function that there can be.
 */
export const measureColdStarts = (runs: number, signal: AbortSignal): Promise<Section> =>
  inTemporaryDir(async (folder) => {
    writeFiles(folder, { [`${SMALLEST}.js`]: "Deno.serve(() => new Response());" });
    const functions = {
      [SMALLEST]: path.join(folder, `${SMALLEST}.js`),
      ...(await buildFunctions(path.join(repositoryRoot, "supabase"), () => undefined)),
    };
    const times = new Map<string, number[]>();
    // By turns, so that a busy moment is not one function's alone.
    for (let run = 0; run < runs; run++) {
      for (const [name, file] of Object.entries(functions)) {
        signal.throwIfAborted();
        times.set(name, [...(times.get(name) ?? []), await coldStart(folder, name, file)]);
      }
    }
    return {
      title: `Cold starts of functions, median of ${runs}`,
      rows: [...times].map(([name, values]) => ({
        name: `${name}, ms`,
        values: [median(values)],
        ...(name !== SMALLEST && { atMost: 500 }),
      })),
    };
  });

async function coldStart(folder: string, name: string, file: string): Promise<number> {
  const startedAt = performance.now();
  const functions = await startEdgeFunctions({
    folder,
    built: { [name]: file },
    apiUrl: `http://${LOOPBACK}:9`,
    keys: { publishableKey: "", secretKey: "" },
    watch: false,
    log: () => undefined,
  });
  try {
    const url = `http://${LOOPBACK}:${functions.port()}/functions/v1/${name}`;
    const answer = await fetch(url, { method: "OPTIONS" });
    await answer.text();
    return performance.now() - startedAt;
  } finally {
    await functions.stop();
  }
}
