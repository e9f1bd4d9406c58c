import type { BrowserContext, Locator, Page } from "playwright-core";

/** Chats open in the test's own empty page instead of leaving for WhatsApp; a call has nobody to dial anyway. */
export async function keepChatsHere(context: BrowserContext): Promise<void> {
  const chat = { contentType: "text/html", body: "<title>chat</title>" };
  await context.route("https://wa.me/**", (route) => route.fulfill(chat));
}

/** Presses a chat. @returns the address that it opens */
export async function openChat(link: Locator): Promise<string> {
  const [chat] = await Promise.all([link.page().context().waitForEvent("page"), link.click()]);
  return chat.url();
}

/** The code at the end of a chat's text, from its address. */
export const codeOfChat = (address: string): string | undefined =>
  /\((?:Ref|المرجع) ([^)]+)\)$/.exec(new URL(address).searchParams.get("text") ?? "")?.[1];

/** All entries of the page's data layer with the given name. */
export const dataLayerEntries = (page: Page, event: string): Promise<Record<string, unknown>[]> =>
  page.evaluate((name) => (window.dataLayer ?? []).filter((entry) => entry["event"] === name), event);
