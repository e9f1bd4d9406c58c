import { describe, expect, it } from "vitest";
import { openBrowser, PHONE } from "./support/browser";

const visit = openBrowser();

const SERVICES = [
  "lab-test-at-home",
  "iv-therapy-at-home",
  "doctor-on-call",
  "elderly-care",
  "post-surgery-nursing",
  "maternity-newborn-care",
];
const NUMBER = "+971 4 000 0000";

const path = "/ar/contact";

describe("the contact page", () => {
  it("shows the number, the six services in their order, and tiles that lead to Instagram and Facebook", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    const call = page.locator('main [data-source="contact_page"][href^="tel:"]');
    await expect.poll(() => call.innerText()).toContain(NUMBER);
    await expect.poll(() => call.getAttribute("href")).toBe("tel:+97140000000");
    const chat = page.locator('main [data-source="contact_page"][href*="wa.me"]');
    await expect.poll(() => chat.innerText()).toContain(NUMBER);
    await expect.poll(() => chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/97140000000\?text=/);

    const links = page.getByRole("region", { name: "كيف نساعدك؟" }).getByRole("list").getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(SERVICES.map((slug) => `/ar/services/${slug}`));

    const blocks = page.getByRole("region", { name: "شاهد الفريق في عمله" }).getByRole("link");
    const shown = await blocks.evaluateAll((all) =>
      all.map((link) => [
        new URL((link as HTMLAnchorElement).href).hostname.replace("www.", ""),
        link.getAttribute("target"),
        link.querySelectorAll("img").length,
      ]),
    );
    expect(shown).toEqual([
      ["instagram.com", "_blank", 8],
      ["facebook.com", "_blank", 6],
    ]);

    const callback = page.getByRole("region", { name: "هل تفضّل أن نتصل بك؟" }).getByRole("link");
    expect(await callback.getAttribute("href")).toContain("https://wa.me/97140000000?text=");
  });

  it("does not scroll sideways", async () => {
    const { page } = await visit({ viewport: PHONE });
    for (const address of ["/contact", path]) {
      await page.goto(address);
      for (const width of [320, PHONE.width]) {
        await page.setViewportSize({ width, height: PHONE.height });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
});

it("the terms show their effective date and a contact address, and their contents list links to the sections", async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto("/ar/terms");
  await page.getByText("سارية اعتبارًا من 01 يناير 2025").waitFor();
  expect(await page.locator('main a[href="mailto:care@example.com"]').count()).toBeGreaterThan(0);
  const list = page.getByRole("main").getByRole("navigation").getByRole("link");
  const anchors = await list.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(anchors.length).toBeGreaterThan(8);
  for (const anchor of anchors) expect(await page.locator(`h2${anchor}`).count()).toBe(1);
});
