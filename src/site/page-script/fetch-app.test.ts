// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BeforeApp } from "@/lib/prerendered-page";
import { fetchApp } from "./fetch-app";

const FILES = ["/assets/main.js", "/assets/home.js"];
const fetched = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="page-state" content="/assets/state.json">';
  fetched.mockReset().mockImplementation(async () => Response.json({ files: FILES }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageThat = (isHydrating: boolean): BeforeApp => ({
  clicks: [],
  isHydrating,
  hydrate: () => undefined,
  onSign: () => undefined,
});
const addresses = () => fetched.mock.calls.map(([path]) => path);

it("fetchApp loads the page's data and files", async () => {
  fetchApp(pageThat(false));
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/assets/state.json", ...FILES]);
});

it("fetchApp has files prefetched by links where the browser knows them", async () => {
  vi.spyOn(document.createElement("link").relList.constructor.prototype, "supports").mockReturnValue(true);
  fetchApp(pageThat(false));
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/assets/state.json"]);
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][crossorigin=""]');
  expect(Array.from(links, (link) => link.getAttribute("href"))).toEqual(FILES);
});

it("fetchApp prefetches nothing while the application loads", async () => {
  fetchApp(pageThat(true));
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual([]);
});

it("fetchApp loads no files if the application was requested in the meantime", async () => {
  const page = pageThat(false);
  fetchApp(page);
  fetched.mockImplementationOnce(async () => {
    page.isHydrating = true;
    return Response.json({ files: FILES });
  });
  await vi.runAllTimersAsync();
  expect(addresses()).toEqual(["/assets/state.json"]);
});
