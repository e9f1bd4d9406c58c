import { builtinModules } from "node:module";
import { rolldown } from "rolldown";
import { esmExternalRequirePlugin } from "rolldown/plugins";

interface BuiltFunction {
  code: string;
  map: string;
}

const NODE_MODULES = builtinModules.filter((name) => !name.startsWith("_"));

/**
 * A function with all its imports, as one file for the hosted runtime. That runtime has Node's modules only under their full
 * names, has no `require`, and has Node's globals only in packages.
 */
export async function bundle(source: string, file: string): Promise<BuiltFunction> {
  const build = await rolldown({
    input: source,
    platform: "node",
    tsconfig: false,
    transform: {
      define: { global: "globalThis" },
      inject: {
        Buffer: ["node:buffer", "Buffer"],
        clearImmediate: ["node:timers", "clearImmediate"],
        process: ["node:process", "default"],
        setImmediate: ["node:timers", "setImmediate"],
      },
    },
    plugins: [esmExternalRequirePlugin({ external: [/^node:/, ...NODE_MODULES] })],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  try {
    const { output } = await build.generate({
      file,
      format: "esm",
      minify: true,
      sourcemap: true,
      codeSplitting: false,
      paths: (name) => (NODE_MODULES.includes(name) ? `node:${name}` : name),
    });
    const [{ code, map }] = output;
    if (!map) throw new Error("There is no source map.");
    return { code, map: map.toString() };
  } finally {
    await build.close();
  }
}
