import { buffer } from "node:stream/consumers";
import { randomUUID } from "node:crypto";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { stored } from "../supabase/tests/support/rest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser, PHONE } from "./support/browser";
import { excessWidth, focusReaches, press, toastSays } from "./support/screen";
import { signIn } from "./support/sign-in";
import { download, downloadedLines } from "./support/downloads";

const sandbox = newSandbox();
// Last, so that its pages are closed before their content is removed.
const visit = openBrowser();

const NO_FILE = /status of 404/;
/** Reads the code in a picture with another program than the page's. */
async function readCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

it("a link is made, its QR code is read back, and its short address counts before the site is built", async () => {
  const campaign = `c${randomUUID().slice(0, 8)}`;
  sandbox.expect("campaign_links", `campaign=eq.${campaign}`);
  const { page } = await signIn(visit, "/admin/links", "editor");
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByRole("combobox", { name: "Page", exact: true }).fill("من نحن");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByLabel("Where will you put it?").selectOption("Flyer or poster");
  await page.getByLabel("Campaign", { exact: true }).fill(campaign);
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "Share “" });
  await dialog.getByRole("img", { name: /QR code for/ }).waitFor();
  expect(await a11yViolations(page)).toEqual([]);

  const address = `${stack.siteUrl}/go/${campaign}-print`;
  const png = await download(page.getByRole("button", { name: "Download PNG" }));
  expect(await readCode(await buffer(await png.createReadStream()))).toBe(address);

  const { page: phone, log } = await visit();
  log.expect(NO_FILE);
  await phone.goto(`/go/${campaign}-print/?fbclid=x`);
  await phone.waitForURL(`/about?utm_source=print&utm_medium=qr&utm_campaign=${campaign}&fbclid=x`);
  const visits = `user_sessions?select=landing_path,utm_source,utm_medium&utm_campaign=eq.${campaign}`;
  await expect
    .poll(() => stored(visits), { timeout: 10_000 })
    .toEqual([{ landing_path: "/about", utm_source: "print", utm_medium: "qr" }]);
});

it("links are made from a pasted list; an archived one still leads to its page and counts, and its visits are shown by day", async () => {
  const campaign = `c${randomUUID().slice(0, 8)}`;
  sandbox.expect("campaign_links", `campaign=eq.${campaign}`);
  const { page } = await signIn(visit, "/admin/links", "editor");
  await press(page, "Paste a list");
  await page
    .getByLabel("Pages, one per line")
    .fill(
      "/about, Instagram story\nتواصل معنا، واتساب، رمضان\n/about/, Instagram story\nhttps://other.example/",
    );
  await page.getByLabel("Campaign", { exact: true }).fill(campaign);
  await page.getByText("2 links will be created. 2 lines are left out.").waitFor();
  await page.getByText("The same as line 1.").waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  await press(page, "Create 2 links");
  const file = await downloadedLines(await download(page.getByRole("button", { name: "Download as CSV" })));
  expect(file.slice(1)).toEqual([
    `Instagram story: About us,${stack.siteUrl}/go/${campaign}-about-instagram,/about`,
    `رمضان,${stack.siteUrl}/go/${campaign}-contact-whatsapp,/contact`,
  ]);
  await page.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("button", { name: "Archive Instagram story: About us" }).first().click();
  await toastSays(page, "Link archived. It still opens its page, and its visits count.");
  const { page: phone, log } = await visit();
  log.expect(NO_FILE);
  await phone.goto(`/go/${campaign}-about-instagram`);
  await phone.waitForURL((url) => url.searchParams.get("utm_campaign") === campaign);
  const visits = `user_sessions?select=landing_path&utm_campaign=eq.${campaign}`;
  await expect.poll(() => stored(visits), { timeout: 10_000 }).toEqual([{ landing_path: "/about" }]);

  await page.reload();
  await page.getByRole("button", { name: /^Show \d+ archived link/ }).click();
  const card = page.getByRole("listitem").filter({ hasText: `${campaign}-about-instagram` });
  await card.getByText("Archived: it still opens its page, and its visits count.").waitFor();
  await card.getByText("Visits by day").click();
  await card.getByText(/^Most visits: .*, with 1 visit\.$/).waitFor();
  await press(page, "Back to current links");
  await page.getByRole("button", { name: "Duplicate رمضان" }).click();
  await page.getByText("Name, short code and more").click();
  await expect.poll(() => page.getByLabel("Content", { exact: true }).inputValue()).toBe("");
  await page.getByText(/has the same details, so both share their figures/).waitFor({ state: "detached" });
  await press(page, "Cancel");
});

it("reception finds a page on a phone by the keyboard, and its Arabic QR code leads there", async () => {
  const { page } = await signIn(visit, "/admin/links", "reception", { lang: "ar", viewport: PHONE });
  const field = page.getByRole("combobox", { name: "الصفحة المطلوب إرسالها" });
  await field.fill("Nurse on Call");
  await page.getByRole("option").first().waitFor();
  expect(await a11yViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const arabic = page.getByRole("dialog").getByRole("region", { name: "العربية" });
  await arabic.getByRole("img", { name: "رمز QR" }).waitFor();
  expect(await excessWidth(page)).toBe(0);
  expect(await a11yViolations(page)).toEqual([]);
  const file = await download(arabic.getByRole("button", { name: "تنزيل PNG" }));
  expect(await readCode(await buffer(await file.createReadStream()))).toBe(
    `${stack.siteUrl}/ar/services/nurse-on-call`,
  );
  await page.keyboard.press("Escape");
  await focusReaches(field);
});
