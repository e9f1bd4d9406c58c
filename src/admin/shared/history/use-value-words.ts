import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { managedAuthorsQuery } from "@/data/staff/authors.queries";
import { managedServicesQuery } from "@/data/staff/services.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { useServiceName } from "../use-service-name";
import type { ValueWords } from "./value-text";

/** What values are said with in the back office's language; ids of what is gone stay ids. */
export function useValueWords(): ValueWords {
  const { t, locale } = useAdminI18n();
  const nameOfSlug = useServiceName();
  const services = useQuery(managedServicesQuery).data;
  const authors = useQuery(managedAuthorsQuery).data;
  return useMemo(
    () => ({
      t,
      locale,
      serviceName: (service) => {
        const row = services?.find(({ id, slug }) => [id, slug].includes(service));
        return (row && localized(row, "name", locale)) || nameOfSlug(service) || service;
      },
      authorName: (author) => {
        const row = authors?.find(({ id }) => id === author);
        return row ? localized(row, "name", locale) : author;
      },
    }),
    [t, locale, services, authors, nameOfSlug],
  );
}
