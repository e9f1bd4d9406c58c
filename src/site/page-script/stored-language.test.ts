import { beforeEach, describe, expect, it, vi } from "vitest";
import { storedLanguageTwin, storeLanguage } from "./stored-language";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Where who opens an address belongs. */
const twin = (path: string) => {
  const { pathname, search, hash } = new URL(path, "https://www.example.com");
  return storedLanguageTwin({ pathname, search, hash });
};

describe("a stored language", () => {
  it.each([
    ["/", "/ar"],
    ["/about?a=1#b", "/ar/about?a=1#b"],
    ["/arms", "/ar/arms"],
  ])("takes who chose Arabic from %s to %s", (english, arabic) => {
    storeLanguage("ar");
    expect(twin(english)).toBe(arabic);
  });

  it("does so once in a visit", () => {
    storeLanguage("ar");
    twin("/");
    expect(twin("/contact")).toBeUndefined();
  });

  it("counts an Arabic first page as the visit's first", () => {
    storeLanguage("ar");
    expect(twin("/ar")).toBeUndefined();
    expect(twin("/")).toBeUndefined();
  });

  it("leaves the address that asks for English by name", () => {
    storeLanguage("ar");
    expect(twin("/en/blog/fever")).toBeUndefined();
  });

  it.each(["en", "fr", undefined])("leaves who has stored %s alone", (stored) => {
    if (stored) localStorage.setItem("lang", stored);
    expect(twin("/")).toBeUndefined();
    sessionStorage.clear();
    expect(twin("/ar")).toBeUndefined();
  });

  it("leaves everyone alone where the visit cannot be remembered, since nothing would end a loop", () => {
    storeLanguage("ar");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(twin("/")).toBeUndefined();
  });
});
