import { build } from "vite";

/** The first lines of script of every page, which name the built files that they load. */
export async function buildStarter(app: string, pageScript: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: { APP: JSON.stringify(app), PAGE_SCRIPT: JSON.stringify(pageScript) },
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: "src/starter.ts", output: { format: "iife" } },
    },
  });
  const [chunk] = [result].flat().flatMap((built) => ("output" in built ? built.output : []));
  if (chunk?.type !== "chunk") throw new Error("The first lines of script could not be built.");
  return chunk.code.trim();
}
