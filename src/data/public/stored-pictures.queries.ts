import type { PostgrestClient } from "@supabase/postgrest-js";
import { env } from "@/config/env";
import type { Database } from "@/data/database.types";
import { readPublic } from "@/data/client/read-public";
import type { Shapes } from "@/data/client/shapes";

// The back office's module of the bucket would be one more file for readers to download.
const BUCKET = "blog-media";

/** SHA-256 of a description in hexadecimal: the name of its picture in the database. */
export async function hashOf(description: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(description));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const drawnShape = (z: Shapes) =>
  z.rows({ description_hash: z.string(), object_name: z.nullable(z.string()) });

/**
 * Addresses of pictures that were drawn already and not deleted since, by their descriptions.
 * @param client of a person who sees more than the pictures of published articles
 * @throws AppError when the read fails
 */
export async function fetchStoredPictures(
  descriptions: readonly string[],
  signal?: AbortSignal,
  client?: Pick<PostgrestClient<Database>, "from">,
): Promise<Map<string, string>> {
  if (descriptions.length === 0) return new Map();
  const byHash = new Map(
    await Promise.all(
      descriptions.map(async (text): Promise<[string, string]> => [await hashOf(text), text]),
    ),
  );
  const images = await readPublic(
    drawnShape,
    (rest) =>
      (client ?? rest)
        .from("generated_images")
        .select("description_hash, object_name")
        .eq("status", "ready")
        .in("description_hash", [...byHash.keys()]),
    signal,
  );
  const drawn = images.map(({ description_hash, object_name }) => ({
    description: byHash.get(description_hash),
    address: object_name && `${env.VITE_SUPABASE_URL}/storage/v1/object/public/${BUCKET}/${object_name}`,
  }));
  const existing = await missingPictures(
    drawn.map(({ address }) => address),
    signal,
  );
  return new Map(
    drawn.flatMap(({ description, address }): [string, string][] =>
      description && address && existing(address) ? [[description, address]] : [],
    ),
  );
}

/** The pattern of the library's file names. */
const NAME = /\/blog-media\/([\w./-]+)/;

const namesShape = (z: Shapes) => z.array(z.string());

/**
 * Finds files of the library that were deleted while a page still names them. Without such a name there is no request.
 * @returns a function that replaces their addresses by null
 * @throws AppError when the read fails
 */
export async function missingPictures(
  addresses: readonly (string | null | undefined)[],
  signal?: AbortSignal,
): Promise<(address: string | null) => string | null> {
  const names = [...new Set(addresses.flatMap((address) => nameIn(address) ?? []))];
  if (names.length === 0) return (address) => address;
  const missing = await readPublic(
    namesShape,
    (rest) => rest.rpc("missing_media", { p_names: names.toSorted() }, { get: true }),
    signal,
  );
  return (address) => (missing.includes(nameIn(address) ?? "") ? null : address);
}

const nameIn = (address: string | null | undefined): string | undefined => NAME.exec(address ?? "")?.[1];
