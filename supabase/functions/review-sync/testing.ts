import assert from "node:assert/strict";
import { ask } from "../_shared/testing/ask.ts";
import { secret } from "../_shared/testing/people.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { createReviewSync } from "./handler.ts";
import recordedAr from "./recorded/place-ar.json" with { type: "json" };
import recordedEn from "./recorded/place-en.json" with { type: "json" };

export const PLACE_ID = "ChIJexample0place";
const API_KEY = "places-key-of-the-test";

/** Google's answers in the two languages, in the shape its reference gives; the people are made up. */
const recorded: Record<string, unknown> = { en: recordedEn, ar: recordedAr };

interface Asked {
  path: string;
  language: string | null;
  key: string | null;
  fields: string | null;
}

type Answering = (asked: Asked) => Response | Promise<Response>;

export const asRecorded: Answering = ({ language }) => Response.json(recorded[language ?? ""] ?? {});

/** A server in Google's place, and the settings that lead there; afterwards both are gone, and so are its reviews. */
export async function withProvider(
  answer: Answering,
  work: (asked: Asked[]) => Promise<void>,
): Promise<void> {
  const requests: Asked[] = [];
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const url = new URL(request.url);
    const asked = {
      path: url.pathname,
      language: url.searchParams.get("languageCode"),
      key: request.headers.get("X-Goog-Api-Key"),
      fields: request.headers.get("X-Goog-FieldMask"),
    };
    requests.push(asked);
    return answer(asked);
  });
  const settings = {
    GOOGLE_PLACES_BASE_URL: `http://127.0.0.1:${server.addr.port}`,
    GOOGLE_PLACES_API_KEY: API_KEY,
    GOOGLE_PLACE_ID: PLACE_ID,
  };
  try {
    await withSettings(settings, () => work(requests));
  } finally {
    await server.shutdown();
    const { error } = await secret.from("reviews").delete().eq("source_platform", "Google");
    assert.equal(error, null);
  }
}

/** The function under a job name of its own, so that no test waits for another's interval. */
export function freshSync() {
  const sync = createReviewSync(`test-${crypto.randomUUID()}`);
  return () => ask(sync);
}

export async function storedReviews() {
  const { data, error } = await secret
    .from("reviews")
    .select(
      "id, source_id, service_slug, lang, author, rating, title, content, review_url, published_at, gone_at, hidden_at",
    )
    .eq("source_platform", "Google")
    .order("published_at", { ascending: false });
  if (error) throw new Error(error.message);
  return data;
}
