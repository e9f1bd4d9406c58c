// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi, afterEach } from "vitest";
import { storedLanguageAddress, storeLanguage, tidyAddress } from "./own-address";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page that a visitor should get for an address. */
const twin = (path: string) => {
  const { pathname, search, hash } = new URL(path, "https://www.example.com");
  return storedLanguageAddress({ pathname, search, hash });
};

describe("a stored language", () => {
  it.each([
    ["/", "/ar/"],
    ["/about?a=1#b", "/ar/about?a=1#b"],
    ["/arms", "/ar/arms"],
  ])("redirects a visitor who chose Arabic from %s to %s", (english, arabic) => {
    storeLanguage("ar");
    expect(twin(english)).toBe(arabic);
  });

  it("counts an Arabic first page as the visit's first", () => {
    storeLanguage("ar");
    expect(twin("/ar/")).toBeUndefined();
    expect(twin("/")).toBeUndefined();
  });

  it("does not redirect an explicitly English address", () => {
    storeLanguage("ar");
    expect(twin("/en/blog/fever")).toBeUndefined();
  });

  it.each(["en", "fr", undefined])("does not redirect with the stored value %s", (stored) => {
    if (stored) localStorage.setItem("lang", stored);
    expect(twin("/")).toBeUndefined();
    sessionStorage.clear();
    expect(twin("/ar/")).toBeUndefined();
  });

  it("does not redirect if the visit cannot be remembered, which could cause a loop", () => {
    storeLanguage("ar");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(twin("/")).toBeUndefined();
  });
});

afterEach(() => history.replaceState(null, "", "/"));

it.each([
  ["/about/", "/about"],
  ["/ar?utm_source=x#team", "/ar/?utm_source=x#team"],
  ["/ar/", "/ar/"],
  ["/", "/"],
  ["/about?next=/", "/about?next=/"],
  // Two slashes at the start of an address mean another site.
  ["//about/", "//about"],
])("the address %s becomes %s", (opened, shown) => {
  history.replaceState({ key: "kept" }, "", location.origin + opened);
  const entries = history.length;
  tidyAddress();
  expect(location.pathname + location.search + location.hash).toBe(shown);
  expect([history.length, history.state]).toEqual([entries, { key: "kept" }]);
});
