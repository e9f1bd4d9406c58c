import { z } from "zod";
import { env } from "@/config/env";

export const MEDIA_BUCKET = "blog-media";

export type MediaKind = "image" | "video";

/** A picture or a video of the bucket. */
export interface MediaFile {
  /** Its name in the bucket, with its folder if it is in one; no two files have the same. */
  name: string;
  /** What it was called on the device it came from, which is what people know it by; its name in the bucket where nobody said so. */
  ownName: string;
  /** Where everyone fetches it. */
  url: string;
  kind: MediaKind;
  /** MIME type, such as image/webp. */
  type: string;
  sizeBytes: number;
  /** ISO 8601 with its zone. */
  createdAt: string;
}

/** The public address of a file of the bucket. */
export const mediaUrl = (name: string): string =>
  `${env.VITE_SUPABASE_URL}/storage/v1/object/public/${MEDIA_BUCKET}/${name}`;

const detailsSchema = z.object({ mimetype: z.string(), size: z.number() });

/**
 * What the storage says about one entry of a folder.
 * @returns undefined for what is neither a picture nor a video: folders, and what keeps an empty folder
 */
export function toMediaFile(
  entry: { name: string; created_at: string | null; metadata: unknown },
  folder = "",
): MediaFile | undefined {
  const details = detailsSchema.safeParse(entry.metadata);
  if (!details.success) return undefined;
  const { mimetype, size } = details.data;
  const kind = (["image", "video"] as const).find((name) => mimetype.startsWith(`${name}/`));
  if (!kind) return undefined;
  const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
  return {
    name,
    ownName: name,
    url: mediaUrl(name),
    kind,
    type: mimetype,
    sizeBytes: size,
    createdAt: entry.created_at ?? new Date(0).toISOString(),
  };
}
