const MB = 1024 * 1024;
const MAX_BYTES = MB;
const MAX_SIDE_PX = 1920;
const WEBP = "image/webp";
/** By default the library starts at 1, which makes a file larger than most originals, and compensates with fewer pixels. */
const FIRST_QUALITY = 0.86;
/** Steps of 5 % in quality and size. A picture that fits already only has to become WebP, not ever smaller. */
const STEPS = { large: 30, small: 4 } as const;

/**
 * The picture in WebP, at most 1 MB and 1920 px on its longer side; unchanged when it already meets these limits. A browser
 * that cannot write WebP makes a JPEG, or a PNG for a picture with transparency.
 * @throws when the browser cannot draw it, or returns another format than requested
 */
export async function compressPicture(file: File, signal?: AbortSignal): Promise<Blob> {
  const fits = await fitsLimits(file);
  if (fits && file.type === WEBP) return file;
  const fileType = await formatFor(file);
  // Twenty kilobytes that most visits of the editor do not need.
  const { default: imageCompression } = await import("browser-image-compression");
  const smaller = await imageCompression(file, {
    // Not larger than the original, either.
    maxSizeMB: Math.min(MAX_BYTES, file.size) / MB,
    maxWidthOrHeight: MAX_SIDE_PX,
    fileType,
    initialQuality: FIRST_QUALITY,
    maxIteration: fits ? STEPS.small : STEPS.large,
    useWebWorker: false,
    signal,
  });
  if (smaller.type !== fileType) throw new Error(`This browser answers ${smaller.type} for ${fileType}.`);
  return smaller;
}

/** Whether a picture may be stored unchanged. */
export async function fitsLimits(picture: Blob): Promise<boolean> {
  if (picture.size > MAX_BYTES) return false;
  const bitmap = await createImageBitmap(picture);
  const side = Math.max(bitmap.width, bitmap.height);
  bitmap.close();
  return side <= MAX_SIDE_PX;
}

async function formatFor(file: File): Promise<string> {
  if (await writesWebp()) return WEBP;
  return file.type !== "image/jpeg" && (await isTransparent(file)) ? "image/png" : "image/jpeg";
}

/** Safari returns a PNG instead of WebP. */
async function writesWebp(): Promise<boolean> {
  if (typeof OffscreenCanvas === "undefined") return false;
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext("2d");
  return (await canvas.convertToBlob({ type: WEBP })).type === WEBP;
}

/** Whether it has transparent pixels, checked on a small copy. */
async function isTransparent(file: File): Promise<boolean> {
  const side = 200;
  const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeHeight: side });
  const pen = new OffscreenCanvas(side, side).getContext("2d");
  if (!pen) throw new Error("This browser cannot draw here.");
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = pen.getImageData(0, 0, side, side);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
