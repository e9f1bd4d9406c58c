import { readPublic } from "@/data/client/read-public";

/** As the library names files. */
const NAME = /\/blog-media\/([\w./-]+)/;

/** An address without a file is none; `null` where there is no address. */
export type LeaveOut = (address: string | null) => string | null;

const asItIs: LeaveOut = (address) => address;

/**
 * Looks for files of the library that somebody has deleted, although a page still names them. Where none is named, nothing is asked.
 * @returns what leaves out their addresses
 * @throws AppError when the read fails
 */
export async function missingPictures(
  addresses: readonly (string | null | undefined)[],
  signal?: AbortSignal,
): Promise<LeaveOut> {
  const names = [...new Set(addresses.flatMap((address) => nameIn(address) ?? []))];
  if (names.length === 0) return asItIs;
  const missing = await readPublic(
    (z) => z.array(z.string()),
    (rest) => rest.rpc("missing_media", { p_names: names.toSorted() }, { get: true }),
    signal,
  );
  return (address) => (missing.includes(nameIn(address) ?? "") ? null : address);
}

const nameIn = (address: string | null | undefined): string | undefined => NAME.exec(address ?? "")?.[1];
