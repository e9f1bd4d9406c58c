// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { CONSENT } from "./lib/storage-keys";
import { watchListeners } from "./testing/watch-listeners";

const loaded = () =>
  [...document.querySelectorAll<HTMLScriptElement>("script[src*=googletagmanager]")].map(({ src }) => src);

/** A page that has just loaded its script. */
async function load() {
  vi.resetModules();
  await import("./tag-manager");
}

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  delete window.dataLayer;
  vi.stubGlobal("TAG_MANAGER_ID", "GTM-TEST");
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  // A page of another test file would load it at a click, without an id.
  const stopListening = watchListeners();
  return () => {
    stopListening();
    vi.unstubAllGlobals();
  };
});

it("the tag manager is loaded when the visitor agrees, once", async () => {
  await load();
  document.body.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loaded()).toEqual([]);
  localStorage.setItem(CONSENT, "granted");
  for (let count = 0; count < 2; count += 1) document.body.click();
  await vi.waitFor(() => expect(loaded()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST"]));
  expect(window.dataLayer).toMatchObject([{ event: "gtm.js" }]);
});

it("the tag manager is loaded for a visitor who agreed before", async () => {
  localStorage.setItem(CONSENT, "granted");
  await load();
  expect(loaded()).toHaveLength(1);
});

it.each([
  ["refused", "denied", false],
  ["has a browser that refuses", "granted", true],
])("the tag manager is not loaded for a visitor who %s", async (_, answer, isRefusedByBrowser) => {
  localStorage.setItem(CONSENT, answer);
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator), { globalPrivacyControl: isRefusedByBrowser }),
  );
  await load();
  expect(loaded()).toEqual([]);
});

it("the tag manager is not loaded once an address has contained a search", async () => {
  localStorage.setItem(CONSENT, "granted");
  history.replaceState(null, "", "/blog?q=fever");
  await load();
  // The application handles a click the same way.
  document.body.addEventListener("click", () => history.replaceState(null, "", "/blog"), { once: true });
  for (let count = 0; count < 2; count += 1) {
    document.body.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(location.search).toBe("");
  expect(loaded()).toEqual([]);
});
