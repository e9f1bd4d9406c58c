import { afterEach, beforeEach } from "vitest";
import { createTemporaryDir } from "../temporary-dir";

/** An empty folder for each test of a file, removed after it. */
export function temporaryDirPerTest(): { readonly path: string } {
  let folder: ReturnType<typeof createTemporaryDir>;
  beforeEach(() => {
    folder = createTemporaryDir();
  });
  afterEach(() => folder.remove());
  return {
    get path() {
      return folder.path;
    },
  };
}
