import { compressPicture } from "./compress-picture";

/** The compressed picture; `broken` when it cannot be opened, `failed` when it only cannot be compressed here. */
export type CompressAnswer = { content: Blob } | { problem: "broken" | "failed" };

addEventListener("message", ({ data }: MessageEvent<File>) => {
  void answer(data).then((result) => postMessage(result));
});

async function answer(file: File): Promise<CompressAnswer> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
  } catch {
    return { problem: "broken" };
  }
  try {
    return { content: await compressPicture(file) };
  } catch {
    return { problem: "failed" };
  }
}
