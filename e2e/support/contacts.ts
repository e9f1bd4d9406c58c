import type { Locator, Page } from "playwright-core";

/** Presses a chat. @returns the address that it requests, which the tests' browser does not find */
export async function openChat(link: Locator): Promise<string> {
  const requested = link
    .page()
    .context()
    .waitForEvent("request", (request) => isChat(request.url()));
  const [chat] = await Promise.all([requested, link.click()]);
  return chat.url();
}

const isChat = (address: string) => address.startsWith("https://wa.me/");

/** The code at the end of a chat's text, from its address. */
export const codeOfChat = (address: string): string | undefined =>
  /\((?:Ref|المرجع) ([^)]+)\)$/.exec(new URL(address).searchParams.get("text") ?? "")?.[1];

/** All entries of the page's data layer with the given name. */
export const dataLayerEntries = (page: Page, event: string): Promise<Record<string, unknown>[]> =>
  page.evaluate((name) => (window.dataLayer ?? []).filter((entry) => entry["event"] === name), event);
