import { afterAll, beforeAll, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { removePeople } from "../supabase/tests/support/people";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { openDatabase } from "./support/database";
import { removeStoredPosts, storePost, toastSays } from "./support/posts";
import { signIn } from "./support/sign-in";
import { siteBuilt } from "./support/site-builds";

/* What is on every page, in one journey: each build of the site writes all of them. */
const sql = openDatabase();
const visit = openBrowser();

// Nothing from before waits to be built.
beforeAll(() => siteBuilt(sql), 120_000);

/** Takes a price and the phone number back. */
const asBefore = async () => {
  await sql`update public.services set starting_price = 199 where slug = 'nurse-on-call'`;
  await sql`update public.business_facts set value = '"+97140000000"' where key = 'phone'`;
};
afterAll(async () => {
  await asBefore();
  await sql`delete from public.permits where number = 'TEST-42'`;
  await sql`delete from private.permit_kinds where true`;
  await removeStoredPosts(sql);
  await siteBuilt(sql);
  await removePeople();
}, 120_000);

/** What somebody without script gets, such as a crawler, without what only React reads. */
const read = async (path: string) =>
  (await (await fetch(stack.siteUrl + path)).text()).replaceAll(/<\/?(?:bdi|span)[^>]*>|<!-- -->/g, "");

const EN = "Licensed by Test Authority · Licence no. TEST-42";
const AR = "بترخيص من جهة تجريبية · رقم الترخيص TEST-42";
const CLAIM = /DHA[- ]licensed|DHA Licensed|[Ll]icensed by|مرخّص(?:ون|ة)? من هيئة/;

async function changePrice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Nurse on Call" }).click();
  const uses = page.getByRole("region", { name: "Where its price is used" });
  await uses.getByText(/^On \d+ pages, in both languages\./).waitFor();
  await uses.getByText("Show each place").click();
  await uses.getByRole("link", { name: "/services/nurse-on-call", exact: true }).waitFor();
  await uses
    .getByText(/articles? names? it\. 1 published article writes it out, and stays as it is\.$/)
    .waitFor();
  const price = page.getByLabel("Starting Price (AED)");
  await price.fill("9900");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await price.fill("217");
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Service updated successfully");
}

async function changePhone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Phone" }).click();
  await page.getByText(/^On every page\./).waitFor();
  await page.getByLabel("Value").fill("04 123");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(/a number that can be called/).waitFor();
  await page.getByLabel("Value").fill("+971 4 765 4321");
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Fact saved; pages follow once the site has been built");
}

async function enterLicence(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add permit" }).click();
  const fields = {
    Number: "TEST-42",
    "Authority (EN)": "Test Authority",
    "Authority (AR)": "جهة تجريبية",
    "What it allows (EN)": "Care at home",
    "What it allows (AR)": "رعاية منزلية",
    "Issued on": "2020-01-01",
    "Expires on": "2999-12-31",
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.locator("input[type=file]").setInputFiles({
    name: "licence.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 test"),
  });
  await page.getByText("licence.pdf").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Permit added; pages follow once the site has been built");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the paper" }).click();
  expect((await download).suggestedFilename()).toBe("facility_licence-TEST-42.pdf");
}

it("an owner changes a price and the phone number and enters a licence, and pages say so until it has expired", async () => {
  const post = await storePost(sql, {
    status: "published",
    content:
      "A visit starts from {{price:nurse-on-call}}. In 2025 Nurse on Call cost AED 199. {{licensed:A DHA-licensed nurse|A nurse}} comes.",
    arabic: "تأتي {{licensed:ممرّضة مرخّصة من هيئة الصحة بدبي|ممرّضة}}.",
  });
  // What articles write out is known once they are built.
  await siteBuilt(sql);

  const { page, log } = await signIn(visit, "/admin/services", "owner");
  // The database alone knows which numbers can be called.
  log.expect(/status of 400 .*business_facts/);
  await changePrice(page);
  await page.goto("/admin/facts");
  await changePhone(page);
  await enterLicence(page);
  await siteBuilt(sql);

  // Every page, data block and article.
  const said = {
    "/services/nurse-on-call": ["From AED 217", '"price":217', "A DHA-licensed nurse, a woman or a man"],
    "/ar/services/nurse-on-call": ["217 درهمًا"],
    "/": [
      "From AED 217",
      '"certificationIdentification":"TEST-42"',
      '"issuedBy":{"@type":"Organization","name":"Test Authority"}',
    ],
    "/ar/contact": ['"name":"رعاية منزلية","certificationIdentification":"TEST-42"'],
    "/dubai/dubai-marina/nurse-on-call": ["Starting from AED 217", '"price":217'],
    "/ar/dubai/dubai-marina/nurse-on-call": ["ابتداءً من 217 درهمًا"],
    "/api/services": ['"slug":"nurse-on-call","category":"nursing"', '"startingFromAED":217'],
    "/api/emergency-contacts": ['"phone":"+97147654321"'],
    [`/blog/${post.slug}`]: ["A visit starts from AED 217.", "A DHA-licensed nurse comes."],
  };
  for (const [path, words] of Object.entries(said)) {
    const html = await read(path);
    expect(words.filter((text) => !html.includes(text)).map((text) => `${path}: ${text}`)).toEqual([]);
  }
  // What an article writes out stays, and the dashboard says so.
  await page.goto("/admin");
  await page.getByRole("link", { name: "says “AED 199”, which differs from the business facts" }).waitFor();
  for (const path of ["/", "/ar/contact", "/services/doctor-on-call", "/404"]) {
    const html = await read(path);
    expect([path, ...new Set(html.match(/tel:\+\d+/g))].toSorted()).toEqual([path, "tel:+97147654321"]);
  }
  const english = [
    "/",
    "/contact",
    "/about",
    "/services/nurse-on-call",
    "/dubai/dubai-marina/nurse-on-call",
    `/blog/${post.slug}`,
  ];
  const arabic = english.map((path) => `/ar${path}`);
  for (const path of english) expect([path, (await read(path)).includes(EN)]).toEqual([path, true]);
  for (const path of arabic) expect([path, (await read(path)).includes(AR)]).toEqual([path, true]);
  // In the article itself and at its foot.
  expect((await read(`/blog/${post.slug}`)).split(EN)).toHaveLength(3);
  await page.goto("/admin/facts");
  await page.getByRole("button", { name: "Edit Facility licence TEST-42" }).click();
  await page.getByText(/^On every page\./).waitFor();
  await page.getByLabel("Expires on").fill("2020-12-31");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Permit saved; pages follow once the site has been built");
  await asBefore();
  await siteBuilt(sql);

  for (const path of [...english, ...arabic]) {
    const html = await read(path);
    expect([path, html.includes("TEST-42"), CLAIM.exec(html)?.[0]]).toEqual([path, false, undefined]);
  }
  expect(await read(`/blog/${post.slug}`)).toContain("A nurse comes.");
  expect(await read("/ar/services/nurse-on-call")).toContain("ممرّض أو ممرّضة، كما تفضّل");
  await page.goto("/admin");
  await page.getByText(/^Facility licence TEST-42 has expired/).waitFor();
}, 300_000);
