import { afterAll, beforeAll, expect, it } from "vitest";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { removeStoredPosts, storePost, toastSays } from "./support/posts";
import { siteBuilt } from "./support/site-builds";
import { signIn } from "./support/sign-in";

const sql = openDatabase();
const visit = openBrowser();

// Nothing from before waits to be built.
beforeAll(() => siteBuilt(sql), 120_000);

afterAll(async () => {
  await sql`update public.services set starting_price = 199 where slug = 'nurse-on-call'`;
  await sql`update public.business_facts set value = '"+97140000000"' where key = 'phone'`;
  await removeStoredPosts(sql);
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

/** What somebody without script gets, such as a crawler. */
const read = async (path: string) => (await fetch(stack.siteUrl + path)).text();

it("an owner changes the nurse's price, and every page, data block and article says the new one", async () => {
  const post = await storePost(sql, {
    status: "published",
    content: "A visit starts from {{price:nurse-on-call}}.",
  });
  await siteBuilt(sql);
  const { page } = await signIn(visit, "/admin/services", "owner");
  await page.getByRole("button", { name: "Edit Nurse on Call" }).click();
  const uses = page.getByRole("region", { name: "Where its price is used" });
  await uses.getByText(/^On \d+ pages, in both languages\.$/).waitFor();
  await uses.getByRole("link", { name: "/services/nurse-on-call", exact: true }).waitFor();
  await uses.getByText(/articles? names? it\.$/).waitFor();
  const price = page.getByLabel("Starting Price (AED)");
  await price.fill("9900");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await price.fill("217");
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Service updated successfully");

  await siteBuilt(sql);
  const said = {
    "/services/nurse-on-call": ["From AED 217", '"price":217'],
    "/ar/services/nurse-on-call": ["217 درهمًا"],
    "/": ["From AED 217"],
    "/dubai/dubai-marina/nurse-on-call": ["Starting from AED 217", '"price":217'],
    "/api/services": ['"slug":"nurse-on-call","category":"nursing"', '"startingFromAED":217'],
    [`/blog/${post.slug}`]: ["A visit starts from AED 217."],
  };
  for (const [path, words] of Object.entries(said)) {
    const html = await read(path);
    expect(words.filter((text) => !html.includes(text)).map((text) => `${path}: ${text}`)).toEqual([]);
  }
}, 240_000);

it("an owner changes the phone number, and every way to call has it", async () => {
  const { page } = await signIn(visit, "/admin/facts", "owner");
  await page.getByRole("button", { name: "Edit Phone" }).click();
  await page.getByText("On every page.").waitFor();
  await page.getByLabel("Value").fill("04 123");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/a number that can be called/).waitFor();
  await page.getByLabel("Value").fill("+971 4 765 4321");
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Fact saved; pages will say it in a moment");

  await siteBuilt(sql);
  for (const path of ["/", "/ar/contact", "/services/doctor-on-call", "/404"]) {
    const html = await read(path);
    expect([path, ...new Set(html.match(/tel:\+\d+/g))].toSorted()).toEqual([path, "tel:+97147654321"]);
  }
  expect(await read("/api/emergency-contacts")).toContain('"phone":"+97147654321"');
}, 240_000);
