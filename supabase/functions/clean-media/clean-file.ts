import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { unwrap } from "../_shared/clients.ts";
import { unavailable } from "../_shared/errors.ts";
import { type Bytes, UnreadableMedia } from "../_shared/domain/media/bytes.ts";
import { withoutMetadata } from "../_shared/domain/media/without-metadata.ts";

const BUCKET = "blog-media";
/** As every upload has it. */
const CACHE_SECONDS = "3600";

export const StoredFile = z.object({
  id: z.string(),
  name: z.string(),
  updated_at: z.string(),
});

type Outcome = "clean" | "cleaned" | "unreadable";

/** @throws when the database or the storage service refuses; the next run then tries again */
export async function cleanFile(
  secret: SupabaseClient,
  { id, name, updated_at }: z.infer<typeof StoredFile>,
): Promise<Outcome> {
  const bucket = secret.storage.from(BUCKET);
  const note = async (outcome: Outcome) => {
    unwrap(await secret.rpc("note_examined_media", { p_id: id, p_seen: updated_at, p_outcome: outcome }));
    return outcome;
  };
  const { data: stored, error } = await bucket.download(name);
  if (error) throw unavailable(error);
  const bytes = new Uint8Array(await stored.arrayBuffer());
  const content = cleaned(bytes);
  if (!content) {
    // Its name is known only as long as it is there.
    await note("unreadable");
    unwrap(await bucket.remove([name]));
    return "unreadable";
  }
  if (isSame(bytes, content)) return await note("clean");
  const options = { contentType: stored.type, cacheControl: CACHE_SECONDS, upsert: true };
  unwrap(await bucket.upload(name, content.slice().buffer, options));
  return await note("cleaned");
}

/** Undefined for a file that cannot be read to its end. */
function cleaned(bytes: Bytes): Bytes | undefined {
  try {
    return withoutMetadata(bytes);
  } catch (error) {
    if (error instanceof UnreadableMedia) return undefined;
    throw error;
  }
}

const isSame = (one: Bytes, other: Bytes): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
