import { useQuery, queryOptions } from "@tanstack/react-query";
import { declaredOf, type EntityTexts } from "@/admin/entities";
import type { Locale } from "@/config/locales";
import { keys } from "@/data/client/keys";
import { authorNamesQuery, serviceNamesQuery } from "@/data/staff/names";
import { localized } from "@/i18n/localized";
import { useServiceName } from "../shared/use-service-name";
import { formTexts, type TableTexts } from "./column-labels";
import type { ValueTexts } from "./value-text";
import { useLocale } from "@/i18n/i18n";

/**
 * The texts for values in the back office's language; ids of deleted rows stay ids. Undefined while texts are loading.
 * @param tables of the values
 */
export function useValueTexts(tables: readonly string[]): ValueTexts | undefined {
  const locale = useLocale();
  const nameOfSlug = useServiceName();
  const services = useQuery(serviceNamesQuery).data;
  const authors = useQuery(authorNamesQuery).data;
  const texts = useQuery(tableTextsQuery(tables, locale)).data;
  return (
    texts && {
      t: formTexts[locale],
      tables: texts,
      locale,
      serviceName: (service) => {
        const row = services?.find(({ id, slug }) => [id, slug].includes(service));
        return (row && localized(row, "name", locale)) || nameOfSlug(service) || service;
      },
      authorName: (author) => {
        const row = authors?.find(({ id }) => id === author);
        return row ? localized(row, "name", locale) : author;
      },
    }
  );
}

/** A table's labels of its columns and their values; empty for a table without a page. */
const textsOf = async (table: string, locale: Locale): Promise<EntityTexts> =>
  (await declaredOf(table).texts?.())?.[locale] ?? {};

/** The texts of these tables. */
const tableTextsQuery = (tables: readonly string[], locale: Locale) =>
  queryOptions({
    queryKey: [...keys.tableTexts, locale, ...tables],
    queryFn: async (): Promise<TableTexts> =>
      Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table, await textsOf(table, locale)] as const)),
      ),
    staleTime: Infinity,
    networkMode: "always",
  });
