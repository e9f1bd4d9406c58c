import { assertOk, unwrap } from "@/data/errors";
import { keys } from "@/data/keys";
import { change, orderChange } from "@/data/staff/change";
import { removal, rowVersion, rpcArguments, type RowVersion, type Save } from "@/data/staff/rows";
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
  async ({
    before,
    values: { serviceIds, ...values },
    id,
  }: Save<LocationValues, RowVersion & Pick<ManagedLocation, "serviceIds">>) => {
    const wasOn = before?.serviceIds ?? [];
    unwrap(
      await staffClient.rpc("save_location", {
        ...rowVersion(before, id),
        ...rpcArguments(values),
        p_services_on: serviceIds.filter((service) => !wasOn.includes(service)),
        p_services_off: wasOn.filter((service) => !serviceIds.includes(service)),
      }),
    );
  },
  STALE,
);

export const removeLocation = removal("locations", STALE);

export const orderLocations = orderChange(managedLocationsQuery.queryKey, async (ids) =>
  assertOk(await staffClient.rpc("order_locations", { p_ids: [...ids] })),
);
