import { assertOk, requireRow, unwrap } from "@/data/errors";
import { rowVersion, type RowVersion } from "@/data/staff/row-version";
import { staffClient } from "@/data/staff/staff-client";
import type { ManagedLocation } from "./locations.staff-queries";

export type LocationValues = Omit<ManagedLocation, "id" | "updated_at" | "display_order">;

/**
 * Adds a location at the end, or changes the one that is given, with its services: all of it or nothing. Only services
 * whose switch was turned are touched.
 * @throws AppError `conflict` when another location has the slug, a stale one when it is not at the version any more
 */
export async function saveLocation(
  before: (RowVersion & Pick<ManagedLocation, "serviceIds">) | undefined,
  location: LocationValues,
): Promise<void> {
  const wasOn = before?.serviceIds ?? [];
  unwrap(
    await staffClient.rpc("save_location", {
      ...rowVersion(before),
      p_slug: location.slug,
      p_name_en: location.name_en,
      p_name_ar: location.name_ar,
      p_description_en: location.description_en,
      p_description_ar: location.description_ar,
      p_response_time_minutes: location.response_time_minutes,
      p_areas_covered: location.areas_covered,
      p_is_active: location.is_active,
      p_services_on: location.serviceIds.filter((id) => !wasOn.includes(id)),
      p_services_off: wasOn.filter((id) => !location.serviceIds.includes(id)),
    }),
  );
}

/** @throws AppError when the location could not be removed */
export async function deleteLocation(id: string): Promise<void> {
  requireRow(await staffClient.from("locations").delete().eq("id", id).select("id"));
}

/** Puts the locations into this order, in one statement. @throws AppError when that fails */
export async function orderLocations(ids: readonly string[]): Promise<void> {
  assertOk(await staffClient.rpc("order_locations", { p_ids: [...ids] }));
}
