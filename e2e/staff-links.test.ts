import { buffer } from "node:stream/consumers";
import { randomUUID } from "node:crypto";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, it } from "vitest";
import { newSandbox } from "../supabase/tests/support/new-sandbox";
import { stored } from "../supabase/tests/support/rest";
import { stack } from "../supabase/tests/support/stack";
import { a11yViolations } from "./support/axe";
import { openBrowser } from "./support/browser";
import { signIn } from "./support/sign-in";
import { download } from "./support/downloads";

const sandbox = newSandbox();
// Last, so that its pages are closed before what they show is gone.
const visit = openBrowser();

const NO_FILE = /status of 404/;
/** What another program than the page's reads in a picture. */
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
  await page.getByLabel("Name", { exact: true }).fill("Flyer");
  await page.getByLabel("Source").fill("Flyer ");
  await page.getByLabel("Medium").fill("QR code");
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
