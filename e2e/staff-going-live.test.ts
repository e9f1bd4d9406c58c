import type { Page } from "playwright-core";
import { expect, afterAll, it } from "vitest";
import { toastSays } from "./support/screen";
import { download } from "./support/downloads";
import { stack } from "../supabase/tests/support/stack";
import { openBrowser } from "./support/browser";
import { newWord, openDatabase } from "./support/database";
import { contentField, readStored, removeStoredPosts } from "./support/posts";
import { siteBuilt, waitAnew } from "./support/site-builds";
import { signIn } from "./support/sign-in";

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

async function changePrice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Nurse on Call" }).click();
  await page.getByText("Where its price, times and name are used").click();
  const uses = page.getByRole("region", { name: "Where its price is used" });
  await uses.getByText(/^On \d+ pages, in both languages\./).waitFor();
  await uses.getByText("Where its price is used").click();
  await uses.getByRole("link", { name: "/services/nurse-on-call", exact: true }).waitFor();
  const price = page.getByLabel("Starting Price (AED)");
  await price.fill("9900");
  await save(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await price.fill("217");
  await save(page);
  await toastSays(page, "Service updated successfully");
}

async function changePhone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Phone" }).click();
  await page.getByText(/^On every page\./).waitFor();
  await page.getByLabel("Value").fill("04 123");
  await save(page);
  await page.getByText(/Please enter a phone number in digits/).waitFor();
  // In the local notation.
  await page.getByLabel("Value").fill("04 765 4321");
  await save(page);
  await toastSays(page, "Fact saved. Pages change with the next build.");
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
  await save(page);
  await toastSays(page, "Permit added. It appears on the site after the next build.");
  const paper = await download(page.getByRole("button", { name: "Download the document" }));
  expect(paper.suggestedFilename()).toBe("facility_licence-TEST-42.pdf");
}

/** Gives the licence of {@link enterLicence} a past last day. */
async function expireLicence(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Facility licence TEST-42" }).click();
  await page.getByText(/^On every page\./).waitFor();
  await page.getByLabel("Expires on").fill("2020-12-31");
  await save(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Permit saved. The site changes with the next build.");
}

/* The readers' view after each build, in one journey: each build writes all changes. */
const sql = openDatabase();
const visit = openBrowser();

const takeBack = async () => {
  await sql`update public.services set starting_price = 199 where slug = 'nurse-on-call'`;
  await sql`update public.business_facts set value = '"+97140000000"' where key = 'phone'`;
};
/** Restores the site for the next test, whatever this one has changed. */
afterAll(async () => {
  await takeBack();
  await sql`delete from public.permits where number = 'TEST-42'`;
  await sql`delete from private.permit_kinds where true`;
  await sql`delete from public.url_redirects where from_path like '%/blog/e2e-%'`;
  await removeStoredPosts(sql);
  await siteBuilt(sql);
}, 120_000);

/** The answer for a client without script, such as a crawler. */
async function ask(path: string): Promise<{ status: number; location: string | null; html: string }> {
  const answer = await fetch(stack.siteUrl + path, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}
/** Without the parts that only React reads. */
const read = async (path: string) =>
  (await ask(path)).html.replaceAll(/<\/?(?:bdi|span)[^>]*>|<!-- -->/g, "");

const LISTS = ["/sitemap.xml", "/feed.xml", "/ar/feed.xml", "/blog", "/ar/blog"];

/** The lists that contain an address. */
async function listing(path: string): Promise<string[]> {
  const pages = await Promise.all(LISTS.map(ask));
  // With its delimiters: the Arabic address ends like the English one, and the new one starts like the old one.
  const isNamed = new RegExp(`(?:${stack.siteUrl}|")${path}[<"]`);
  return LISTS.filter((_, index) => isNamed.test(pages[index]?.html ?? ""));
}

const CONTENT =
  "A visit starts from {{price:nurse-on-call}}. In 2025 Nurse on Call cost AED 199. {{licensed:A DHA-licensed nurse|A nurse}}";

/** Writes an article in both languages, which is stored under one address without moving the caret, and publishes it. */
async function publish(page: Page, name: string) {
  await page.getByLabel("Title", { exact: true }).first().fill(`E2E ${name}`);
  await expect.poll(() => page.getByLabel("Slug").inputValue()).toBe(`e2e-${name}`);
  await contentField(page).fill(CONTENT);
  await page.keyboard.press("Control+s");
  await page.waitForURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
  await toastSays(page, "Post created successfully");
  expect(await contentField(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(" comes.");
  await page.getByRole("tab", { name: "العربية" }).click();
  await page.locator("#post-ar-title").fill(`عنوان ${name}`);
  await contentField(page, "ar").fill("تأتي {{licensed:ممرّضة مرخّصة من هيئة الصحة بدبي|ممرّضة}}.");
  await page.keyboard.press("Control+Enter");
  await toastSays(page, "Post updated successfully", "Published. Readers see it in some seconds.");
  const id = page.url().split("/").at(-1) ?? "";
  expect(await readStored(sql, id)).toMatchObject({
    slug: `e2e-${name}`,
    status: "published",
    content: `${CONTENT} comes.`,
  });
  const posts = await sql`select 1 from public.blog_posts where slug like ${`e2e-${name}%`}`;
  expect(posts).toHaveLength(1);
  return id;
}

const EN = "Licensed by Test Authority · Licence no. TEST-42";
const AR = "بترخيص من جهة تجريبية · رقم الترخيص TEST-42";
const CLAIM = /DHA[- ]licensed|DHA Licensed|[Ll]icensed by|مرخّص(?:ون|ة)? من هيئة/;
const PAGES = ["/", "/about", "/services/nurse-on-call"];
const inArabic = (paths: readonly string[]) => paths.map((path) => `/ar${path}`);

/** The texts of pages, data blocks and lists after the change. */
const SAID: Record<string, readonly string[]> = {
  "/services/nurse-on-call": ["From AED 217", '"price":217', "A DHA-licensed nurse, a woman or a man"],
  "/": ['"certificationIdentification":"TEST-42"'],
  "/ar/dubai/dubai-marina/nurse-on-call": ["ابتداءً من 217 درهمًا"],
  "/api/services": ['"startingFromAED":217'],
  "/api/emergency-contacts": ['"phone":"+97147654321"'],
};

it("an owner's article, price, phone number and licence are live after the next build; a rename redirects, and claims end with the licence", async () => {
  const { page } = await signIn(visit, "/admin/posts/new", "owner");
  await waitAnew(sql);
  const name = newWord();
  const path = `/blog/e2e-${name}`;
  const id = await publish(page, name);
  await page.getByText(/^The site is being built/).waitFor();
  expect((await ask(path)).status).toBe(404);
  await page.goto("/admin/services");
  await changePrice(page);
  await page.goto("/admin/facts");
  await changePhone(page);
  await enterLicence(page);
  await siteBuilt(sql);

  await page.goto(`/admin/posts/${id}`);
  await page.getByText(/^Live for readers and search engines since \d\d:\d\d\.$/).waitFor();
  for (const [address, title] of [
    [path, `E2E ${name}`],
    [`/ar${path}`, `عنوان ${name}`],
  ] as const) {
    const { status, html } = await ask(address);
    expect([address, status]).toEqual([address, 200]);
    expect(html).toContain(`<title>${title}`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/social\/[^"]+"/);
    expect(html).toContain(`hrefLang="ar"`);
  }
  expect(await listing(path)).toEqual(["/sitemap.xml", "/feed.xml", "/blog"]);
  expect(await listing(`/ar${path}`)).toEqual(["/sitemap.xml", "/ar/feed.xml", "/ar/blog"]);
  const inArticle = ["A visit starts from AED 217.", "A DHA-licensed nurse comes."];
  for (const [address, words] of Object.entries({ ...SAID, [path]: inArticle })) {
    const html = await read(address);
    expect(words.filter((text) => !html.includes(text)).map((text) => `${address}: ${text}`)).toEqual([]);
  }
  expect([...new Set((await read("/ar/contact")).match(/tel:\+\d+/g))]).toEqual(["tel:+97147654321"]);
  const english = [...PAGES, path];
  for (const address of english)
    expect([address, (await read(address)).includes(EN)]).toEqual([address, true]);
  for (const address of inArabic(english))
    expect([address, (await read(address)).includes(AR)]).toEqual([address, true]);
  // In the article itself and at its end.
  expect((await read(path)).split(EN)).toHaveLength(3);

  await page.getByLabel("Slug").fill(`e2e-${name}-new`);
  await page.getByRole("button", { name: "Update" }).click();
  // The price in the article's text has changed in the meantime.
  await page.getByRole("button", { name: "Update anyway" }).click();
  await page.getByRole("button", { name: "Create the redirect" }).click();
  await toastSays(page, "The old address now redirects to the new one");
  // A price in an article's text stays, and the dashboard reports it.
  await page.goto("/admin");
  await page.getByRole("link", { name: "says “AED 199”, which differs from the business facts" }).waitFor();
  await page.goto("/admin/facts");
  await expireLicence(page);
  await takeBack();
  await siteBuilt(sql);

  expect(await ask(path)).toMatchObject({ status: 301, location: `${path}-new` });
  expect(await ask(`/ar${path}`)).toMatchObject({ status: 301, location: `/ar${path}-new` });
  expect(await listing(path)).toEqual([]);
  const renamed = [...PAGES, `${path}-new`];
  for (const address of [...renamed, ...inArabic(renamed)]) {
    const html = await read(address);
    expect([address, html.includes("TEST-42"), CLAIM.exec(html)?.[0]]).toEqual([address, false, undefined]);
  }
  expect(await read(`${path}-new`)).toContain("A nurse comes.");
  expect(await read("/ar/services/nurse-on-call")).toContain("ممرّض أو ممرّضة، كما تفضّل");
  await page.goto("/admin");
  await page.getByText(/^Facility licence TEST-42 has expired/).waitFor();
}, 300_000);
