import { describe, expect, it } from "vitest";
import { openHydrated, openBrowser, PHONE } from "./support/browser";
import { keepChatsHere } from "./support/contacts";

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
  it("shows the number, and calls and chats with it", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    const call = page.locator('main [data-source="contact_page"][href^="tel:"]');
    await expect.poll(() => call.innerText()).toContain(NUMBER);
    await expect.poll(() => call.getAttribute("href")).toBe("tel:+97140000000");
    const chat = page.locator('main [data-source="contact_page"][href*="wa.me"]');
    await expect.poll(() => chat.innerText()).toContain(NUMBER);
    await expect.poll(() => chat.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/97140000000\?text=/);
  });

  it("lists the six services in their order", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    const links = page.getByRole("region", { name: "كيف نساعدك؟" }).getByRole("list").getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(SERVICES.map((slug) => `/ar/services/${slug}`));
  });

  it("shows eight tiles of Instagram and six of Facebook, each leading there", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
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
  });

  it("offers a callback through a chat that asks for it", async () => {
    const { page, context } = await visit();
    await keepChatsHere(context);
    await openHydrated(page, path);
    const popup = context.waitForEvent("page");
    await page.getByRole("region", { name: "هل تفضّل أن نتصل بك؟" }).getByRole("link").click();
    expect((await popup).url()).toContain("https://wa.me/97140000000?text=");
  });

  it("loads the map of Dubai on request only", async () => {
    const { page, context } = await visit();
    const asked: string[] = [];
    await context.route("https://www.google.com/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>map</title>" });
    });
    await openHydrated(page, path);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await page.getByRole("button", { name: "اعرض الخريطة هنا" }).click();
    await page.locator('iframe[title="خريطة دبي"]').waitFor();
    await expect.poll(() => asked.length).toBe(1);
    const { pathname, searchParams } = new URL(asked[0] ?? "");
    expect([pathname, searchParams.get("q"), searchParams.get("output")]).toEqual([
      "/maps",
      "25.2048,55.2708",
      "embed",
    ]);
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

describe.each([
  ["/privacy", "Effective Jan 01, 2025"],
  ["/ar/terms", "سارية اعتبارًا من 01 يناير 2025"],
])("%s", (path, effective) => {
  it("shows its effective date and a contact address, and its contents list links to its sections", async () => {
    const { page } = await visit();
    await openHydrated(page, path);
    await page.getByText(effective).waitFor();
    expect(await page.locator('main a[href="mailto:care@example.com"]').count()).toBeGreaterThan(0);
    const list = page.getByRole("main").getByRole("navigation").getByRole("link");
    const anchors = await list.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(anchors.length).toBeGreaterThan(8);
    for (const anchor of anchors) expect(await page.locator(`h2${anchor}`).count()).toBe(1);
  });
});
