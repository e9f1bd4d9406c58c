// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { trackContactClicks } from "./contact-clicks";

let stop = () => {};
beforeEach(() => {
  stop();
  window.dataLayer = [];
  serveApi({ "POST analytics_events": undefined });
  document.body.innerHTML =
    '<a href="https://wa.me/97140000000" data-source="home_hero"><b>Chat</b></a><a href="/about">About</a><button>Menu</button>';
});

const counted = () =>
  (window.dataLayer ?? []).map(({ event, source }) => `${String(event)} ${String(source)}`);
const press = (selector: string, type: string, init: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

it.each([
  ["a click", "click", {}],
  ["a click with Ctrl", "click", { ctrlKey: true }],
  ["a click with Cmd", "click", { metaKey: true }],
  ["the middle button", "auxclick", { button: 1 }],
])("%s on a contact link is counted once", (_, type, init) => {
  stop = trackContactClicks();
  press("b", type, init);
  expect(counted()).toEqual(["whatsapp_click home_hero"]);
});

it("the menu of the right button, and other links, are no contact", () => {
  stop = trackContactClicks();
  press("b", "auxclick", { button: 2 });
  press("[href='/about']", "auxclick", { button: 1 });
  press("button", "click");
  expect(counted()).toEqual([]);
});

it("what was pressed before is counted", () => {
  const link = document.querySelector("b") as HTMLElement;
  window.beforeApp = { clicks: [link], isHydrating: false, hydrate: () => {} };
  stop = trackContactClicks();
  delete window.beforeApp;
  expect(counted()).toEqual(["whatsapp_click home_hero"]);
});
