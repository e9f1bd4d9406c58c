import type { Plugin } from "vite";

/** The modules that run on a page before any interaction. */
const PAGE_MODULES = /\/src\/(?:tracking|data\/public|site\/page-script)\/[^/]+\.ts$/;
const LATER = /import\("(\.\/[\w-]+)"\)/g;

/**
 * Makes the page's script import its own parts without Vite's helper, which would be a tenth of that script: it preloads the
 * styles and the imports of a part, and these parts have none except the page's script itself.
 */
export function laterParts(): Plugin {
  return {
    name: "later-parts",
    enforce: "pre",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    async transform(code, id) {
      if (!PAGE_MODULES.test(id) || !code.includes("import(")) return undefined;
      const files = new Map<string, string>();
      for (const [, part = ""] of code.matchAll(LATER)) {
        const resolved = await this.resolve(part, id);
        if (!resolved) throw new Error(`${id} imports ${part}, which does not exist.`);
        files.set(
          part,
          this.emitFile({ type: "chunk", id: resolved.id, name: part.slice(2), preserveSignature: "strict" }),
        );
      }
      return code.replaceAll(
        LATER,
        (_import, part: string) =>
          `import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${files.get(part)})`,
      );
    },
  };
}
