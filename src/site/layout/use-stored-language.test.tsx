import { act, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeLanguage, useStoredLanguage } from "./use-stored-language";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Layout({ locale }: { locale: "en" | "ar" }) {
  useStoredLanguage(locale);
  return <Outlet />;
}

/** Opens the site at an address. @returns where the visitor is, and a way to go on from there */
function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/ar", element: <Layout locale="ar" />, children: [{ path: "*", element: null }] },
      { path: "/", element: <Layout locale="en" />, children: [{ path: "*", element: null }] },
    ],
    { initialEntries: ["/before", path], initialIndex: 1 },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return {
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    go: (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to))),
    leave: unmount,
  };
}

describe("a stored language", () => {
  it.each([
    ["/", "/ar"],
    ["/about?a=1#b", "/ar/about?a=1#b"],
    ["/arms", "/ar/arms"],
  ])("takes who chose Arabic from %s to %s", (english, arabic) => {
    storeLanguage("ar");
    expect(open(english).address()).toBe(arabic);
  });

  it("takes the English address's place in the history", async () => {
    storeLanguage("ar");
    const { address, go } = open("/about");
    await go(-1);
    expect(address()).toBe("/before");
  });

  it("does so once in a visit, whether by a link or by a new page load", async () => {
    storeLanguage("ar");
    const visit = open("/");
    await visit.go("/about");
    expect(visit.address()).toBe("/about");
    visit.leave();
    expect(open("/contact").address()).toBe("/contact");
  });

  it("counts an Arabic first page as the visit's first", async () => {
    storeLanguage("ar");
    const { address, go } = open("/ar");
    await go("/");
    expect(address()).toBe("/");
  });

  it("leaves the address that asks for English by name", () => {
    storeLanguage("ar");
    expect(open("/en/blog/fever").address()).toBe("/en/blog/fever");
  });

  it.each(["en", "fr", undefined])("leaves who has stored %s alone", (stored) => {
    if (stored) localStorage.setItem("lang", stored);
    expect(open("/").address()).toBe("/");
    sessionStorage.clear();
    expect(open("/ar").address()).toBe("/ar");
  });

  it("leaves everyone alone where the visit cannot be remembered, since nothing would end a loop", () => {
    storeLanguage("ar");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(open("/").address()).toBe("/");
  });
});
