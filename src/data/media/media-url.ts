import { env } from "@/config/env";

export const MEDIA_BUCKET = "blog-media";

/** The public address of a file of the bucket. */
export const mediaUrl = (name: string): string =>
  `${env.VITE_SUPABASE_URL}/storage/v1/object/public/${MEDIA_BUCKET}/${name}`;
