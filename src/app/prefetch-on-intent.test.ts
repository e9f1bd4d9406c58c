// @vitest-environment jsdom
import type { Params, RouteObject } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchListeners } from "@/testing/watch-listeners";
import { prefetchOnIntent } from "./prefetch-on-intent";

const Component = () => null;
const read = vi.fn<(slug?: string) => Promise<null>>(async () => null);
const loadLayout = vi.fn<() => Promise<object>>(async () => ({ Component }));
const loadService = vi.fn<() => Promise<object>>(async () => ({
  Component,
  loader: ({ params }: { params: Params }) => read(params["slug"]),
}));
const loadLost = vi.fn<() => Promise<object>>(async () => ({ Component }));

const routes = (): RouteObject[] => [
  {
    path: "/",
    lazy: loadLayout,
    children: [
      { path: "services/:slug", lazy: loadService },
      { path: "*", lazy: loadLost },
    ],
  },
];

beforeEach(() => {
  const stopListening = watchListeners();
  prefetchOnIntent(routes());
  return stopListening;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** Puts a link on the page, and dispatches the event on the words inside the link. */
async function sign(type: "pointerover" | "focusin", attributes: Record<string, string>) {
  const link = Object.assign(document.createElement("a"), { innerHTML: "<b>words</b>" });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  link.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
  await new Promise((settled) => setTimeout(settled, 0));
}

describe("a link that someone is about to follow", () => {
  it.each(["pointerover", "focusin"] as const)("has its page and data prefetched on %s", async (type) => {
    await sign(type, { href: "/services/doctor-on-call?utm_source=x#faq" });
    expect(loadLayout).toHaveBeenCalledOnce();
    expect(loadService).toHaveBeenCalledOnce();
    expect(read.mock.calls).toEqual([["doctor-on-call"]]);
  });

  it("is prefetched once per address", async () => {
    await sign("pointerover", { href: "/services/a" });
    await sign("focusin", { href: "/services/a" });
    await sign("pointerover", { href: "/services/b" });
    expect(loadService).toHaveBeenCalledOnce();
    expect(read.mock.calls).toEqual([["a"], ["b"]]);
  });

  it("is retried after a failure, silently", async () => {
    read.mockRejectedValueOnce(new Response(null, { status: 302 }));
    await sign("pointerover", { href: "/services/a" });
    await sign("pointerover", { href: "/services/a" });
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe("nothing is prefetched", () => {
  it.each<[string, Record<string, string>]>([
    ["for the page one is on", { href: "/?menu#services" }],
    ["for other sites", { href: "https://www.example.com/services/a" }],
    ["for a telephone number", { href: "tel:+97140000000" }],
    ["for a new window", { href: "/services/a", target: "_blank" }],
    ["for a file", { href: "/sitemap.xml" }],
    ["without an address", { name: "/services/a" }],
  ])("%s", async (_name, attributes) => {
    await sign("pointerover", attributes);
    expect([loadService, loadLost, read].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it("for a browser that saves data", async () => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await sign("pointerover", { href: "/services/a" });
    expect(read).not.toHaveBeenCalled();
  });
});
