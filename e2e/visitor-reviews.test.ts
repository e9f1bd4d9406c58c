import { expect, it } from "vitest";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { openDatabase } from "./support/database";

const visit = openBrowser();
const sql = openDatabase();

it("the reviews of a service are its newest four, with the day in Dubai, without JavaScript", async () => {
  const rows = await sql<{ author: string; day: string; year: string }[]>`
    select author, to_char(published_at at time zone 'Asia/Dubai', 'DD') as day,
      to_char(published_at at time zone 'Asia/Dubai', 'YYYY') as year
    from public.reviews where service_slug = 'doctor-on-call' and lang = 'ar'
    order by published_at desc limit 4`;
  expect(rows.length).toBeGreaterThan(1);
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/services/doctor-on-call");
  const region = page.getByRole("region", { name: "ماذا يقول المرضى" });
  const captions = await region.locator("figcaption").allInnerTexts();
  expect(captions).toHaveLength(rows.length);
  for (const [index, { author, day, year }] of rows.entries()) {
    expect(captions[index]).toContain(author);
    expect(captions[index]).toMatch(new RegExp(`${day} \\p{Script=Arabic}+ ${year}`, "u"));
  }
});

it("the reviews on the home page are three on a phone, and all eight after a click", async () => {
  const { page } = await visit({ viewport: PHONE });
  await openHydrated(page, "/ar/");
  const figures = page
    .getByRole("region", { name: "بكلماتهم هم" })
    .getByRole("figure")
    .filter({ visible: true });
  await figures.first().waitFor();
  await expect.poll(() => figures.count()).toBe(3);
  await page.getByRole("button", { name: /^اعرض 5/ }).click();
  await expect.poll(() => figures.count()).toBe(8);
});
