import type { Plugin } from "vite";

/** Parts of the program itself, as its build names them, and packages. */
const IMPORT = /\bimport\(("[^"\n]+")\)/g;

/**
 * Has the program that makes pages load each of its later parts once. Every page comes by dozens of `import()`, and Node looks each of
 * them up again: on another thread where TypeScript runs, which took a tenth of all that a build does.
 */
export function onceImported(): Plugin {
  return {
    name: "once-imported",
    apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
    renderChunk: (code) => {
      const parts = new Set(Array.from(code.matchAll(IMPORT), ([, part = ""]) => part));
      if (parts.size === 0) return null;
      const names = new Map([...parts].map((part, index) => [part, `__part${index}`]));
      const loaders = [...names].map(
        ([part, name]) => `let ${name}$; const ${name} = () => (${name}$ ??= import(${part}));`,
      );
      const once = code.replace(IMPORT, (_import, part: string) => `${names.get(part)}()`);
      return { code: [once, ...loaders, ""].join("\n"), map: null };
    },
  };
}
