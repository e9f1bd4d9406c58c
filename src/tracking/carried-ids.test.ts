// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchListeners } from "@/testing/watch-listeners";
import { carryIds, clickIdsOf } from "./carried-ids";
import { decideConsent } from "./consent";

it.each<[string, [string, string][]]>([
  ["?gclid=EAIaIQob-ChMI_x.1", [["gclid", "EAIaIQob-ChMI_x.1"]]],
  [
    "?ttclid=t&fbclid=f&wbraid=w&gbraid=b&gclid=g",
    [
      ["gclid", "g"],
      ["gbraid", "b"],
      ["wbraid", "w"],
      ["fbclid", "f"],
      ["ttclid", "t"],
    ],
  ],
  ["?gclid=<script>&gbraid=ok", [["gbraid", "ok"]]],
  ["?gclid=ok<script>", []],
  ["?gclid=a&gclid=b", [["gclid", "a"]]],
  [`?gclid=${"a".repeat(500)}`, [["gclid", "a".repeat(500)]]],
  [`?gclid=${"a".repeat(501)}`, []],
  ["?msclkid=x&utm_source=y", []],
  ["", []],
  // Broken by messengers, mail programs and the forms of advertisements.
  ["?utm_source=google&amp;gclid=X_1-", [["gclid", "X_1-"]]],
  [
    "?GCLID=X&FbClId=Y",
    [
      ["gclid", "X"],
      ["fbclid", "Y"],
    ],
  ],
  ["?utm_campaign=winter?gclid=X", [["gclid", "X"]]],
  [
    "?gclid%3DX%26fbclid%3DY",
    [
      ["gclid", "X"],
      ["fbclid", "Y"],
    ],
  ],
  ["?gclid=X).", [["gclid", "X"]]],
  ["?gclid=X...", [["gclid", "X"]]],
  ["?gclid=X،", [["gclid", "X"]]],
  ["?gclid=%E2%80%8FX%E2%80%8E", [["gclid", "X"]]],
  ["?gclid={gclid}&ttclid=__CLICKID__&fbclid={{fbclid}}", []],
])("the click ids of %s", (search, ids) => {
  expect(clickIdsOf(search)).toEqual(ids);
});

describe("until the visitor has answered", () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState({ key: "of the router" }, "", "/about");
    document.body.innerHTML = `
      <a href="/services/x?tab=1#prices">page</a><a href="/ar/about"><b>Arabic</b></a><a href="#content">skip</a>
      <a href="/about#team">here</a><a href="/admin">staff</a><a href="/sitemap.xml">file</a><a href="/a" download>download</a>
      <a href="https://other.example/">other</a><a href="tel:998">call</a><a>none</a>`;
    const stop = watchListeners();
    return () => {
      stop();
      vi.unstubAllGlobals();
    };
  });

  /** The address of each link at the moment of a press. */
  const followed = (press: "click" | "auxclick" = "click") => {
    const addresses: (string | null)[] = [];
    const note = (event: Event) => {
      event.preventDefault();
      addresses.push((event.target as Element).closest("a")?.getAttribute("href") ?? null);
    };
    addEventListener(press, note);
    for (const link of document.querySelectorAll("a"))
      (link.firstElementChild ?? link).dispatchEvent(
        new MouseEvent(press, { bubbles: true, cancelable: true }),
      );
    removeEventListener(press, note);
    return addresses;
  };
  const links = () => Array.from(document.querySelectorAll("a"), (link) => link.getAttribute("href"));
  const IDS = [
    ["gclid", "X"],
    ["fbclid", "Y"],
  ] as const;

  it.each(["click", "auxclick"] as const)(
    "the ids are in the address and in pressed links of our pages: %s",
    async (press) => {
      const before = links();
      carryIds(IDS);
      expect(location.search).toBe("?gclid=X&fbclid=Y");
      expect(history.state).toEqual({ key: "of the router" });
      expect(links()).toEqual(before);
      expect(followed(press)).toEqual([
        "/services/x?tab=1&gclid=X&fbclid=Y#prices",
        "/ar/about?gclid=X&fbclid=Y",
        ...before.slice(2),
      ]);
      await expect.poll(links).toEqual(before);
      expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ""]);
    },
  );

  it("an address with ids stays the same apart from them", () => {
    history.replaceState(null, "", "/?utm_campaign=a%20b&amp;gclid=X?fbclid=Y#top");
    carryIds(IDS);
    expect(location.href).toMatch(/\/\?utm_campaign=a%20b&gclid=X&fbclid=Y#top$/);
  });

  it("a link that the application has changed since keeps its new address", async () => {
    carryIds(IDS);
    const [, arabic] = document.querySelectorAll("a");
    followed();
    arabic?.setAttribute("href", "/about");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(arabic?.getAttribute("href")).toBe("/about");
  });

  it.each<[string, string, string]>([
    ["refused", "/about?utm_source=google&amp;gclid=X", "?utm_source=google"],
    ["refused", "/about?GCLID=X&utm_source=google", "?utm_source=google"],
    ["refused", "/about?gclid%3DX%26fbclid%3DY", ""],
    ["Global Privacy Control", "/about?gclid=X", ""],
  ])("%s: they are taken out of the address and the links at once: %s", (how, address, search) => {
    history.replaceState(null, "", address);
    carryIds(IDS);
    const before = links();
    let told = 0;
    addEventListener("popstate", () => (told += 1), { once: true });
    if (how === "refused") decideConsent("denied");
    else vi.stubGlobal("navigator", { globalPrivacyControl: true });
    // Also before other scripts run.
    expect(followed()).toEqual(before);
    carryIds(IDS);
    expect([location.search, told]).toEqual([search, 1]);
    expect(followed()).toEqual(before);
  });

  it("refused on another page: also from a page that the browser kept", () => {
    carryIds(IDS);
    localStorage.setItem("consent", "denied");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(location.search).not.toBe("");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(location.search).toBe("");
  });

  it("agreed: they are stored elsewhere, and links are as they were", () => {
    carryIds(IDS);
    decideConsent("granted");
    carryIds(IDS);
    expect(followed()).toEqual(links());
  });
});

describe("the ids with which a visitor came", () => {
  const cameBy = async (address: string, referrer = "") => {
    vi.resetModules();
    localStorage.clear();
    history.replaceState(null, "", address);
    vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
    const [{ arrivedIds }, consents] = [await import("./carried-ids"), await import("./consent")];
    return { arrivedIds, ...consents };
  };

  it.each([
    ["/?gclid=X", "", [["gclid", "X"]]],
    // A link that was pressed before the page's script ran, or opened from the browser's menu.
    ["/about", `${location.origin}/?gclid=X`, [["gclid", "X"]]],
    ["/about?gclid=Y", `${location.origin}/?gclid=X`, [["gclid", "Y"]]],
    ["/about", "https://other.example/?gclid=X", []],
    ["/about", `${location.origin}.example/?gclid=X`, []],
    ["/about", "", []],
  ])("to %s from %j", async (address, referrer, ids) => {
    const { arrivedIds } = await cameBy(address, referrer);
    expect(arrivedIds()).toEqual(ids);
  });

  it("are there on later pages of the application, and gone for good after a refusal", async () => {
    const { arrivedIds, decideConsent: decide } = await cameBy("/?gclid=X");
    arrivedIds();
    history.replaceState(null, "", "/about");
    expect(arrivedIds()).toEqual([["gclid", "X"]]);
    decide("denied");
    expect(arrivedIds()).toEqual([]);
    decide("granted");
    expect(arrivedIds()).toEqual([]);
  });
});
