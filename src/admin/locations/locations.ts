import { z } from "zod";
import { cleanParagraphs } from "@domain/clean-text";
import { assertOk } from "@/data/client/errors";
import { tableKey } from "@/data/client/keys";
import { count, head } from "@/data/staff/client/read";
import { rowVersion, rpcArguments } from "@/data/staff/client/rows";
import { staffClient } from "@/data/staff/client/staff-client";
import { locationsTexts } from "@/texts/admin/locations";
import { queryOptions } from "@tanstack/react-query";
import { activeField, describedFields, describedName, slugField } from "../resource/described";
import {
  type Field,
  type FieldMessages,
  names,
  requiredNumber,
  number,
  pair,
  toggle,
} from "../resource/fields";
import { type InputIn, resource, type RowIn } from "../resource/resource";
import {
  isHalfRange,
  isOutside,
  isReversed,
  optionalNumberSchema,
  textWithFacts,
  wholeNumber,
} from "../resource/rules";
import { LOCATION_LIMITS } from "./location-limits";

/** In minutes. */
const ARRIVAL_LIMITS = [1, 600] as const;
const AREAS = { count: 60, max: 120 };

/** In minutes: outside of these a confirmation is needed. */
export const USUAL_RESPONSE = [10, 120] as const;

/** Whether these minutes need a confirmation. */
export const isUnusual = (text = ""): boolean =>
  isOutside(wholeNumber(text, ...ARRIVAL_LIMITS), USUAL_RESPONSE);

/** The texts of a service in a location; without a page there, none of them is required. */
const saidRule = (messages: FieldMessages) => {
  const { errors } = locationsTexts[messages.locale];
  const requests = textWithFacts(
    LOCATION_LIMITS.requests,
    messages,
    messages.services,
    cleanParagraphs,
  ).default("");
  const minutes = optionalNumberSchema(...ARRIVAL_LIMITS, messages.number(...ARRIVAL_LIMITS)).prefault("");
  return z
    .object({
      is_active: z.boolean().default(false),
      requests_en: requests,
      requests_ar: requests,
      response_least_minutes: minutes,
      response_most_minutes: minutes,
    })
    .superRefine(({ response_least_minutes: least, response_most_minutes: most }, context) => {
      const path = ["response_least_minutes"];
      if (isHalfRange(least, most)) context.addIssue({ code: "custom", path, message: errors.bothMinutes });
      else if (isReversed(least, most))
        context.addIssue({ code: "custom", path, message: errors.minutesOrder });
    });
};

type SaidInput = z.input<ReturnType<typeof saidRule>>;
type Said = z.output<ReturnType<typeof saidRule>>;

/** The initial texts of a service in a location. */
const NOT_OFFERED: Said = {
  is_active: false,
  requests_en: "",
  requests_ar: "",
  response_least_minutes: null,
  response_most_minutes: null,
};
const COLUMNS = Object.keys(NOT_OFFERED) as (keyof Said)[];

/** The texts of each service here, by its id. */
const services: Field<
  Record<string, SaidInput | undefined>,
  (Said & { service_id: string })[],
  readonly (Said & { service_id: string; is_listed: boolean })[]
> = {
  column: `services:location_services(service_id, is_listed, ${COLUMNS.join(", ")})`,
  schema: (messages) =>
    z
      .record(z.string(), saidRule(messages).optional())
      .transform((all) =>
        Object.entries(all).flatMap(([service_id, said]) => (said ? [{ service_id, ...said }] : [])),
      ),
  initialValue: {},
  toInput: (stored) =>
    Object.fromEntries(
      stored.map(({ service_id, response_least_minutes, response_most_minutes, ...said }) => [
        service_id,
        {
          ...said,
          response_least_minutes: String(response_least_minutes ?? ""),
          response_most_minutes: String(response_most_minutes ?? ""),
        },
      ]),
    ),
};

export const locations = resource("locations", {
  texts: locationsTexts,
  fields: {
    ...slugField,
    response_least_minutes: number(ARRIVAL_LIMITS),
    response_time_minutes: requiredNumber(ARRIVAL_LIMITS, 30),
    ...describedFields,
    // A card shows the summary as plain text.
    ...pair("summary", { max: LOCATION_LIMITS.summary, shownAs: "plain", rows: 2 }),
    ...pair("landmarks", { max: LOCATION_LIMITS.landmarks, shownAs: "facts" }),
    ...pair("directions", { max: LOCATION_LIMITS.directions, shownAs: "facts", rows: 3 }),
    areas_covered: names(AREAS, "en"),
    areas_covered_ar: names(AREAS, "ar"),
    services,
    is_on_home: toggle(false),
    ...activeField,
  },
  isOrdered: true,
  unique: "slug",
  nameOf: describedName,
  describeUses: async ({ id, slug }, texts, signal) => {
    const [pages, articles] = await Promise.all([
      count(staffClient.from("location_services").select("location_id", head).eq("location_id", id), signal),
      countLinks(slug, signal),
    ]);
    return [texts.servicesLeft(pages), ...(articles > 0 ? [texts.linksLeft(articles)] : [])];
  },
  check: ({ response_least_minutes: least, response_time_minutes: most }, refuse, { errors }) => {
    if (isReversed(least, most)) refuse("response_least_minutes", errors.minutesOrder);
  },
  // Saves the location with its services' texts, all or nothing. Only services with changes are written.
  save: async ({ before, values: { services: all, response_least_minutes, ...values }, id }) => {
    const known = new Map(before?.services.map((service) => [service.service_id, service]));
    const changed = all.filter((service) => {
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
});

export type Location = RowIn<typeof locations>;
export type LocationValues = InputIn<typeof locations>;

/** The number of articles with a link to a page of the location. */
export const locationLinksQuery = (slug: string) =>
  queryOptions({
    queryKey: [...tableKey("locations"), "staff", "links", slug],
    queryFn: ({ signal }) => countLinks(slug, signal),
  });

/** A slug contains no special characters of a pattern. */
const countLinks = (slug: string, signal: AbortSignal) =>
  count(
    staffClient
      .from("blog_post_translations")
      .select("post_id, blog_posts!inner(id)", head)
      .is("blog_posts.deleted_at", null)
      .ilike("content_markdown", `%/dubai/${slug}/%`),
    signal,
  );
