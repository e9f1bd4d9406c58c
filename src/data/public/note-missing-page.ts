import { postJson } from "@/data/client/plain-request";
import { isVisitorPath, normalizePath } from "./redirect-rules";

const noted = new Set<string>();

/**
 * Reports to the database that a visitor found no page there: the path only, once per page load. It is not awaited, and a
 * failure is ignored: it is one count more or less.
 */
export function noteMissingPage(pathname: string): void {
  const path = normalizePath(pathname);
  if (noted.has(path) || !isVisitorPath(path)) return;
  noted.add(path);
  postJson("rpc/note_missing_path", { p_path: path }).catch(() => undefined);
}
