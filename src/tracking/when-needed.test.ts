// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { serveApi } from "@/testing/serve-api";
import { watchListeners } from "@/testing/watch-listeners";

let stopListening: () => void;
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  serveApi({ "POST rpc/forget_click_ids": undefined });
  stopListening = watchListeners();
});
afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
  delete document.documentElement.dataset["tags"];
});

/** The calls of the question on a page that is opened at an address. */
async function told(search: string): Promise<boolean[]> {
  history.replaceState(null, "", `/${search}`);
  const asked: boolean[] = [];
  const { followAdClicks } = await import("./when-needed");
  followAdClicks((isDue) => asked.push(isDue));
  return asked;
}

it.each([
  ["?gclid=test-1", true],
  ["?fbclid=test-1&utm_source=facebook", true],
  ["?gclid=", false],
  ["?ttclid=__CLICKID__", false],
])("with %s in the address a question about ads is due: %j", async (search, isDue) => {
  const asked = await told(search);
  await expect.poll(() => asked).toEqual([isDue]);
});

it("nobody is asked without a click on an ad", async () => {
  const asked = await told("?utm_source=google");
  await vi.dynamicImportSettled();
  expect(asked).toEqual([]);
});

it("on a site with a tag manager every visitor without an answer is asked", async () => {
  document.documentElement.dataset["tags"] = "";
  const asked = await told("");
  await expect.poll(() => asked).toEqual([true]);
});

it("visitors who have answered, or whose browser refuses, are not asked", async () => {
  localStorage.setItem("consent", "denied");
  const answered = await told("?gclid=test-1");
  await expect.poll(() => answered).toEqual([false]);

  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  const refused = await told("?gclid=test-1");
  await expect.poll(() => refused).toEqual([false]);
});

it("the question is asked in a browser that blocks storage, too", async () => {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const asked = await told("?gclid=test-1");
  await expect.poll(() => asked).toEqual([true]);
});

it("the question goes with the answer", async () => {
  const asked = await told("?gclid=test-1");
  await expect.poll(() => asked).toEqual([true]);
  (await import("./consent")).decideConsent("granted");
  await expect.poll(() => asked).toEqual([true, false]);
});
