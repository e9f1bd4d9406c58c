// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { isValidCode } from "@/lib/reference";
import { serveApi } from "@/testing/serve-api";
import { watchListeners } from "@/testing/watch-listeners";
import { trackContactClicks } from "./contact-clicks";

const PAGE_CODE = "AAAAA";
const ADDRESS = `https://wa.me/97140000000?text=مرحبًا%20(المرجع%20${PAGE_CODE})`;

let api: ReturnType<typeof serveApi>;
beforeEach(() => {
  window.dataLayer = [];
  api = serveApi({ "POST analytics_events": undefined });
  document.body.innerHTML = `<a href="${ADDRESS}" data-source="home_hero"><b>Chat</b></a><a href="/about">About</a><button>Menu</button>`;
  return watchListeners();
});

const counted = () =>
  (window.dataLayer ?? []).map(({ event, source }) => `${String(event)} ${String(source)}`);
const element = (selector: string) => {
  const found = document.querySelector<HTMLAnchorElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const press = (selector: string, type: string, init: MouseEventInit = {}) =>
  element(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));
const address = () => element("[data-source]").getAttribute("href") ?? "";
const codeIn = (text: string) => /(\w{5})\)$/.exec(text)?.[1];
const stored = async (count: number) => {
  await expect.poll(() => api.requests.length).toBe(count);
  return api.requests.map(({ body }) => (body as { reference: string | null }).reference);
};

const PRESSES: [string, string, MouseEventInit][] = [
  ["a click", "click", {}],
  ["a click with Ctrl", "click", { ctrlKey: true }],
  ["a click with Cmd", "click", { metaKey: true }],
  ["the middle button", "auxclick", { button: 1 }],
];

it("a right click, and other links, are no contact", () => {
  trackContactClicks();
  press("b", "auxclick", { button: 2 });
  press("[href='/about']", "auxclick", { button: 1 });
  press("button", "click");
  expect(counted()).toEqual([]);
  expect(address()).toBe(ADDRESS);
});

describe("the code of a chat", () => {
  it.each(PRESSES)(
    "is the click's own after %s, which is counted once, and the page's again afterwards",
    async (_, type, init) => {
      trackContactClicks();
      const followed: string[] = [];
      // The address that the browser follows after all handlers.
      element("b").addEventListener(type, () => followed.push(address()));
      for (let times = 0; times < 2; times++) {
        press("b", type, init);
        await new Promise((resolve) => setTimeout(resolve));
        expect(address()).toBe(ADDRESS);
      }
      expect(counted()).toEqual(["whatsapp_click home_hero", "whatsapp_click home_hero"]);
      const codes = followed.map(codeIn);
      expect(codes.every((code) => code && isValidCode(code))).toBe(true);
      expect(new Set([...codes, PAGE_CODE]).size).toBe(3);
      expect(followed.map((text) => text.replace(codeIn(text) ?? "", PAGE_CODE))).toEqual([ADDRESS, ADDRESS]);
      expect(await stored(2)).toEqual(codes);
    },
  );

  it("is the page's for a click before hydration, and the event has the same", async () => {
    window.beforeApp = { clicks: [element("b")], isHydrating: false, hydrate: () => {}, onSign: () => {} };
    trackContactClicks();
    delete window.beforeApp;
    expect(counted()).toEqual(["whatsapp_click home_hero"]);
    expect(address()).toBe(ADDRESS);
    expect(await stored(1)).toEqual([PAGE_CODE]);
  });

  it("does not exist if the chat's text has none", async () => {
    element("a").href = "https://wa.me/97140000000?text=";
    trackContactClicks();
    press("b", "click");
    expect(await stored(1)).toEqual([null]);
  });
});

it("a call has a code, and its address stays as it is", async () => {
  element("a").href = "tel:+97140000000";
  trackContactClicks();
  press("b", "click", { cancelable: true });
  expect(counted()).toEqual(["call_click home_hero"]);
  expect(address()).toBe("tel:+97140000000");
  const [code] = await stored(1);
  expect(isValidCode(code ?? "")).toBe(true);
});
