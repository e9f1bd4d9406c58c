import { queryOptions } from "@tanstack/react-query";
import { tableKey } from "@/data/client/keys";
import { readPublic } from "@/data/client/read-public";
import type { RowOf, Shapes } from "@/data/client/shapes";
import { compareBy } from "@/lib/texts";

const bySlug = compareBy<{ locations: { slug: string } }>(({ locations }) => locations.slug);

const locationShape = (z: Shapes) => ({
  slug: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  summary_en: z.string(),
  summary_ar: z.string(),
  landmarks_en: z.string(),
  landmarks_ar: z.string(),
});

const COLUMNS = "slug, name_en, name_ar, summary_en, summary_ar, landmarks_en, landmarks_ar";

const coveredShape = (z: Shapes) =>
  z.rows({ ...locationShape(z), least: z.nullable(z.number()), most: z.number() });

/** A location with its arrival minutes: the lower end, or null for a single number, and the upper end. */
export type CoveredLocation = RowOf<typeof coveredShape>;

/** The active locations on the home page, in their order. Throws AppError when they cannot be read. */
export const homeLocationsQuery = queryOptions({
  queryKey: [...tableKey("locations"), "home"],
  queryFn: ({ signal }) =>
    readPublic(
      coveredShape,
      (rest) =>
        rest
          .from("locations")
          .select(`${COLUMNS}, least:response_least_minutes, most:response_time_minutes`)
          .eq("is_active", true)
          .eq("is_on_home", true)
          .order("display_order")
          .order("slug"),
      signal,
    ),
});

/** The active locations with minutes of their own for a service, in their order. Throws AppError when they cannot be read. */
export const locationsOfServiceQuery = (service: string) =>
  queryOptions({
    queryKey: [...tableKey("locations"), "of-service", service],
    queryFn: async ({ signal }): Promise<CoveredLocation[]> => {
      const rows = await readPublic(
        (z) =>
          z.rows({
            least: z.nullable(z.number()),
            most: z.nullable(z.number()),
            locations: z.object({ ...locationShape(z), display_order: z.number() }),
          }),
        (rest) =>
          rest
            .from("location_services")
            .select(
              `least:response_least_minutes, most:response_most_minutes, locations!inner(${COLUMNS}, display_order), services!inner(slug)`,
            )
            .eq("is_active", true)
            .eq("locations.is_active", true)
            .eq("services.is_active", true)
            .eq("services.slug", service)
            .not("response_most_minutes", "is", null),
        signal,
      );
      return rows
        .toSorted(
          (one, other) => one.locations.display_order - other.locations.display_order || bySlug(one, other),
        )
        .flatMap(({ locations, least, most }) => {
          const { display_order: _, ...location } = locations;
          return most === null ? [] : [{ ...location, least, most }];
        });
    },
  });
