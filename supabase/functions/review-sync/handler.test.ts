import assert from "node:assert/strict";
import { capturedErrors } from "../_shared/testing/console.ts";
import { ask } from "../_shared/testing/ask.ts";
import { secret } from "../_shared/testing/people.ts";
import { withServer } from "../_shared/testing/server.ts";
import { withSettings } from "../_shared/testing/settings.ts";
import { readPlacesSettings } from "./google-places.ts";
import { createReviewSync } from "./handler.ts";
import recordedAr from "./recorded/place-ar.json" with { type: "json" };
import recordedEn from "./recorded/place-en.json" with { type: "json" };

const PLACE_ID = "ChIJexample0place";
const API_KEY = "places-key-of-the-test";

/** Google's answers in the two languages, in the shape of its reference; the people are invented. */
const recorded: Record<string, unknown> = { en: recordedEn, ar: recordedAr };

type Asked = Record<"path" | "language" | "key" | "fields", string | null>;
type Answering = (asked: Asked) => Response | Promise<Response>;

const asRecorded: Answering = ({ language }) => Response.json(recorded[language ?? ""] ?? {});

/** A server instead of Google, and its settings; both end with `work`, and its reviews are removed. */
async function withProvider(answer: Answering, work: (asked: Asked[]) => Promise<void>): Promise<void> {
  const requests: Asked[] = [];
  const answered = (request: Request) => {
    const url = new URL(request.url);
    const asked = {
      path: url.pathname,
      language: url.searchParams.get("languageCode"),
      key: request.headers.get("X-Goog-Api-Key"),
      fields: request.headers.get("X-Goog-FieldMask"),
    };
    requests.push(asked);
    return answer(asked);
  };
  await withServer(answered, (address) =>
    withSettings(
      { GOOGLE_PLACES_BASE_URL: address, GOOGLE_PLACES_API_KEY: API_KEY, GOOGLE_PLACE_ID: PLACE_ID },
      () => work(requests),
    ),
  ).finally(() => secret.from("reviews").delete().eq("source_platform", "Google"));
}

/** The function under a new job name, so that no test waits for another's interval. */
function freshSync() {
  const sync = createReviewSync(`test-${crypto.randomUUID()}`);
  return () => ask(sync);
}

async function storedReviews() {
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

const FAILED = {
  status: 502,
  body: { error: "This is not available right now. Please try again in a moment.", code: "provider_failed" },
};

Deno.test("copies reviews in English and Arabic, each once", () =>
  withProvider(asRecorded, async (asked) => {
    assert.deepEqual(await freshSync()(), { status: 200, body: { synced: 3 } });
    const rows = await storedReviews();
    assert.deepEqual(
      rows.map(({ lang, author, rating, service_slug, title }) => [
        lang,
        author,
        rating,
        service_slug,
        title,
      ]),
      [
        ["en", "Example Writer One", 5, null, null],
        ["ar", "كاتب مثال", 4, null, null],
        ["ar", "كاتبة مثال", 5, null, null],
      ],
    );
    assert.equal(rows[1]?.content, "الممرضة حضرت في موعدها وكانت يدها خفيفة، شكرًا لكم.");
    assert.equal(new Date(rows[0]?.published_at).toISOString(), "2026-10-28T20:15:42.123Z");

    assert.deepEqual(asked.map(({ language }) => language).sort(), ["ar", "en"]);
    for (const { path, key, fields } of asked) {
      assert.equal(path, `/v1/places/${PLACE_ID}`);
      assert.equal(key, "places-key-of-the-test");
      assert.equal(fields, "reviews");
    }
  }));

/** The recorded answers without the reviews of one author, and with changed words of another. */
const later =
  (author: string, words: string): Answering =>
  async (asked) => {
    const text = (await (await asRecorded(asked)).text()).replaceAll("يدها خفيفة", words);
    const { reviews } = JSON.parse(text) as {
      reviews: { authorAttribution: { displayName: string } }[];
    };
    return Response.json({
      reviews: reviews.filter(({ authorAttribution }) => authorAttribution.displayName !== author),
    });
  };

Deno.test("a later copy has the new words and keeps the assigned service; a withdrawn review counts as removed until it returns", async () => {
  let answer = asRecorded;
  await withProvider(
    (asked) => answer(asked),
    async () => {
      await freshSync()();
      const [, second] = await storedReviews();
      const given = { service_slug: "elderly-care" };
      assert.equal((await secret.from("reviews").update(given).eq("id", second?.id)).error, null);
      answer = later("Example Writer One", "لطيفة");
      assert.deepEqual((await freshSync()()).body, { synced: 2 });
      const rows = await storedReviews();
      assert.deepEqual([rows.length, rows[1]?.service_slug], [3, "elderly-care"]);
      assert.match(String(rows[1]?.content), /لطيفة/);
      const goneAuthors = async () =>
        (await storedReviews()).filter(({ gone_at }) => gone_at !== null).map(({ author }) => author);
      assert.deepEqual(await goneAuthors(), ["Example Writer One"]);
      // An empty answer may be a mistake.
      answer = () => Response.json({});
      await freshSync()();
      assert.deepEqual(await goneAuthors(), ["Example Writer One"]);
      answer = asRecorded;
      await freshSync()();
      assert.deepEqual(await goneAuthors(), []);
    },
  );
});

const failures: Record<string, Answering> = {
  "refuses the key": () =>
    Response.json(
      { error: { code: 403, message: "API key not valid.", status: "PERMISSION_DENIED" } },
      { status: 403 },
    ),
  "answers another shape": () => Response.json({ reviews: [{ name: "places/x/reviews/y", rating: "five" }] }),
  "fails in one of the two languages": (asked) =>
    asked.language === "ar" ? new Response(null, { status: 429 }) : asRecorded(asked),
};

for (const [name, answer] of Object.entries(failures)) {
  Deno.test(`answers 502 and stores nothing when Google ${name}`, () =>
    withProvider(answer, async (asked) => {
      const sync = freshSync();
      const log = await capturedErrors(async () => {
        assert.deepEqual(await sync(), FAILED);
      });
      assert.match(log, /provider_failed/);
      assert.ok(!log.includes("places-key-of-the-test"));
      assert.deepEqual(await storedReviews(), []);
      // The next caller waits for minutes, so that a broken provider is not called by every visitor.
      assert.deepEqual((await sync()).body, { synced: 0 });
      assert.equal(asked.length, 2);
    }));
}

Deno.test("answers 502 when Google is silent, before its own time is over", () => {
  const silent = Promise.withResolvers<Response>();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = () => timeout(50);
  return withProvider(
    () => silent.promise,
    () =>
      capturedErrors(async () => assert.deepEqual(await freshSync()(), FAILED))
        .then(() => {})
        .finally(() => silent.resolve(new Response())),
  ).finally(() => {
    AbortSignal.timeout = timeout;
  });
});

Deno.test("requests a single place, however strange its id", () =>
  withProvider(asRecorded, (asked) =>
    withSettings({ GOOGLE_PLACE_ID: "../v2?x=#y" }, async () => {
      await freshSync()();
      for (const { path } of asked) assert.equal(path, "/v1/places/..%2Fv2%3Fx%3D%23y");
      assert.equal(asked.length, 2);
    }),
  ));

Deno.test("asks Google itself unless another address is configured", () =>
  withSettings(
    { GOOGLE_PLACES_BASE_URL: "", GOOGLE_PLACES_API_KEY: API_KEY, GOOGLE_PLACE_ID: PLACE_ID },
    () => Promise.resolve(assert.equal(readPlacesSettings().baseUrl, "https://places.googleapis.com")),
  ));

Deno.test("reports that it is not set up, calls no service, and logs the missing value only", async () => {
  for (const name of ["GOOGLE_PLACES_API_KEY", "GOOGLE_PLACE_ID"]) {
    await withProvider(asRecorded, async (asked) => {
      const log = await capturedErrors(() =>
        withSettings({ [name]: "" }, async () => {
          const body = { error: "Reviews are not connected yet.", code: "not_configured" };
          assert.deepEqual(await freshSync()(), { status: 503, body });
        }),
      );
      assert.match(log, new RegExp(`${name} is missing`));
      assert.equal(asked.length, 0);
    });
  }
});

Deno.test("calls a source that fails all day at most twelve times, however often visitors ask", () =>
  withProvider(asRecorded, async (asked) => {
    const job = `test-${crypto.randomUUID()}`;
    for (let run = 0; run < 12; run += 1) await secret.rpc("spend_budget", { p_name: job, p_limit: 12 });
    assert.deepEqual((await ask(createReviewSync(job))).body, { synced: 0 });
    assert.equal(asked.length, 0);
  }));
