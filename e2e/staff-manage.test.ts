import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { a11yViolations } from "./support/axe";
import { goTo, openHydrated, openBrowser, PHONE } from "./support/browser";
import { openDatabase, newMark } from "./support/database";
import { signIn } from "./support/sign-in";
import { toastSays, excessWidth, press, listening } from "./support/screen";

const sql = openDatabase();
const NO_FILE = /the server responded with a status of 404/;
const mark = newMark();

afterEach(async () => {
  await sql`delete from public.url_redirects where from_path like ${`/${mark}%`}`;
  await sql`delete from public.missing_paths where path like ${`/${mark}%`}`;
  await sql`delete from public.locations where slug like ${`${mark}%`}`;
  await sql`delete from public.services where slug like ${`${mark}%`}`;
  await sql`delete from public.authors where name like ${`${mark}%`}`;
});
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

/** By keyboard: for some seconds, a toast may cover the link. */
const go = async (page: Page, name: string) => {
  const link = page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name, exact: true });
  const address = String(await link.getAttribute("href"));
  await link.press("Enter");
  // The page before may have the same words.
  await page.waitForURL(`**${address}`);
};

it("an owner adds, changes and deletes authors, services and locations", async () => {
  const { page, log } = await signIn(visit, "/admin/authors", "owner");
  log.expect(/status of 409 .*services/);
  await press(page, "Add Author");
  await page.getByLabel("Name (EN)").fill(`${mark} Maria`);
  await page.getByLabel("Email").fill(`${mark}@example.com`);
  await press(page, "Save");
  await toastSays(page, "Author created successfully");
  await page.getByRole("heading", { name: `${mark} Maria` }).waitFor();

  await go(page, "Services");
  await press(page, "Add Service");
  await page.getByLabel("Name (EN)").fill(`${mark} service`);
  await page.getByLabel("Slug").fill("doctor-on-call");
  await page.getByLabel("Name (AR)").fill("خدمة تجريبية");
  await press(page, "Save");
  await page.getByText("This slug is taken. Please choose another one.").first().waitFor();
  await page.getByLabel("Slug").fill(mark);
  await page.getByLabel("Starting Price (AED)").fill("150");
  await press(page, "Save");
  await toastSays(page, "Service created successfully");
  const services = page.getByRole("list", { name: "Services in their order" }).getByRole("listitem");
  await expect.poll(() => services.last().innerText()).toContain("Starting from AED 150");

  await go(page, "Locations");
  await press(page, "Add Location");
  await page.getByLabel("Name (EN)").fill(`${mark} place`);
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(`${mark}-place`);
  await page.getByText("What its pages say").click();
  await page.getByLabel("Areas Covered (comma-separated)").fill("North,, South ,");
  await page.getByRole("switch", { name: `${mark} service` }).click();
  await press(page, "Save");
  await toastSays(page, "Location created successfully");
  const stored = await sql`
    select areas_covered, service.slug from public.locations as place
    join public.location_services as link on link.location_id = place.id and link.is_active
    join public.services as service on service.id = link.service_id
    where place.slug = ${`${mark}-place`}`;
  expect([...stored]).toEqual([{ areas_covered: ["North", "South"], slug: mark }]);

  await go(page, "Services");
  await press(page, `Delete ${mark} service`);
  const question = page.getByRole("alertdialog", { name: "Delete this service?" });
  await question
    .getByText("1 location offers it, and its page for this service will be deleted, too.")
    .waitFor();
  await question.getByRole("button", { name: "Delete" }).click();
  await toastSays(page, "Service deleted successfully");
  await expect.poll(() => page.getByText(`${mark} service`).count()).toBe(0);
});

it("services are reordered by keyboard, and their position is announced", async () => {
  const { page } = await signIn(visit, "/admin/services", "owner");
  const before = [
    ...(await sql<{ id: string; display_order: number }[]>`
    select id, display_order from public.services order by display_order, slug`),
  ];
  const handle = page.getByRole("button", { name: "Drag Doctor on Call" });
  const firstName = () =>
    page.getByRole("list", { name: "Services in their order" }).getByRole("heading").first().innerText();
  try {
    await handle.focus();
    await page.keyboard.press("Space");
    await page.getByText(/^Picked up Doctor on Call, number 1 of \d+\.$/).waitFor();
    await listening(page);
    await page.keyboard.press("ArrowDown");
    await page.getByText(/^Doctor on Call is now number 2 of \d+\.$/).waitFor();
    await page.keyboard.press("Space");
    await expect.poll(firstName).toContain("Nurse on Call");
    const [first] = before;
    await expect
      .poll(() => sql`select display_order from public.services where id = ${first?.id ?? ""}`)
      .toEqual([{ display_order: 2 }]);
  } finally {
    for (const { id, display_order } of before) {
      await sql`update public.services set display_order = ${display_order} where id = ${id}`;
    }
  }
});

it("a redirect made from a missing page leads the next visitor to its target", async () => {
  const path = `/${mark}/old-page`;
  const lost = await visit();
  lost.log.expect(NO_FILE, /Page not found/);
  await openHydrated(lost.page, `${path}?from=newsletter`);
  await expect
    .poll(() => sql`select path, hits::int from public.missing_paths where path = ${path}`)
    .toEqual([{ path, hits: 1 }]);

  const { page } = await signIn(visit, "/admin/redirects", "owner");
  await press(page, `Make a redirect ${path}`);
  await expect.poll(() => page.getByLabel("From Path").inputValue()).toBe(path);
  await page.getByLabel("To Path").fill("/contact");
  await press(page, "Save");
  await toastSays(page, "Redirect created successfully");
  await expect.poll(() => page.getByRole("button", { name: `Make a redirect ${path}` }).count()).toBe(0);

  const next = await visit();
  next.log.expect(NO_FILE);
  next.log.allow(/Page not found/);
  await next.page.goto(path);
  await next.page.waitForURL("/contact");
});

it("the pages and forms fit a phone and have no accessibility violations", async () => {
  const { page } = await signIn(visit, "/admin/reviews", "owner", {
    lang: "ar",
    viewport: PHONE,
    reducedMotion: "reduce",
  });
  const dialog = page.getByRole("dialog");
  const main = page.getByRole("main");
  const found: string[] = [];
  for (const name of ["reviews", "services", "locations", "redirects", "schemas"]) {
    await goTo(page, `/admin/${name}`);
    // The page before is removed together with its dialog.
    await dialog.waitFor({ state: "detached" });
    await main
      .getByRole("listitem")
      .or(main.getByRole("article"))
      .or(main.getByRole("table"))
      .first()
      .waitFor();
    const problems = await a11yViolations(page);
    const open = name === "reviews" ? { name: /^إخفاء: / } : {};
    await main.getByRole("button", open).first().click();
    await dialog.waitFor();
    if ((await excessWidth(page)) > 0) problems.push("too wide");
    found.push(...[...problems, ...(await a11yViolations(page))].map((problem) => `${name}: ${problem}`));
  }
  expect(found).toEqual([]);
});
