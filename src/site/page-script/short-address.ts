import { readShort } from "@/data/public/short-addresses";
import { withSearch } from "@/data/public/with-search";

/**
 * Where a short address leads that the host does not know yet, with what was asked for behind it.
 * @returns undefined for a code that nobody knows
 * @throws AppError when the read fails
 */
export async function shortAddressTarget({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): Promise<string | undefined> {
  const found = await readShort(pathname);
  return found?.to && withSearch(found.to, search) + hash;
}
