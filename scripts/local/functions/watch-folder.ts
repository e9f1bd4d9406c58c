import { watch } from "node:fs";

const QUIET_MS = 100;

/**
 * Calls `onChange` some moments after files below the folder changed, one call at a time. Returns how to stop, which
 * waits for a call that runs.
 */
export function watchFolder(
  folder: string,
  onChange: () => Promise<void>,
  onError: (error: Error) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running.then(onChange).catch(onError);
  };
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  watcher.on("error", onError);
  return () => {
    watcher.close();
    clearTimeout(timer);
    return running;
  };
}
