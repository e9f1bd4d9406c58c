import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PREVIEW_READY, previewMessage, type DraftService } from "@/data/public/service-preview";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { renderSiteRoutes } from "@/testing/render-site";
import { serveApi } from "@/testing/serve-api";
import { stubMatchMedia } from "@/testing/stub-match-media";
import { Component, loadPreview } from "./service-preview";

// The test loads a whole page with all its files.
vi.setConfig({ testTimeout: 20_000 });

const TABLES = ["reviews", "blog_posts", "page_schemas", "site_settings", "url_redirects"];
const above = { postMessage: vi.fn<Window["postMessage"]>() };
const stored = { description_en: "Stored", description_ar: "", content_data: {} };
const draft: DraftService = {
  slug: "doctor-on-call",
  name_en: "Doctor on Call",
  name_ar: "طبيب تحت الطلب",
  description_en: "A doctor comes.",
  description_ar: "يأتي طبيب.",
  starting_price: 4321,
  price_unit: "visit",
  arrival_least: 30,
  arrival_most: 60,
  visit_least: null,
  visit_most: null,
  content_data: { badge: { en: "New badge", ar: "شارة" } },
};

beforeEach(() => {
  vi.stubGlobal("parent", above);
  stubMatchMedia(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.inert = false;
  above.postMessage.mockReset();
});

function open(path: string, facts = testFacts()) {
  const { requests } = serveApi({
    ...Object.fromEntries(TABLES.map((table) => [`GET ${table}`, []])),
    "GET services": [stored],
    "POST functions/review-sync": { reviews: [] },
  });
  const client = testQueryClient();
  renderSiteRoutes(
    [
      {
        path: "/admin/preview/:lang/services/:slug",
        Component,
        loader: ({ params }) => loadPreview(client, params),
        HydrateFallback: () => null,
      },
      { path: "*", element: <p>The page for readers</p> },
    ],
    { path, client, facts },
  );
  return requests;
}

const say = (service: DraftService, source: unknown = above) =>
  act(async () => {
    const event = new MessageEvent("message", { data: previewMessage(service), origin: location.origin });
    Object.defineProperty(event, "source", { value: source });
    window.dispatchEvent(event);
    await Promise.resolve();
  });

it("the preview shows the whole page with the draft of its parent window only, in the language of its address, without tracking", async () => {
  const requests = open("/admin/preview/en/services/doctor-on-call");
  await waitFor(() => expect(above.postMessage).toHaveBeenCalledWith(PREVIEW_READY, location.origin));
  await say(draft, {});
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  await say(draft);
  expect(await screen.findAllByText(/AED 4,321/)).not.toEqual([]);
  expect(screen.getAllByText("A doctor comes.")).not.toEqual([]);
  expect(screen.getByText("New badge")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo", { hidden: true })).toBeInTheDocument();
  await say({ ...draft, starting_price: 77 });
  expect(await screen.findAllByText(/AED 77/)).not.toEqual([]);
  const written = requests.filter(({ line }) => !/^GET |review-sync$/.test(line));
  expect(written).toEqual([]);
});

it("nothing in the preview can be clicked", async () => {
  open("/admin/preview/ar/services/doctor-on-call");
  await waitFor(() => expect(above.postMessage).toHaveBeenCalled());
  expect(document.body.inert).toBe(true);
  expect(document.documentElement).toHaveAttribute("lang", "ar");
  expect(document.documentElement).toHaveAttribute("dir", "rtl");
});

it("the preview shows an inactive service too", async () => {
  const facts = testFacts();
  open("/admin/preview/en/services/doctor-on-call", {
    ...facts,
    services: facts.services.filter(({ slug }) => slug !== "doctor-on-call"),
  });
  await waitFor(() => expect(above.postMessage).toHaveBeenCalled());
  await say(draft);
  expect(await screen.findAllByText(/AED 4,321/)).not.toEqual([]);
});

it("the preview's own address leads to the public page", async () => {
  vi.stubGlobal("parent", window);
  open("/admin/preview/en/services/doctor-on-call");
  expect(await screen.findByText("The page for readers")).toBeVisible();
});
