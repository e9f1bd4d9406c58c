import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hydrated, openHydrated, openBrowser, PHONE } from "./support/browser";
import { isValidCode } from "../src/lib/reference";
import { codeOfChat, dataLayerEntries, openChat } from "./support/contacts";
import { openDatabase } from "./support/database";
import { settled } from "./support/settled";

const visit = openBrowser();
const sql = openDatabase();

/** Chats first: two requests at once may arrive in either order. */
const storedClicks = async (visitId: string) => [
  ...(await sql`
    select event_id, event_name, page_url, source, source_index, lang, reference, session_id
    from public.analytics_events where session_id = ${visitId} order by event_name desc, id`),
];

/** The clicks of a visit, once there are as many as expected and no more come. */
async function settledClicks(page: Page, visitId: string, count: number) {
  await expect.poll(async () => (await storedClicks(visitId)).length).toBe(count);
  await settled(page);
  return await storedClicks(visitId);
}

/** The id of the tab's visit, which its clicks contain. */
const visitIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = sessionStorage.getItem("visit");
    if (!id) throw new Error("This tab has no visit.");
    return id;
  });

const button = (page: Page, contact: "whatsapp" | "call", source: string) =>
  page.locator(`[data-source="${source}"][href^="${contact === "call" ? "tel:" : "https://wa.me"}"]`).first();

it("a chat and a call of a visit are counted once each, under the ids in the data layer", async () => {
  const { page } = await visit();
  await openHydrated(page, "/ar/?utm_source=letter&utm_campaign=autumn&gclid=abc#reviews");
  const visitId = await visitIdOf(page);

  const chat = button(page, "whatsapp", "home_hero");
  const pageCode = codeOfChat((await chat.getAttribute("href")) ?? "");
  const chatAddress = await openChat(chat);
  expect(chatAddress).toContain("https://wa.me/97140000000?text=");
  const code = codeOfChat(chatAddress);
  expect(isValidCode(code ?? "")).toBe(true);
  const shownCode = async () => codeOfChat((await chat.getAttribute("href")) ?? "");
  await expect.poll(shownCode, { message: "the page's own again" }).toBe(pageCode);
  await button(page, "call", "home_hero").click();

  const clicks = await settledClicks(page, visitId, 2);
  const [chatEntry] = await dataLayerEntries(page, "whatsapp_click");
  const [callEntry] = await dataLayerEntries(page, "call_click");
  const common = {
    page_url: "/ar/",
    source: "home_hero",
    source_index: null,
    lang: "ar",
    session_id: visitId,
  };
  expect(clicks).toEqual([
    { ...common, event_name: "whatsapp_clicked", event_id: chatEntry?.["event_id"], reference: code },
    {
      ...common,
      event_name: "phone_call_clicked",
      event_id: callEntry?.["event_id"],
      reference: expect.not.stringMatching(code ?? ""),
    },
  ]);
  for (const name of ["whatsapp_click", "call_click"])
    expect(await dataLayerEntries(page, name)).toHaveLength(1);

  const visits = await sql`
      select converted, landing_path, lang, utm_source, utm_medium, utm_campaign
      from public.user_sessions where id = ${visitId}`;
  expect([...visits]).toEqual([
    {
      converted: true,
      landing_path: "/ar/",
      lang: "ar",
      utm_source: "letter",
      utm_medium: null,
      utm_campaign: "autumn",
    },
  ]);
});

it("a contact click without a network is stored once by the next page, and converts the visit of its tab", async () => {
  const { page, context, log } = await visit({ intercepts: true });
  await openHydrated(page, "/");
  const visitId = await visitIdOf(page);
  const visits = () => sql`select landing_path, converted from public.user_sessions where id = ${visitId}`;
  await expect.poll(async () => [...(await visits())]).toEqual([{ landing_path: "/", converted: false }]);
  const pattern = "**/rest/v1/analytics_events";
  await context.route(pattern, (route) => route.abort("internetdisconnected"));
  log.expect(/analytics_events|ERR_INTERNET_DISCONNECTED/);
  await button(page, "call", "home_hero").click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("unsent:")));
  expect(await storedClicks(visitId)).toEqual([]);
  await context.unroute(pattern);
  await page.goto("/about");
  await settledClicks(page, visitId, 1);
  await page.goto("/contact");
  expect(await visitIdOf(page)).toBe(visitId);
  expect(await settledClicks(page, visitId, 1)).toMatchObject([{ event_name: "phone_call_clicked" }]);
  expect([...(await visits())]).toEqual([{ landing_path: "/", converted: true }]);
});

it("a click before hydration is counted once", async () => {
  const { page, context } = await visit({ intercepts: true, viewport: PHONE });
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await context.route("**/assets/{page-script,index}-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  const code = codeOfChat(await openChat(button(page, "whatsapp", "mobile_banner")));
  expect(await page.evaluate(() => window.dataLayer), "no script yet").toBeUndefined();

  go();
  await hydrated(page);
  const [early] = await settledClicks(page, await visitIdOf(page), 1);
  expect(early).toMatchObject({
    event_name: "whatsapp_clicked",
    source: "mobile_banner",
    page_url: "/",
    // The code in the chat, which no script could change.
    reference: code,
  });

  await button(page, "call", "mobile_banner").click();
  const clicks = await settledClicks(page, await visitIdOf(page), 2);
  expect(clicks[1]).toMatchObject({ event_name: "phone_call_clicked", source: "mobile_banner" });
});

it("a chat opens and is counted while the browser's storage is blocked", async () => {
  const { page } = await visit();
  await page.addInitScript(() => {
    for (const area of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await openHydrated(page, "/?gclid=abc");
  await page.getByRole("button", { name: "Yes, that is fine" }).click();
  await page.getByRole("region", { name: "About measuring visits" }).waitFor({ state: "detached" });
  await openChat(button(page, "whatsapp", "home_hero"));
  const eventId = (await dataLayerEntries(page, "whatsapp_click"))[0]?.["event_id"];
  const stored = () => sql<{ id: string; converted: boolean }[]>`
    select s.id, s.converted from public.analytics_events e join public.user_sessions s on s.id = e.session_id
    where e.event_id = ${String(eventId)}`;
  await expect.poll(async () => (await stored()).map(({ converted }) => converted)).toEqual([true]);

  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await page.waitForURL("/ar/?gclid=abc");
});
