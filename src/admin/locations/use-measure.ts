import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { managedLocationsQuery } from "@/data/staff/locations.queries";
import { placeMeasureQuery, type PageMeasure, type PlaceDraft } from "@/data/staff/measure-place.queries";
import type { ManagedService } from "@/data/staff/services.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { useSettled } from "../shared/use-settled";
import type { LocationValues } from "./location-form.schema";

export interface Measure {
  /** By the id of a service; the last answer until there is a newer one, undefined before the first. */
  pages: Readonly<Record<string, PageMeasure>> | undefined;
  /** What is typed now could not be measured. */
  isFailed: boolean;
  /** What the page of a location and a service is called. */
  nameOf: (page: [location: string, service: string]) => string;
}

function draftOf(id: string | undefined, values: LocationValues): PlaceDraft {
  return {
    ...(id !== undefined && { id }),
    name_en: values.name_en,
    name_ar: values.name_ar,
    description_en: values.description_en,
    description_ar: values.description_ar,
    landmarks_en: values.landmarks_en,
    landmarks_ar: values.landmarks_ar,
    directions_en: values.directions_en,
    directions_ar: values.directions_ar,
    services: Object.entries(values.services).flatMap(([service_id, said]) =>
      said?.is_active
        ? [{ service_id, requests_en: said.requests_en ?? "", requests_ar: said.requests_ar ?? "" }]
        : [],
    ),
  };
}

/** How much of each page of the location that is being written is its own, asked at each pause in typing. */
export function useMeasure(location: string | undefined, services: ManagedService[] | undefined): Measure {
  const { locale } = useAdminI18n();
  const locations = useQuery(managedLocationsQuery).data;
  const values = useWatch<LocationValues>() as LocationValues;
  const draft = useSettled(useMemo(() => draftOf(location, values), [location, values]));
  const { data, failureCount } = useQuery(placeMeasureQuery(draft));
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return {
    pages: data ?? last,
    isFailed: failureCount > 0,
    nameOf: ([placeId, serviceId]) => {
      const place = locations?.find(({ id }) => id === placeId && id !== location) ?? values;
      const service = services?.find(({ id }) => id === serviceId);
      return [service, place]
        .map((row) => (row ? localized(row, "name", locale) || row.slug : ""))
        .filter(Boolean)
        .join(", ");
    },
  };
}
