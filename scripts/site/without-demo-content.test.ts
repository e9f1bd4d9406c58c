import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Backend, startTemporaryBackend } from "../local/backend";
import { repositoryRoot } from "../local/settings";
import type { PrerenderModule } from "./application";

const API_URL = "http://127.0.0.1:9";
let backend: Backend;
let site: PrerenderModule;

/** A database with only the migrations, like a hosted project without the demo content. Nothing listens on a port. */
beforeAll(async () => {
  const started = await startTemporaryBackend(path.join(repositoryRoot, "supabase"));
  backend = started;
  vi.stubEnv("VITE_SITE_URL", "https://www.example.com");
  vi.stubEnv("VITE_SUPABASE_URL", API_URL);
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", started.keys.publishableKey);
  // Its modules read these values when they are loaded, which another file may have done.
  vi.resetModules();
  site = await import("../../src/build/prerender");
  site.readThrough(askBackend);
});

const askBackend: typeof fetch = (input, init) =>
  backend.api(new Request(input, init), { peerAddress: "127.0.0.1" });

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await backend.stop();
});

const shown = async (address: string) => {
  const { html } = await site.renderPage(address, await site.fetchFacts());
  return html;
};

describe("without the demo content", () => {
  it("the page of IV therapy shows the minutes of six areas", async () => {
    const html = await shown("/services/iv-therapy-at-home");
    const coverage = html.slice(html.indexOf('aria-labelledby="iv-coverage"'));
    const areas = coverage.matchAll(/<li[^>]*><p[^>]*>([^<]+)<\/p><div[^>]*><h3[^>]*>([^<]+)</g);
    expect(Object.fromEntries(Array.from(areas, ([, minutes, area]) => [area, minutes]))).toEqual({
      "Dubai Marina": "20–30 min",
      "Downtown Dubai": "25–35 min",
      "Business Bay": "20–30 min",
      JLT: "25–35 min",
      "Palm Jumeirah": "30–40 min",
      "Dubai Hills": "30–40 min",
    });
  });

  it("the cards of eight places link to every page, and search engines are offered each", async () => {
    const html = await shown("/dubai");
    const linked = new Set(Array.from(html.matchAll(/href="(\/dubai\/[^"]+)"/g), ([, href]) => href));
    const written = await site.prerenderedPaths([]);
    expect(linked).toEqual(new Set(written.filter((address) => /^\/dubai\/./.test(address))));
    expect(linked.size).toBe(54);
    expect(new Set(Array.from(linked, (address) => address?.split("/")[2])).size).toBe(8);
    expect(await site.unlistedPaths()).toEqual([]);

    await backend.sql`
      update public.location_services set requests_en = '', requests_ar = ''
      where location_id = (select id from public.locations where slug = 'deira')
        and service_id = (select id from public.services where slug = 'nurse-on-call')`;
    const path = "/dubai/deira/nurse-on-call";
    expect(await site.unlistedPaths()).toEqual([path, `/ar${path}`]);
  });

  it.each([
    ["/dubai/palm-jumeirah/doctor-on-call", "35-minute response"],
    ["/ar/dubai/deira/nurse-on-call", "زمن الوصول: 35 دقيقة"],
  ])("the page of %s shows its minutes", async (address, minutes) => {
    expect(await shown(address)).toContain(minutes);
  });
});

it("a page does not depend on pages made before it, with other facts or with an error", async () => {
  const facts = await site.fetchFacts();
  const pageOf = async (address: string) => {
    const page = await site.renderPage(address, facts);
    return { ...page, facts: page.facts() };
  };
  const first = await pageOf("/terms");
  const { markedFacts } = await import("@/build/marked-facts");
  expect((await site.renderPage("/terms", markedFacts(facts).facts)).html).not.toBe(first.html);
  await site.renderPage("/dubai/deira/nurse-on-call", facts);
  vi.spyOn(console, "warn").mockReturnValue();
  site.readThrough(() => Promise.reject(new Error("The database is away.")));
  await expect(site.renderPage("/blog", facts)).rejects.toThrow("The database is away.");
  site.readThrough(askBackend);
  expect(await pageOf("/terms")).toEqual(first);
});
