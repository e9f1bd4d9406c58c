import type { Page } from "playwright-core";
import { expect } from "vitest";
import { toastSays } from "./screen";
import { download } from "./downloads";

const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

export async function changePrice(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Nurse on Call" }).click();
  const uses = page.getByRole("region", { name: "Where its price is used" });
  await uses.getByText(/^On \d+ pages, in both languages\./).waitFor();
  await uses.getByText("Show each place").click();
  await uses.getByRole("link", { name: "/services/nurse-on-call", exact: true }).waitFor();
  const price = page.getByLabel("Starting Price (AED)");
  await price.fill("9900");
  await save(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await price.fill("217");
  await save(page);
  await toastSays(page, "Service updated successfully");
}

export async function changePhone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Phone" }).click();
  await page.getByText(/^On every page\./).waitFor();
  await page.getByLabel("Value").fill("04 123");
  await save(page);
  await page.getByText(/a number that can be called/).waitFor();
  await page.getByLabel("Value").fill("+971 4 765 4321");
  await save(page);
  await toastSays(page, "Fact saved; pages follow once the site has been built");
}

export async function enterLicence(page: Page): Promise<void> {
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
  await toastSays(page, "Permit added; pages follow once the site has been built");
  const paper = await download(page.getByRole("button", { name: "Download the paper" }));
  expect(paper.suggestedFilename()).toBe("facility_licence-TEST-42.pdf");
}

/** Gives the licence of {@link enterLicence} a last day that has passed. */
export async function expireLicence(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Facility licence TEST-42" }).click();
  await page.getByText(/^On every page\./).waitFor();
  await page.getByLabel("Expires on").fill("2020-12-31");
  await save(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Save" }).click();
  await toastSays(page, "Permit saved; pages follow once the site has been built");
}
