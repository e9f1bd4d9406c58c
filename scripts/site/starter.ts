import { build } from "vite";

/** One source as a single script, with the values that its declarations name. */
export async function buildScript(input: string, values: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      minify: true,
      rollupOptions: { input, output: { format: "iife" } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${input} could not be built.`);
  return chunk.code.trim();
}

/** The first lines of script of every page, which name the built files that they load. */
export const buildStarter = (app: string, pageScript: string): Promise<string> =>
  buildScript("src/starter.ts", { APP: app, PAGE_SCRIPT: pageScript });
