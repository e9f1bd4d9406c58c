import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { stack } from "../supabase/tests/support/stack";
import { openHydrated, openBrowser } from "./support/browser";
import { ask } from "./support/crawl";
import { openDatabase } from "./support/database";
import { readHead } from "./support/head";

const sql = openDatabase();

const NAME = "Written by staff";

afterEach(async () => {
  await sql`delete from public.page_schemas where schema_data::text like ${`%${NAME}%`}`;
});
// Last, so that its pages are closed before what they show is gone.
const visit = openBrowser();

/** A block that came after the site was built. */
const write = (page_id: string | null, schema_data: object) => sql`
  insert into public.page_schemas (page_type, page_id, schema_type, schema_data)
  values ('service', ${page_id}, 'Service', ${sql.json(schema_data as never)})`;

async function openService(page: Page): Promise<void> {
  await openHydrated(page, "/");
  await page.getByRole("main").locator('a[href="/services/nurse-on-call"]').first().click();
  await page.getByRole("heading", { level: 1, name: "Nurse on Call" }).waitFor();
}

const writtenOn = async (page: Page) => {
  const { jsonLd } = await readHead(page);
  return jsonLd.filter(({ name }) => String(name).startsWith(NAME)).map(({ name }) => name);
};

it("every page names the business, and every page below the home page its breadcrumbs", async () => {
  const { body: sitemap } = await ask("/sitemap.xml");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(100);
  const block = `{"@context":"https://schema.org","@type":"MedicalBusiness","@id":"${stack.siteUrl}/#business"`;
  const wrong: string[] = [];
  const look = async (address: string) => {
    const { body } = await ask(new URL(address).pathname);
    const isHome = /^\/(?:ar\/)?$/.test(new URL(address).pathname);
    if (body.split(block).length !== 2 || body.includes('"BreadcrumbList"') === isHome) wrong.push(address);
  };
  while (addresses.length > 0) await Promise.all(addresses.splice(0, 8).map(look));
  expect(wrong).toEqual([]);
});

it("staff's structured data is shown on its pages only, and cannot break out of its script element", async () => {
  const hostile = `${NAME} </script><script>window.wasHere = true</script>`;
  await write("nurse-on-call", { "@type": "Service", name: hostile });
  await write(null, { "@type": "Service", name: NAME });
  await write("doctor-on-call", { "@type": "Service", name: `${NAME} for another page` });
  const { page } = await visit();
  await openService(page);
  await expect.poll(() => writtenOn(page)).toEqual([NAME, hostile]);
  expect(await page.evaluate(() => "wasHere" in window)).toBe(false);
});
