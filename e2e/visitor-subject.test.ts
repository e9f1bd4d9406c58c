import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { ARTICLE } from "./support/article";
import { openBrowser, openHydrated, PHONE } from "./support/browser";
import { codeOfChat, openChat } from "./support/contacts";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";

const visit = openBrowser();
const sql = openDatabase();
const DESKTOP = { width: 1280, height: 900 };

/** The first words of a chat, from its address. */
const wordsOf = (address: string) =>
  (new URL(address).searchParams.get("text") ?? "").replace(/ \([^()]*\)$/, "");

const GENERAL = "Hello Dar Afiya, I would like to ask about a home visit.";

/** The services of the chats and calls around the page, and the texts of the chats. */
const around = (page: Page) =>
  page
    .locator('header [data-source], [data-source="mobile_banner"]')
    .evaluateAll((links: HTMLAnchorElement[]) => {
      const chats = links.flatMap((link) => new URL(link.href).searchParams.get("text") ?? []);
      return {
        services: [...new Set(links.map((link) => link.dataset["service"] ?? ""))],
        texts: [...new Set(chats.map((text) => text.replace(/ \([^()]*\)$/, "")))],
      };
    });

/** The service of a lead that reception makes from a click's code. The lead is removed again. */
async function leadOf(code = ""): Promise<string | undefined> {
  const clicks = () => sql`select 1 from public.analytics_events where reference = ${code}`;
  await expect.poll(async () => (await clicks()).length).toBe(1);
  const [lead] = await sql<{ service: string }[]>`
    insert into public.leads (code) values (${code}) returning service_slug as service`;
  await sql`delete from public.leads where code = ${code}`;
  return lead?.service;
}

const NURSE = {
  "/": "Hello Dar Afiya, I would like to ask about: Nurse on Call.",
  "/ar/": "مرحبًا دار عافية، أودّ الاستفسار عن خدمة: ممرّض تحت الطلب.",
} as const;

it.each([
  ["/ar/", PHONE],
  ["/", DESKTOP],
] as const)(
  "%s leads to a nurse for tonight in at most four presses (%j), and chat and lead name the nurse",
  async (home, viewport) => {
    const { page } = await visit({ viewport });
    await openHydrated(page, home);
    const service = home === "/" ? "/services/nurse-on-call" : "/ar/services/nurse-on-call";
    if (viewport === PHONE) {
      await page.getByRole("button", { name: home === "/" ? "Open the menu" : "افتح القائمة" }).click();
      const drawer = page.locator("#menu");
      await drawer.getByText(home === "/" ? "Services" : "الخدمات", { exact: true }).click();
      await drawer.locator(`a[href="${service}"]`).click();
    } else {
      await page
        .getByRole("banner")
        .getByRole("button", { name: home === "/" ? "Services" : "الخدمات" })
        .click();
      await page.locator("#menu").locator(`a[href="${service}"]`).click();
    }
    await page.waitForURL(service);
    const chat = page.locator(
      `[data-source="${viewport === PHONE ? "service_hero" : "header"}"][href*="wa.me"]`,
    );
    await expect.poll(async () => wordsOf((await chat.first().getAttribute("href")) ?? "")).toBe(NURSE[home]);
    const address = await openChat(chat.first());
    expect(wordsOf(address)).toBe(NURSE[home]);
    expect(await leadOf(codeOfChat(address))).toBe("nurse-on-call");
  },
);

it.each([
  [PHONE, "mobile_banner"],
  [DESKTOP, "header"],
])(
  "a click on a contact button around an article (%j) becomes a lead for the article's service",
  async (viewport, source) => {
    const { page } = await visit({ viewport });
    await openHydrated(page, `/ar/blog/${ARTICLE}`);
    const chat = await openChat(page.locator(`[data-source="${source}"][href*="wa.me"]`));
    expect(await leadOf(codeOfChat(chat))).toBe("doctor-on-call");
  },
);

it.each([
  [
    "/services/doctor-on-call",
    "doctor-on-call",
    "Hello Dar Afiya, I would like to ask about: Doctor on Call.",
  ],
  ["/ar/services/nurse-on-call", "nurse-on-call", NURSE["/ar/"]],
  [
    "/dubai/dubai-marina/nurse-on-call",
    "nurse-on-call",
    "Hello Dar Afiya, I would like to book: Nurse on Call in Dubai Marina.",
  ],
  [`/blog/${ARTICLE}`, "doctor-on-call", "Hello Dar Afiya, I would like to ask about: Doctor on Call."],
  [`/ar/blog/${ARTICLE}`, "doctor-on-call", "مرحبًا دار عافية، أودّ الاستفسار عن خدمة: طبيب تحت الطلب."],
  ["/about", "", GENERAL],
])("without script, every contact button around %s names %j", async (path, service, said) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(path);
  expect(await around(page)).toEqual({ services: [service], texts: [said] });
});

it("after hydration the contact buttons name the service of each page", async () => {
  const { page } = await visit();
  await openHydrated(page, `/blog/${ARTICLE}`);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await page.waitForURL("/blog");
  await expect.poll(() => around(page)).toEqual({ services: [""], texts: [GENERAL] });
  await page.goBack();
  await expect.poll(() => around(page)).toMatchObject({ services: ["doctor-on-call"] });
});

it.each([
  [`/blog/${ARTICLE}`, "Call 998", "If this is happening now, do not wait for a visit."],
  [`/ar/blog/${ARTICLE}`, "اتصل بالرقم 998", "إن كان هذا يحدث الآن فلا تنتظر زيارة منزلية."],
])(
  "on %s an ambulance is called from the text and from a button before the danger signs",
  async (path, name, text) => {
    const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto(path);
    const button = page.locator("article").getByRole("link", { name, exact: true });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      expect(await button.count()).toBe(1);
    }
    expect(await page.locator("article aside").filter({ hasText: text }).count()).toBe(1);
    const numbers = page.locator('.article-body a[href="tel:998"]');
    expect(await numbers.count()).toBeGreaterThan(4);
    const order = await page.locator(".article-body").evaluate((body) => {
      const aside = [...body.children].findIndex((block) =>
        block.querySelector(":scope > div > a[href='tel:998']"),
      );
      const list = [...body.children].findIndex((block) => block.matches("ul"));
      return aside >= 0 && aside < list;
    });
    expect(order, "before the first list of signs").toBe(true);
  },
);

it.each(["/services/nurse-on-call", "/ar/services/nurse-on-call"])(
  "on a phone %s never has more than one bar of contact buttons, and scrolled past its own it has the lower one",
  async (path) => {
    const { page } = await visit({ viewport: PHONE });
    await openHydrated(page, path);
    const buttons = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("[data-source]")]
          .filter((link) => link.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
          .filter((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          })
          .map((link) => (link as HTMLElement).dataset["source"]),
      );
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < end; y += 400) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await settled(page);
      await expect.poll(async () => (await buttons()).length).toBeLessThanOrEqual(2);
    }
    await page.locator("#faq").evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await expect.poll(buttons).toEqual(["service_floating", "service_floating"]);
  },
);
