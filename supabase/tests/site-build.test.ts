import { createHash, randomUUID } from "node:crypto";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTemporaryDir } from "../../scripts/local/temporary-dir";
import { type Application, openApplication } from "../../scripts/site/application";
import { buildEnvironment } from "../../scripts/site/build-environment";
import { writeSite } from "../../scripts/site/build-site";
import { PAGE_HISTORY } from "../../scripts/site/page-history";
import { siteFiles } from "../../scripts/site/staged-site";
import type { Env } from "../../src/config/env-schema";
import { service } from "./support/callers";
import { published } from "./support/fixtures/blog";
import { discard, store, stored, type Row, update } from "./support/rest";
import { changeAtRandom, keepEverything, randomNumbers } from "./support/random-changes";
import { Sandbox } from "./support/sandbox";
import { freshName, removeObject, upload } from "./support/storage";
import { sql, stack } from "./support/stack";

/** A site that is brought up to date after every change, with an application that the stack has built. */
const site = createTemporaryDir();
const sandbox = new Sandbox();
const [post, moved, trashed] = [randomUUID(), randomUUID(), randomUUID()];
const [author, location] = [randomUUID(), randomUUID()];
const slug = `test-${post}`;
const FILE = freshName();
const picture = {
  description: `Test ${post}`,
  description_hash: createHash("sha256").update(`Test ${post}`).digest("hex"),
};
const text = { title: "Test", content_markdown: `Text\n\n[INFOGRAPHIC: ${picture.description}]\n` };
/** Enough words for a page to be listed. */
const words = (name: string) => Array.from({ length: 120 }, (_, index) => `${name}${index}`).join(" ");
const placeTexts = {
  name_en: "Testville",
  name_ar: "تجربة",
  description_en: "A place.",
  description_ar: "مكان.",
  landmarks_en: "A tower",
  landmarks_ar: "برج",
  directions_en: "Ring.",
  directions_ar: "اتصل.",
};
const { NODE_ENV } = process.env;

let application: Application;
let environment: Env;
let now = Date.now();

/** All pages are written up to twice, which takes longer on a busy machine. */
const WHOLE_BUILDS_LIMIT_MS = 300_000;

/** A few pages of each kind are enough: all the others would be made four times. */
async function leaveFewPages(): Promise<void> {
  const posts = await sql<{ id: string }[]>`
    update public.blog_posts set deleted_at = now()
    where deleted_at is null and id not in (select id from public.blog_posts order by published_at desc nulls last limit 8)
    returning id`;
  const locations = await sql<{ id: string }[]>`
    update public.locations set is_active = false
    where is_active and slug not in ('dubai-marina', 'deira')
    returning id`;
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  sandbox.afterwards(
    () => sql`update public.blog_posts set deleted_at = null where id = any (${idsOf(posts)})`,
  );
  sandbox.afterwards(
    () => sql`update public.locations set is_active = true where id = any (${idsOf(locations)})`,
  );
}

beforeAll(async () => {
  await leaveFewPages();
  environment = await buildEnvironment({
    VITE_SITE_URL: stack.siteUrl,
    VITE_SUPABASE_URL: stack.apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
  });
  application = await openApplication({ environment, log: () => undefined });
  await build(site.path);
}, WHOLE_BUILDS_LIMIT_MS);
afterAll(async () => {
  process.env.NODE_ENV = NODE_ENV;
  site.remove();
  await sandbox.clear();
});

const build = (outDir: string) => writeSite(application, { outDir, environment, now: new Date(now) });

async function hashes(folder: string): Promise<Record<string, string>> {
  const files = (await siteFiles(folder)).toSorted();
  const hash = (file: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, file)))
      .digest("hex");
  // It contains the time at which the database was read.
  return Object.fromEntries(files.filter((file) => file !== "build.json").map((file) => [file, hash(file)]));
}

const change = async (table: string, filter: string, to: Row) => {
  const [before = {}] = await stored(`${table}?${filter}&select=${Object.keys(to).join(",")}`);
  sandbox.afterwards(() => update(service, `${table}?${filter}`, before));
  expect((await update(service, `${table}?${filter}`, to)).status).toBe(204);
};
const add = (table: string, row: Row, filter = `id=eq.${String(row["id"])}`) =>
  sandbox.add(table, row, filter);

/** Publishes an article by the test's author. */
async function addArticle(id: string): Promise<void> {
  const row = { ...published, id, slug: `test-${id}`, author_id: author, primary_service: "elderly-care" };
  await add("blog_posts", row);
  const texts = ["en", "ar"].map((lang) => ({ post_id: id, lang, ...text }));
  await store("blog_post_translations", texts);
}

/** Builds after all of these changes, which are on separate pages or do not hide each other. */
async function buildAfter(changes: readonly (() => Promise<unknown>)[]) {
  for (const make of changes) await make();
  now += 1_000;
  const { pages, written, failed } = await build(site.path);
  expect(failed).toEqual([]);
  return { pages, written };
}

test(
  "a site that is rebuilt after changes of what pages show equals a new one, and only the pages that show it are written",
  { timeout: WHOLE_BUILDS_LIMIT_MS },
  async () => {
    const everywhere = await buildAfter([
      () => add("authors", { id: author, name: "Dr. Test" }),
      ...[post, moved, trashed].map((id) => () => addArticle(id)),
      () => add("locations", { id: location, slug: `test-${location}`, ...placeTexts }),
      async () => {
        const [found] = await stored("services?slug=eq.elderly-care&select=id");
        const link = { location_id: location, service_id: found?.["id"] };
        await add("location_services", link, `location_id=eq.${location}`);
      },
      () => change("business_facts", "key=eq.phone", { value: "+97144567890" }),
    ]);
    expect(everywhere.written, "the header, the footer and the menu say it").toBe(everywhere.pages);
    const ofPages = await buildAfter([
      () => change("blog_post_translations", `post_id=eq.${post}&lang=eq.en`, { title: "Renamed" }),
      () => add("blog_post_tags", { post_id: post, tag_slug: "first-aid" }, `post_id=eq.${post}`),
      async () => {
        await upload(service, FILE);
        sandbox.afterwards(() => removeObject(service, FILE));
        const filter = `description_hash=eq.${picture.description_hash}`;
        await add("generated_images", { ...picture, object_name: FILE }, filter);
      },
      () => change("authors", `id=eq.${author}`, { bio: "Tests." }),
      () =>
        add("page_schemas", {
          id: randomUUID(),
          page_type: "blog",
          page_id: slug,
          schema_type: "Organization",
          schema_data: { "@type": "Organization", name: "A test" },
        }),
      () =>
        change("location_services", `location_id=eq.${location}`, {
          requests_en: words("a"),
          requests_ar: words("ن"),
        }),
      () =>
        add("url_redirects", { id: randomUUID(), from_path: `/ar/blog/test-${moved}`, to_path: "/about" }),
      () => discard(`blog_posts?id=eq.${trashed}`),
    ]);
    expect(ofPages.written).toBeLessThan(ofPages.pages);
    const { pages } = await expectSameAsNew();
    expect(ofPages.pages).toBe(pages);
  },
);

/** The total number of changes, and the number before the site is compared with a new one. */
const CHANGES = Number(process.env["RANDOM_CHANGES"] ?? 30);
const COMPARED_AFTER = 30;
/** Other seeds are chosen by hand, to find what this one does not. */
const SEED = Number(process.env["RANDOM_SEED"] ?? 46);

test(
  `a site that is rebuilt through ${CHANGES} random changes equals a new one`,
  { timeout: WHOLE_BUILDS_LIMIT_MS * Math.ceil(CHANGES / COMPARED_AFTER) },
  async () => {
    sandbox.afterwards(await keepEverything());
    const random = randomNumbers(SEED);
    const lately: string[] = [];
    for (let changes = 0; changes < CHANGES;) {
      // Several changes between two builds, or a single one.
      for (let together = 1 + Math.floor(random() * 4); together > 0;) {
        const change = await changeAtRandom(random);
        if (change === undefined) continue;
        lately.push(change);
        together -= 1;
        changes += 1;
      }
      now += 1_000;
      expect((await build(site.path)).failed, `after ${lately.join("\n")}`).toEqual([]);
      if (lately.length < COMPARED_AFTER && changes < CHANGES) continue;
      await expectSameAsNew(`${changes} changes of the seed ${SEED}, the last ones\n${lately.join("\n")}`);
      lately.length = 0;
    }
  },
);

/** Compares the site with one that is built from nothing. @returns its number of pages */
async function expectSameAsNew(message = ""): Promise<{ pages: number }> {
  const fresh = createTemporaryDir();
  try {
    // The times of pages' last changes are not in the database, only in the live site.
    copyFileSync(join(site.path, PAGE_HISTORY), join(fresh.path, PAGE_HISTORY));
    const { pages, written } = await build(fresh.path);
    expect(written).toBe(pages);
    expect(await hashes(site.path), `after ${message}`).toEqual(await hashes(fresh.path));
    return { pages };
  } finally {
    fresh.remove();
  }
}
