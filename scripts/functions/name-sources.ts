import { SourceMap } from "node:module";
import path from "node:path";
import { readIfPresent } from "../local/files";

/** The text with every position in a built function, such as `publish-due.js:1:2345`, replaced by the source and its line. */
export function nameSources(text: string, builtFolder: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (name: string) => {
    if (!maps.has(name)) {
      const map = readIfPresent(path.join(builtFolder, `${name}.js.map`));
      maps.set(name, map === undefined ? undefined : new SourceMap(JSON.parse(map)));
    }
    return maps.get(name);
  };
  return text.replaceAll(/[^\s()]*?([\w-]+)\.js:(\d+):(\d+)/g, (position, name: string, line, column) => {
    const origin = mapOf(name)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return position;
    return `${path.posix.join("supabase/built-functions", origin.fileName)}:${origin.lineNumber}`;
  });
}
