import type { Plugin } from "vite";

/** Parts of the program itself, by their names in the build, and packages. */
const IMPORT = /\bimport\(("[^"\n]+")\)/g;

/**
 * Makes the program for pages load each of its later parts once. Every page uses dozens of `import()`, and Node looks each of
 * them up again: on another thread when TypeScript runs, which took a tenth of a build's time.
 */
export function onceImported(): Plugin {
  return {
    name: "once-imported",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    renderChunk: (code) => ({ code: withImportsOnce(code), map: null }),
  };
}

/** A module that returns the same promise for each `import()` of a part. */
export function withImportsOnce(code: string): string {
  const parts = [...new Set(Array.from(code.matchAll(IMPORT), ([, part = ""]) => part))];
  const moduleName = (part: string) => `__part${parts.indexOf(part)}`;
  // Before the code, which may use it at once.
  const loaders = parts.map((part) => {
    const name = moduleName(part);
    return `let ${name}$; const ${name} = () => (${name}$ ??= import(${part}));\n`;
  });
  return loaders.join("") + code.replace(IMPORT, (_import, part: string) => `${moduleName(part)}()`);
}
