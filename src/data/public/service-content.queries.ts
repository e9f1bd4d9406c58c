import { queryOptions } from "@tanstack/react-query";
import type { ServiceContentData } from "@domain/service-content";
import { tableKey } from "@/data/client/keys";
import { readPublic } from "@/data/client/read-public";
import type { Shapes } from "@/data/client/shapes";
import type { Locale, Localized } from "@/config/locales";
import { localized } from "@/i18n/localized";
import { missingPictures } from "./stored-pictures.queries";

/** The owner's texts for a service's own page. */
export interface OwnersTexts extends ServiceContentData {
  description: Localized;
}

/** The owner's texts in a row; its content was checked. */
export const ownersTextsOf = (
  row: { description_en: string; description_ar: string },
  content: ServiceContentData,
): OwnersTexts => ({ ...content, description: { en: row.description_en, ar: row.description_ar } });

const contentShape = (z: Shapes) =>
  z.rows({ description_en: z.string(), description_ar: z.string(), content_data: z.unknown() });

/** The owner's texts for the page of an active service; null without a row. Throws AppError when they cannot be read. */
export const serviceContentQuery = (slug: string) =>
  queryOptions({
    queryKey: [...tableKey("services"), "content", slug],
    queryFn: async ({ signal }): Promise<OwnersTexts | null> => {
      const [{ readServiceContent }, [row]] = await Promise.all([
        import("@domain/service-content"),
        readPublic(
          contentShape,
          (rest) =>
            rest
              .from("services")
              .select("description_en, description_ar, content_data")
              .eq("slug", slug)
              .eq("is_active", true)
              .limit(1),
          signal,
        ),
      ]);
      if (!row) return null;
      const content = readServiceContent(row.content_data);
      const existing = await missingPictures([content.picture?.url], signal);
      if (content.picture && existing(content.picture.url) === null) delete content.picture;
      return ownersTextsOf(row, content);
    },
  });

const descriptionsShape = (z: Shapes) =>
  z.rows({ slug: z.string(), description_en: z.string(), description_ar: z.string() });

/** The description of each active service, by its slug, in the language. Throws AppError when it cannot be read. */
export const serviceDescriptionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...tableKey("services"), "descriptions", locale],
    queryFn: async ({ signal }): Promise<Readonly<Record<string, string>>> => {
      const rows = await readPublic(
        descriptionsShape,
        (rest) =>
          rest
            .from("services")
            .select("slug, description_en, description_ar")
            .eq("is_active", true)
            .order("slug"),
        signal,
      );
      return Object.fromEntries(rows.map((row) => [row.slug, localized(row, "description", locale)]));
    },
  });

/**
 * The names of single items with prices of their own, such as drips and tests, of all active services.
 * @throws AppError when they cannot be read
 */
export async function fetchPricedItems(signal?: AbortSignal): Promise<Localized[]> {
  const [{ readServiceContent }, rows] = await Promise.all([
    import("@domain/service-content"),
    readPublic(
      (z) => z.rows({ content_data: z.unknown() }),
      (rest) => rest.from("services").select("content_data").eq("is_active", true).order("slug"),
      signal,
    ),
  ]);
  return rows.flatMap((row) => readServiceContent(row.content_data).prices?.map(({ name }) => name) ?? []);
}

export const pricedItemsQuery = queryOptions({
  queryKey: [...tableKey("services"), "items"],
  queryFn: ({ signal }) => fetchPricedItems(signal),
});
