import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { managedLocationsQuery, type ManagedLocation } from "@/data/locations/locations.staff-queries";
import type { ManagedService } from "@/data/services/services.staff-queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { measurePage, type PageMeasure, type PlacePage } from "@domain/own-words";
import type { LocationValues } from "./location-form.schema";
import type { Locale } from "@/config/locales";

export interface Measure {
  /** How much of the page of a service here is its own; undefined while the other pages are not known. */
  of: (serviceId: string) => PageMeasure | undefined;
  /** What a page is called. */
  nameOf: (pageId: string) => string;
}

type PlaceTexts = Pick<
  ManagedLocation,
  | "name_en"
  | "name_ar"
  | "description_en"
  | "description_ar"
  | "landmarks_en"
  | "landmarks_ar"
  | "directions_en"
  | "directions_ar"
>;

const idOf = (location: string, service: string) => `${location} ${service}`;
/** The place of a form whose row is not stored yet. */
const NEW = "new";

function pageOf(
  id: string,
  place: PlaceTexts,
  said: { requests_en?: string; requests_ar?: string },
): PlacePage {
  const textsIn = (lang: Locale) => ({
    own: said[`requests_${lang}`] ?? "",
    name: place[`name_${lang}`],
    description: place[`description_${lang}`],
    landmarks: place[`landmarks_${lang}`],
    directions: place[`directions_${lang}`],
  });
  return { id, en: textsIn("en"), ar: textsIn("ar") };
}

/** Measures the pages of the place that is being written against each other and those of all other places. */
export function useMeasure(location: string | undefined, services: ManagedService[] | undefined): Measure {
  const { locale } = useAdminI18n();
  const locations = useQuery(managedLocationsQuery).data;
  const values = useDeferredValue(useWatch<LocationValues>()) as LocationValues;
  const active = useMemo(
    () => new Set(services?.filter((service) => service.is_active).map(({ id }) => id)),
    [services],
  );
  // Apart from those that are being written: their words are counted once.
  const others = useMemo(
    () =>
      (locations ?? [])
        .filter(({ id, is_active }) => is_active && id !== location)
        .flatMap((place) =>
          place.services
            .filter((said) => said.is_active && active.has(said.service_id))
            .map((said) => pageOf(idOf(place.id, said.service_id), place, said)),
        ),
    [locations, location, active],
  );
  const here = useMemo(
    () =>
      Object.entries(values.services).flatMap(([id, said]) =>
        said?.is_active && active.has(id) ? [pageOf(idOf(location ?? NEW, id), values, said)] : [],
      ),
    [values, active, location],
  );
  const measures = useMemo(() => {
    if (!locations) return new Map<string, PageMeasure>();
    const pages = [...others, ...here];
    return new Map(here.map((page) => [page.id, measurePage(page, pages)]));
  }, [locations, others, here]);
  return {
    of: (serviceId) => measures.get(idOf(location ?? NEW, serviceId)),
    nameOf: (pageId) => {
      const [placeId, serviceId] = pageId.split(" ");
      const place = locations?.find(({ id }) => id === placeId) ?? values;
      const service = services?.find(({ id }) => id === serviceId);
      return [service, place]
        .map((row) => (row ? localized(row, "name", locale) || row.slug : ""))
        .filter(Boolean)
        .join(", ");
    },
  };
}
