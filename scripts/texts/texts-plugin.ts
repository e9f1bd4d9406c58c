import path from "node:path";
import type { Plugin } from "vite";
import { writeFunctionModules } from "./function-modules.ts";
import { CONTENT, NAMED_BY_OTHERS, readTexts } from "./read-texts.ts";
import { TextError } from "./parse-texts.ts";

/**
 * Lets pages import the files of texts: `import { texts } from "@/content/drips.yaml"`. A missing text is an error of the
 * build.
 */
export function contentTexts(root: string): Plugin {
  const content = path.join(root, CONTENT);
  const isText = (file: string) => file.startsWith(`${content}${path.sep}`) && file.endsWith(".yaml");
  return {
    name: "content-texts",
    load(id) {
      if (!isText(id)) return undefined;
      for (const file of NAMED_BY_OTHERS) this.addWatchFile(path.join(content, file));
      const texts = readTexts(root, path.relative(content, id).replaceAll(path.sep, "/"));
      return { code: `export const texts = ${JSON.stringify(texts)};`, moduleType: "js" };
    },
    // During development, functions follow each change of a text as pages do.
    configureServer({ watcher, config: { logger } }) {
      watcher.on("change", (file) => {
        if (!isText(file)) return;
        try {
          writeFunctionModules(root).forEach((name) => logger.info(`Wrote ${name}.`));
        } catch (error) {
          if (!(error instanceof TextError)) throw error;
          logger.error(error.message);
        }
      });
    },
  };
}
