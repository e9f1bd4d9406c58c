import { queryOptions } from "@tanstack/react-query";
import { keys } from "@/data/keys";
import { count, head, read, usageQuery } from "@/data/staff/read";
import { staffClient } from "@/data/staff/staff-client";

/** All locations, active or not, in their order, each with the ids of the services that are offered there. */
export const managedLocationsQuery = queryOptions({
  queryKey: [...keys.locations, "staff", "managed"],
  queryFn: ({ signal }) => fetchManagedLocations(signal),
});

export type ManagedLocation = Awaited<ReturnType<typeof fetchManagedLocations>>[number];

async function fetchManagedLocations(signal: AbortSignal) {
  const rows = await read(
    staffClient
      .from("locations")
      .select(
        "id, slug, name_en, name_ar, description_en, description_ar, response_time_minutes, areas_covered, is_active, display_order, updated_at, location_services(service_id, is_active)",
      )
      .order("display_order")
      .order("slug"),
    signal,
  );
  return rows.map(({ location_services: links, ...location }) => ({
    ...location,
    serviceIds: links.filter((link) => link.is_active).map((link) => link.service_id),
  }));
}

/** How many services have a page in the location, on or off. */
export const locationUsageQuery = (id: string) =>
  usageQuery([...keys.locations, "staff", "usage", id], async ({ signal }) => ({
    services: await count(
      staffClient.from("location_services").select("location_id", head).eq("location_id", id),
      signal,
    ),
  }));
