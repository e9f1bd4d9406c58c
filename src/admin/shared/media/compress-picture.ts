import imageCompression from "browser-image-compression";

const MAX_MB = 1;
const MAX_SIDE_PX = 1920;
const WEBP = "image/webp";
/** The library would begin at 1, which is larger than most originals, and make up for it in pixels. */
const FIRST_QUALITY = 0.86;
/** Steps of 5 % in quality and size. A picture that is small already only has to become WebP, not ever smaller. */
const STEPS = { large: 30, small: 4 } as const;

/**
 * The picture in WebP, at most 1 MB and 1920 px on its longer side; as it is when it is all that already.
 * @throws when the browser cannot draw it, or cannot write WebP
 */
export async function compressPicture(file: File, signal?: AbortSignal): Promise<Blob> {
  const maxBytes = MAX_MB * 1024 * 1024;
  const isLarge = file.size > maxBytes;
  if (!isLarge && file.type === WEBP && (await longerSideOf(file)) <= MAX_SIDE_PX) return file;
  const smaller = await imageCompression(file, {
    maxSizeMB: MAX_MB,
    maxWidthOrHeight: MAX_SIDE_PX,
    fileType: WEBP,
    initialQuality: FIRST_QUALITY,
    maxIteration: isLarge ? STEPS.large : STEPS.small,
    useWebWorker: false,
    signal,
  });
  if (smaller.type !== WEBP) throw new Error("This browser does not write WebP.");
  return smaller;
}

async function longerSideOf(file: File): Promise<number> {
  const bitmap = await createImageBitmap(file);
  const side = Math.max(bitmap.width, bitmap.height);
  bitmap.close();
  return side;
}
