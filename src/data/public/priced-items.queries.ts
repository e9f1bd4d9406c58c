import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/client/keys";
import { readPublic } from "@/data/client/read-public";
import type { Localized } from "@/config/locales";

/**
 * The names of single items with prices of their own, such as drips and tests, of all active services.
 * @throws AppError when they cannot be read
 */
export async function fetchPricedItems(signal?: AbortSignal): Promise<Localized[]> {
  const [{ readServiceContent }, rows] = await Promise.all([
    import("@domain/service-content"),
    readPublic(
      (z) => z.array(z.object({ content_data: z.unknown() })),
      (rest) => rest.from("services").select("content_data").eq("is_active", true).order("slug"),
      signal,
    ),
  ]);
  return rows.flatMap((row) => readServiceContent(row.content_data).prices?.map(({ name }) => name) ?? []);
}

export const pricedItemsQuery = queryOptions({
  queryKey: [...keys.services, "items"],
  queryFn: ({ signal }) => fetchPricedItems(signal),
});
