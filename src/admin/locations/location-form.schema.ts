import { z } from "zod";
import type { ManagedLocation } from "@/data/locations/locations.staff-queries";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { describedFields, NEW_DESCRIBED, startingValues, wholeNumber } from "../shared/manage/form-rules";

const MAX_RESPONSE_MINUTES = 600;
const DEFAULT_RESPONSE_MINUTES = 30;
const MAX_AREAS = 60;
/** Latin, Arabic and full-width commas, and line breaks: whatever people separate a list with. */
const SEPARATORS = /[,،，\n]/;

/** What the database takes, said before it is sent. */
export const locationSchema = ({ locations, manage }: AdminDictionary) =>
  z.object({
    ...describedFields(manage.errors),
    response_time_minutes: z.string().transform((text, context) => {
      const minutes = wholeNumber(text, 1, MAX_RESPONSE_MINUTES);
      if (minutes === undefined) {
        context.addIssue({ code: "custom", message: locations.errors.responseTime });
        return z.NEVER;
      }
      return minutes;
    }),
    areas_covered: z
      .string()
      .transform(areasOf)
      .refine((areas) => areas.length <= MAX_AREAS, locations.errors.areas),
    serviceIds: z.array(z.string()),
  });

export type LocationValues = z.input<ReturnType<typeof locationSchema>>;

export const locationValues = (location: ManagedLocation | undefined): LocationValues => ({
  ...startingValues(NEW_DESCRIBED, location),
  response_time_minutes: String(location?.response_time_minutes ?? DEFAULT_RESPONSE_MINUTES),
  areas_covered: (location?.areas_covered ?? []).join(", "),
  serviceIds: [...(location?.serviceIds ?? [])].sort(),
});

/** The areas of a comma-separated list: trimmed, without empty ones and without the same one twice. */
export const areasOf = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATORS)
      .map((area) => area.trim().replaceAll(/\s+/g, " "))
      .filter((area) => area !== ""),
  ),
];
