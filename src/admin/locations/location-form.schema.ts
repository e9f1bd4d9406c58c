import { z } from "zod";
import { cleanLabel, cleanParagraphs } from "@domain/clean-text";
import type { ManagedLocation } from "@/data/staff/locations.queries";
import type { AdminDictionary } from "@/words/admin/en";
import {
  describedFields,
  NEW_DESCRIBED,
  plainText,
  textWithFacts,
  startingValues,
  isHalfRange,
  isOutside,
  isReversed,
  optionalNumber,
  requiredNumber,
  wholeNumber,
} from "../shared/manage/form-rules";

/** The most of each text, as the database has it; a test compares. */
export const LOCATION_LIMITS = { summary: 300, landmarks: 200, directions: 600, requests: 3_000 } as const;
const MAX_RESPONSE_MINUTES = 600;
const DEFAULT_RESPONSE_MINUTES = 30;
const MAX_AREAS = 60;
const MAX_AREA = 120;
/** Latin, Arabic and full-width commas, and line breaks: whatever people separate a list with. */
const SEPARATORS = /[,،，\n]/;

/** In minutes: outside of these a confirmation is needed. */
export const USUAL_RESPONSE = [10, 120] as const;

/** Whether the person who writes these minutes is asked about them. */
export const isUnusual = (text = ""): boolean =>
  isOutside(wholeNumber(text, 1, MAX_RESPONSE_MINUTES), USUAL_RESPONSE);

/**
 * What the database takes, said before it is sent.
 * @param slugs of the services that texts may name
 */
export function locationSchema({ locations, manage }: AdminDictionary, slugs: readonly string[] | undefined) {
  const { errors } = locations;
  const both = <Name extends keyof typeof LOCATION_LIMITS>(name: Name) => {
    // A card shows the summary as it is.
    const text =
      name === "summary"
        ? plainText(LOCATION_LIMITS.summary, manage.errors, cleanParagraphs)
        : textWithFacts(LOCATION_LIMITS[name], manage.errors, slugs, cleanParagraphs);
    return { [`${name}_en`]: text, [`${name}_ar`]: text } as Record<`${Name}_en` | `${Name}_ar`, typeof text>;
  };
  const limits = [1, MAX_RESPONSE_MINUTES, errors.responseTime] as const;
  const optionalMinutes = optionalNumber(...limits);
  const areas = z
    .string()
    .transform(areasOf)
    .refine(
      (list) => list.length <= MAX_AREAS && list.every((area) => area.length <= MAX_AREA),
      errors.areas,
    );
  const requests = textWithFacts(LOCATION_LIMITS.requests, manage.errors, slugs, cleanParagraphs).default("");
  // A service that was never offered here has none of these, or only those that were touched.
  const service = z
    .object({
      is_active: z.boolean().default(false),
      requests_en: requests,
      requests_ar: requests,
      response_least_minutes: optionalMinutes.prefault(""),
      response_most_minutes: optionalMinutes.prefault(""),
    })
    .superRefine(({ response_least_minutes: least, response_most_minutes: most }, context) => {
      const path = ["response_least_minutes"];
      if (isHalfRange(least, most)) context.addIssue({ code: "custom", path, message: errors.bothMinutes });
      else if (isReversed(least, most))
        context.addIssue({ code: "custom", path, message: errors.minutesOrder });
    });
  return z
    .object({
      ...describedFields(manage.errors),
      ...both("summary"),
      ...both("landmarks"),
      ...both("directions"),
      response_least_minutes: optionalMinutes,
      response_time_minutes: requiredNumber(...limits),
      areas_covered: areas,
      areas_covered_ar: areas,
      is_on_home: z.boolean(),
      services: z
        .record(z.string(), service.optional())
        .transform((services) =>
          Object.entries(services).flatMap(([service_id, said]) => (said ? [{ service_id, ...said }] : [])),
        ),
    })
    .superRefine(({ response_least_minutes: least, response_time_minutes: most }, context) => {
      if (isReversed(least, most))
        context.addIssue({ code: "custom", path: ["response_least_minutes"], message: errors.minutesOrder });
    });
}

export type LocationValues = z.input<ReturnType<typeof locationSchema>>;

const NEW_LOCATION = {
  ...NEW_DESCRIBED,
  summary_en: "",
  summary_ar: "",
  landmarks_en: "",
  landmarks_ar: "",
  directions_en: "",
  directions_ar: "",
  is_on_home: false,
};

const inField = (minutes: number | null | undefined) => String(minutes ?? "");

export const locationValues = (location: ManagedLocation | undefined): LocationValues => ({
  ...startingValues(NEW_LOCATION, location),
  response_least_minutes: inField(location?.response_least_minutes),
  response_time_minutes: inField(location?.response_time_minutes ?? DEFAULT_RESPONSE_MINUTES),
  areas_covered: (location?.areas_covered ?? []).join(", "),
  areas_covered_ar: (location?.areas_covered_ar ?? []).join("، "),
  services: Object.fromEntries(
    (location?.services ?? []).map((said) => [
      said.service_id,
      {
        is_active: said.is_active,
        requests_en: said.requests_en,
        requests_ar: said.requests_ar,
        response_least_minutes: inField(said.response_least_minutes),
        response_most_minutes: inField(said.response_most_minutes),
      },
    ]),
  ),
});

/** The areas of a comma-separated list: trimmed, without empty ones and without the same one twice. */
export const areasOf = (text: string): string[] => [
  ...new Set(
    text
      .split(SEPARATORS)
      .map(cleanLabel)
      .filter((area) => area !== ""),
  ),
];
