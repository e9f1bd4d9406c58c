import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A new empty folder. The database runs as another user than root and must be able to enter it. */
export function createTemporaryDir(): { path: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "dar-afiya-"));
  chmodSync(folder, 0o711);
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs `work` with such a folder, which is removed afterwards. */
export async function inTemporaryDir<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = createTemporaryDir();
  try {
    return await work(folder.path);
  } finally {
    folder.remove();
  }
}
