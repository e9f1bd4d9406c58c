import { assertOk, unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { change, orderChange } from "@/data/staff/change";
import { removal, rowVersion, type RowVersion, type Save } from "@/data/staff/rows";
import { staffClient } from "@/data/staff/staff-client";
import { managedLocationsQuery, type ManagedLocation } from "./locations.staff-queries";

export type LocationValues = Omit<ManagedLocation, "id" | "updated_at" | "display_order">;

/** Structured data offers the locations' slugs. */
const STALE = [keys.locations, keys.pageSchemas];

/**
 * Saves a location with its services, all of it or nothing; a new one stands at the end. Only services whose switch was
 * turned are touched. Refused with AppError: a unique violation when another location has the slug, or a stale one.
 */
export const saveLocation = change(
  async ({ before, values, id }: Save<LocationValues, RowVersion & Pick<ManagedLocation, "serviceIds">>) => {
    const wasOn = before?.serviceIds ?? [];
    unwrap(
      await staffClient.rpc("save_location", {
        ...rowVersion(before, id),
        p_slug: values.slug,
        p_name_en: values.name_en,
        p_name_ar: values.name_ar,
        p_description_en: values.description_en,
        p_description_ar: values.description_ar,
        p_response_time_minutes: values.response_time_minutes,
        p_areas_covered: values.areas_covered,
        p_is_active: values.is_active,
        p_services_on: values.serviceIds.filter((service) => !wasOn.includes(service)),
        p_services_off: wasOn.filter((service) => !values.serviceIds.includes(service)),
      }),
    );
  },
  STALE,
);

export const removeLocation = removal("locations", STALE);

export const orderLocations = orderChange(managedLocationsQuery.queryKey, async (ids) =>
  assertOk(await staffClient.rpc("order_locations", { p_ids: [...ids] })),
);
