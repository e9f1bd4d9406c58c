import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { requireScheduler } from "../_shared/auth.ts";
import { unwrap } from "../_shared/clients.ts";
import { type Bytes, UnreadableMedia } from "../_shared/domain/media/bytes.ts";
import { playbackOf } from "../_shared/domain/media/playback.ts";
import { withoutMetadata } from "../_shared/domain/media/without-metadata.ts";
import { unavailable } from "../_shared/errors.ts";
import { jsonFunction } from "../_shared/http.ts";

/** No further file is begun after that; the largest takes some seconds. */
const WORK_MS = 8_000;
const FILES_PER_RUN = 50;

const BUCKET = "blog-media";
/** The same as for every upload. */
const CACHE_SECONDS = "3600";

const StoredFile = z.object({
  id: z.string(),
  name: z.string(),
  updated_at: z.string(),
  /** In bytes, at the time of the upload. */
  size: z.number().nullable(),
});

type Outcome = "clean" | "cleaned" | "unreadable";

/**
 * Removes metadata, such as the location of a picture, from stored pictures and films that were not checked yet, and records
 * formats of films that not every browser plays. A file that cannot be read to its end is removed, because its content is
 * unknown, unless it was accepted by earlier rules. A file whose length has changed is damaged, and stays unchanged. Returns
 * the numbers of `clean`, `cleaned`, `unreadable` and `failed`; the rest is left for the next run. Only the scheduler may call
 * it.
 */
export const createCleanMedia = ({ filesPerRun = FILES_PER_RUN } = {}) =>
  jsonFunction(async (call) => {
    requireScheduler(call);
    const { secret } = call;
    const end = Date.now() + WORK_MS;
    const files = z
      .array(StoredFile)
      .parse(unwrap(await secret.rpc("unexamined_media", { p_limit: filesPerRun })));
    const counts = { clean: 0, cleaned: 0, unreadable: 0, failed: 0 };
    for (const file of files) {
      if (Date.now() > end) break;
      const outcome = await cleanFile(secret, file).catch((error: unknown) => {
        console.error("clean-media", file.name, error);
        return "failed" as const;
      });
      counts[outcome] += 1;
    }
    return counts;
  });

/** @throws when the database or the storage service refuses; the next run then tries again */
async function cleanFile(
  secret: SupabaseClient,
  { id, name, updated_at, size }: z.infer<typeof StoredFile>,
): Promise<Outcome> {
  const bucket = secret.storage.from(BUCKET);
  /** @returns whether the file is to be removed */
  const note = async (outcome: Outcome, unplayable = "") => {
    const finding = { p_id: id, p_seen: updated_at, p_outcome: outcome, p_unplayable: unplayable };
    return z.boolean().parse(unwrap(await secret.rpc("note_examined_media", finding)));
  };
  const { data: stored, error } = await bucket.download(name);
  if (error) throw unavailable(error);
  const bytes = new Uint8Array(await stored.arrayBuffer());
  const content = cleaned(bytes);
  if (!content) {
    if (bytes.length !== size) throw new Error(`It has ${bytes.length} bytes instead of ${size}.`);
    // Its name is known only as long as it exists.
    if (await note("unreadable")) unwrap(await bucket.remove([name]));
    return "unreadable";
  }
  const unplayable = playbackOf(content)?.unplayable;
  const isClean = isSame(bytes, content);
  if (isClean && bytes.length === size) {
    await note("clean", unplayable);
    return "clean";
  }
  const options = { contentType: stored.type, cacheControl: CACHE_SECONDS, upsert: true };
  unwrap(await bucket.upload(name, content.slice().buffer, options));
  // When the file had been replaced without its entry, they match again from here on, and the next run checks both.
  if (isClean) return "clean";
  await note("cleaned", unplayable);
  return "cleaned";
}

/** Undefined when the file cannot be read to its end. */
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
