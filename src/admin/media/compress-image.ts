import { MediaRefusal } from "./check-file";
import type { CompressAnswer } from "./compress.worker";
import { compressPicture } from "./compress-picture";

/**
 * Makes a picture at most 1 MB and 1920 px, in a worker of this site: the library's own worker would be made
 * from text and load its script from elsewhere, which a strict content security policy forbids.
 * @throws MediaRefusal `broken` when it cannot be opened, another error when it cannot be made smaller
 */
export async function compressImage(file: File, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const answer = await askWorker(file, signal);
  if ("content" in answer) return answer.content;
  if (answer.problem === "broken") throw new MediaRefusal("broken");
  // Safari's workers cannot draw; its pages can.
  return compressPicture(file, signal);
}

function askWorker(file: File, signal: AbortSignal): Promise<CompressAnswer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress.worker.ts", import.meta.url), { type: "module" });
    const settle = (finish: () => void) => {
      worker.terminate();
      signal.removeEventListener("abort", cancel);
      finish();
    };
    const cancel = () => settle(() => reject(new DOMException("Cancelled", "AbortError")));
    signal.addEventListener("abort", cancel);
    worker.addEventListener("message", ({ data }: MessageEvent<CompressAnswer>) =>
      settle(() => resolve(data)),
    );
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      settle(() => resolve({ problem: "failed" }));
    });
    worker.postMessage(file, []);
  });
}
