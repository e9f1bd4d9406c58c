/** The quality at which a compressed picture looks unchanged: for AVIF and WebP, and for the original format. */
const MODERN_QUALITY = 85;
export const ORIGINAL_QUALITY = 90;

const OBJECTS = "/storage/v1/object/public/";
const IMAGES = "/storage/v1/render/image/public/";

/** For screens where the frame is smaller, for its widest, and for screens with more pixels than points. */
const SCALES = [0.5, 1, 2];

/** The `srcset` for each format. */
interface StoredPicture {
  avif: string;
  webp: string;
  original: string;
}

/**
 * The addresses of an uploaded picture at the storage's image service, cut to the proportions of its frame. Undefined for every
 * other address. Both sides are always given: the service replaces a missing one with the picture's own and cuts to that.
 */
export function storedPicture(
  address: string,
  storageUrl: string,
  width: number,
  height: number,
): StoredPicture | undefined {
  const [host, path] = address.split(OBJECTS);
  if (!path || path.includes("?") || (host && host !== storageUrl)) return undefined;
  const sources = (format: string, quality: number) =>
    SCALES.map((scale) => {
      const wide = Math.round(width * scale);
      const high = Math.round(height * scale);
      return `${storageUrl}${IMAGES}${path}?width=${wide}&height=${high}&quality=${quality}&format=${format} ${wide}w`;
    }).join(", ");
  return {
    avif: sources("avif", MODERN_QUALITY),
    webp: sources("webp", MODERN_QUALITY),
    original: sources("origin", ORIGINAL_QUALITY),
  };
}
