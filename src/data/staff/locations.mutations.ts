import { assertOk } from "@/data/client/errors";
import { STALE_AFTER } from "@/data/client/keys";
import { change, orderChange } from "@/data/staff/client/change";
import { removal, rowVersion, rpcArguments, type RowVersion, type Save } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { managedLocationsQuery, type ManagedLocation } from "./locations.queries";

export type LocationValues = Omit<ManagedLocation, "id" | "updated_at" | "display_order" | "services"> & {
  services: readonly Omit<ManagedLocation["services"][number], "is_listed">[];
};

/** What a service says in a place where nobody has ever switched it on. */
const NOT_OFFERED = {
  is_active: false,
  requests_en: "",
  requests_ar: "",
  response_least_minutes: null,
  response_most_minutes: null,
};

const COLUMNS = Object.keys(NOT_OFFERED) as (keyof typeof NOT_OFFERED)[];

/**
 * Saves a location with what its services say there, all of it or nothing; a new one stands at the end. Only services that
 * were changed are touched. Refused with AppError: a unique violation when another location has the slug, or a stale one.
 */
export const saveLocation = change(
  async ({
    before,
    values: { services, response_least_minutes, ...values },
    id,
  }: Save<LocationValues, RowVersion & Pick<LocationValues, "services">>): Promise<void> => {
    const known = new Map((before?.services ?? []).map((service) => [service.service_id, service]));
    const changed = services.filter((service) => {
      const was = known.get(service.service_id) ?? NOT_OFFERED;
      return COLUMNS.some((column) => service[column] !== was[column]);
    });
    assertOk(
      await staffClient.rpc("save_location", {
        ...rowVersion(before, id),
        ...rpcArguments(values),
        ...(response_least_minutes !== null && { p_response_least_minutes: response_least_minutes }),
        p_services: changed,
      }),
    );
  },
  STALE_AFTER.location,
);

export const removeLocation = removal("locations", STALE_AFTER.location);

export const orderLocations = orderChange(managedLocationsQuery.queryKey, async (ids) =>
  assertOk(await staffClient.rpc("order_rows", { p_table: "locations", p_ids: [...ids] })),
);
