import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The files below `root` that a pattern of sql_paths names, sorted. `*` and `?` stand for parts of one name. */
export function listFiles(root: string, pattern: string): string[] {
  const segments = path.posix.normalize(pattern).split("/");
  return segments.reduce<string[]>(
    (found, segment) => found.flatMap((folder) => matches(root, folder, segment)),
    [""],
  );
}

function matches(root: string, folder: string, segment: string): string[] {
  const target = path.join(root, folder);
  if (!/[*?]/.test(segment)) {
    const file = path.posix.join(folder, segment);
    return existsSync(path.join(root, file)) ? [file] : [];
  }
  if (!existsSync(target)) return [];
  const expression = new RegExp(
    `^${segment
      .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`,
  );
  return readdirSync(target)
    .filter((name) => !name.startsWith(".") && expression.test(name))
    .sort()
    .map((name) => path.posix.join(folder, name));
}
