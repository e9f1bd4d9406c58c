import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { signIn, toastSays } from "./support/posts";
import { siteBuilt } from "./support/site-builds";

const sql = openDatabase();
const visit = openBrowser();
const slug = `e2e-${randomUUID().slice(0, 8)}`;
const path = `/dubai/${slug}/doctor-on-call`;

beforeAll(async () => {
  await sql`
    with place as (
      insert into public.locations (slug, name_en, name_ar, description_en, landmarks_en, landmarks_ar, directions_en, directions_ar)
      values (${slug}, 'Ninth place', 'المكان التاسع', 'A place.', 'A tower', 'برج', 'Ring twice.', 'اتصل مرتين.')
      returning id
    )
    insert into public.location_services (location_id, service_id)
    select place.id, service.id from place join public.services as service on service.slug = 'doctor-on-call'`;
  await siteBuilt(sql);
}, 120_000);
afterAll(async () => {
  await sql`delete from public.locations where slug = ${slug}`;
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

const read = async (address: string) => (await fetch(stack.siteUrl + address)).text();
const words = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(" ");

/** What search engines and visitors are told of the page, in both languages. */
async function told() {
  const [sitemap, english, arabic, list] = await Promise.all(
    ["/sitemap.xml", path, `/ar${path}`, "/dubai"].map(read),
  );
  const robots = (html = "") => /name="robots" content="([^"]*)"/.exec(html)?.[1];
  return {
    robots: [robots(english), robots(arabic)],
    alternates: english?.includes('<link rel="alternate" hrefLang="ar"'),
    isInSitemap: [path, `/ar${path}`].map((address) => sitemap?.includes(`${stack.siteUrl}${address}<`)),
    isOnTheList: list?.includes("Ninth place"),
    isLinked: list?.includes(`"${path}"`),
  };
}

it("an owner completes a ninth place's texts, and its page is listed and indexed", async () => {
  expect(await told()).toEqual({
    robots: ["noindex,follow", "noindex,follow"],
    alternates: false,
    isInSitemap: [false, false],
    isOnTheList: true,
    isLinked: false,
  });

  const { page } = await signIn(visit, "/admin/locations", "owner");
  await page.getByRole("button", { name: "Edit Ninth place" }).click();
  await page.getByRole("button", { name: "Texts and minutes: Doctor on Call" }).click();
  const measure = page.getByRole("region", { name: "How much of this page is its own" });
  await measure.getByText("0 of 120 words of its own").first().waitFor();
  await measure.getByText("Missing: what people here ask for, description").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByLabel("What people here ask for (EN): Doctor on Call").fill(words(120, "word"));
  await page.getByLabel("What people here ask for (AR): Doctor on Call").fill(words(120, "كلمة"));
  await page.getByText("Not listed yet").waitFor();
  await page.getByLabel("Description (AR)", { exact: true }).fill("مكان.");
  await page.getByText("Listed", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toastSays(page, "Location updated successfully");
  await siteBuilt(sql);

  expect(await told()).toEqual({
    robots: ["index,follow", "index,follow"],
    alternates: true,
    isInSitemap: [true, true],
    isOnTheList: true,
    isLinked: true,
  });
}, 240_000);
