import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { toastSays } from "./support/posts";
import { siteBuilt } from "./support/site-builds";
import { signIn } from "./support/sign-in";

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
    isLinked: true,
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
  await page.getByText("Not listed for search engines yet").waitFor();
  await page.getByLabel("Description (AR)", { exact: true }).fill("مكان.");
  await page.getByText("Listed for search engines", { exact: true }).waitFor();
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

it("an owner undoes a change of a location, and the form, the list and the database have the old values", async () => {
  const stored = () => sql`
    select place.*, services from public.locations as place
    cross join lateral (
      select jsonb_agg(to_jsonb(offered) order by service.slug) as services from public.location_services as offered
      join public.services as service on service.id = offered.service_id
      where offered.location_id = place.id and (offered.is_active or offered.requests_en <> '')
    ) as offered
    where slug = ${slug}`;
  const withoutVersion = async () => (await stored()).map((place) => ({ ...place, updated_at: undefined }));
  const { page } = await signIn(visit, "/admin/locations", "owner");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Ninth place" }) });
  const listed = await row.innerText();
  const before = await withoutVersion();
  const edit = () => row.getByRole("button", { name: /^Edit/ }).click();
  const fields = async () => {
    await page.getByRole("button", { name: "Texts and minutes: Doctor on Call" }).click();
    return {
      texts: await page
        .getByRole("dialog")
        .locator("input:not([type=search]), textarea")
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)),
      switches: await page
        .getByRole("dialog")
        .getByRole("switch")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-checked"))),
    };
  };

  await edit();
  const shown = await fields();
  const changes = {
    "Description (EN)": "Another place.",
    "Landmarks (AR)": "",
    "Response Time (minutes)": "44",
    "Response time, fewest minutes": "40",
    "Areas Covered (comma-separated)": "North, South",
    "What people here ask for (EN): Doctor on Call": "Fever.",
    "Fewest minutes for Doctor on Call": "50",
    "Most minutes for Doctor on Call": "55",
  };
  for (const [label, text] of Object.entries(changes))
    await page.getByLabel(label, { exact: true }).fill(text);
  // One for the first time, and one that was on.
  await page.getByRole("switch", { name: "Elderly Care" }).click();
  await page.getByRole("switch", { name: "Doctor on Call" }).click();
  await page.getByRole("switch", { name: "On the home page, with its minutes" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await toastSays(page, "Location updated successfully");
  await row.getByText("44-minute response").waitFor();
  await row.getByText("2 areas").waitFor();

  await page.getByRole("button", { name: "Undo" }).click();
  await toastSays(page, "Everything is as it was before");
  await expect.poll(() => row.innerText()).toBe(listed);
  expect(await withoutVersion()).toEqual(before);
  await edit();
  expect(await fields()).toEqual(shown);
}, 120_000);
