import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** An empty folder of its own. The database runs as another user than root and has to pass through it. */
export function createTemporaryDir(): { path: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "dar-afiya-"));
  chmodSync(folder, 0o711);
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
