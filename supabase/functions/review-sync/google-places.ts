import { z } from "zod";
import { withoutFinalSlash } from "../_shared/clients.ts";
import { notConfigured, unavailable } from "../_shared/errors.ts";
import { cleanLine } from "../_shared/domain/clean-text.ts";
import { LOCALES } from "../_shared/domain/locales.ts";

const TIMEOUT_MS = 8_000;
const DEFAULT_BASE_URL = "https://places.googleapis.com";
/** The number of reviews in Google's answer, those in the requested language first. */
const MAX_REVIEWS = 5;

const Text = z.object({ text: z.string(), languageCode: z.string().optional() });

// https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places#Review Empty fields are omitted
// from the answer: a review with only stars has no text.
const PlaceReview = z.object({
  name: z.string().regex(/^places\/[^/]+\/reviews\/[^/]{1,200}$/),
  rating: z.number().min(1).max(5),
  text: Text.optional(),
  originalText: Text.optional(),
  authorAttribution: z.object({ displayName: z.string().overwrite(cleanLine).min(1) }),
  publishTime: z.iso.datetime({ offset: true }),
  googleMapsUri: z.string().optional(),
});
const Place = z.object({ reviews: z.array(PlaceReview).optional() });

export type PlaceReview = z.infer<typeof PlaceReview>;

/** The source of the reviews. Throws 503; the log names the missing variable. */
export const readPlacesSettings = () => ({
  baseUrl: withoutFinalSlash(Deno.env.get("GOOGLE_PLACES_BASE_URL") || DEFAULT_BASE_URL),
  apiKey: required("GOOGLE_PLACES_API_KEY"),
  placeId: required("GOOGLE_PLACE_ID"),
});
type PlacesSettings = ReturnType<typeof readPlacesSettings>;

function required(name: string): string {
  const value = Deno.env.get(name);
  if (value) return value;
  const words = { en: "Reviews are not connected yet.", ar: "لم تُربط التقييمات بعد." };
  throw notConfigured(words, `${name} is missing`);
}

/**
 * Google's reviews of the place, once in each language; a review may come twice. Throws 502.
 * @returns also whether these are all reviews. An empty answer may be a mistake, and does not mean that the others are gone.
 */
export async function fetchReviews(settings: PlacesSettings, signal: AbortSignal) {
  try {
    const answers = await Promise.all(LOCALES.map((language) => fetchPlace(settings, language, signal)));
    const lists = answers.map(({ reviews = [] }) => reviews);
    return {
      reviews: lists.flat(),
      isComplete: lists.every(({ length }) => length > 0 && length < MAX_REVIEWS),
    };
  } catch (error) {
    throw unavailable(error);
  }
}

async function fetchPlace(
  { baseUrl, apiKey, placeId }: PlacesSettings,
  language: string,
  signal: AbortSignal,
): Promise<z.infer<typeof Place>> {
  const response = await fetch(
    `${baseUrl}/v1/places/${encodeURIComponent(placeId)}?languageCode=${language}`,
    {
      headers: { "X-Goog-Api-Key": apiKey, "X-Goog-FieldMask": "reviews" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    },
  );
  const body = await response.text();
  // The start of the message has the cause (a wrong key, an unknown place); the log is for the person who can fix it.
  if (!response.ok) throw new Error(`Google Places answered ${response.status}: ${body.slice(0, 300)}`);
  return Place.parse(JSON.parse(body));
}
