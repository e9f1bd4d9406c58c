import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallLink } from "@/components/patterns/contact-link";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { decideConsent } from "@/tracking/consent";
import { FloatingLayer } from "./floating-layer";
import { serviceTextsQuery } from "./service.queries";

const LABEL = "Ask about this service";

let observed: Element[];
let report: (isIntersecting: boolean) => void;
beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { target: Element | undefined; isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => act(() => callback([{ target: observed[0], isIntersecting }]));
      }
      observe = (element: Element) => void observed.push(element);
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo(0);
});

function scrollTo(position: number) {
  Object.assign(window, { scrollY: position });
  act(() => void dispatchEvent(new Event("scroll")));
}

let client: QueryClient;
beforeEach(async () => {
  client = new QueryClient();
  await client.ensureQueryData(serviceTextsQuery("en"));
});

const page = () => (
  <QueryClientProvider client={client}>
    <MemoryRouter>
      <I18nProvider locale="en" dictionary={en}>
        <CallLink source="service_hero" />
        <FloatingLayer slug="doctor-on-call" title="Doctor on Call" price="From AED 99 per visit" />
      </I18nProvider>
    </MemoryRouter>
  </QueryClientProvider>
);

const layer = () => screen.queryByRole("region", { name: LABEL });

async function show() {
  render(page());
  expect(observed, "nothing is loaded before someone scrolls").toEqual([]);
  scrollTo(1);
  await vi.waitFor(() => expect(observed).toHaveLength(1));
}

it("is no part of the prerendered page", () => {
  expect(renderToString(page())).not.toContain("service_floating");
});

it("waits for the answer about measuring, which is asked in its place", async () => {
  await show();
  report(false);
  expect(layer()).toBeNull();
  act(() => decideConsent("denied"));
  expect(layer()).toBeVisible();
});

it("is there while the page's own buttons are out of sight, with the price and both ways to a person", async () => {
  await show();
  expect(layer(), "before anyone has scrolled").toBeNull();
  report(true);
  expect(layer()).toBeNull();
  report(false);
  expect(layer()).toHaveTextContent("From AED 99 per visit");
  const links = screen.getAllByRole("link").filter(({ dataset }) => dataset["source"] === "service_floating");
  expect(links.map(({ dataset }) => [dataset["contact"], dataset["service"]])).toEqual([
    ["call", "doctor-on-call"],
    ["whatsapp", "doctor-on-call"],
  ]);
  expect(document.documentElement.style.scrollPaddingBottom, "nothing is reached behind it").not.toBe("");
  report(true);
  expect(layer()).toBeNull();
  expect(document.documentElement.style.scrollPaddingBottom).toBe("");
});

it("is logged and left out where it cannot be made", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("IntersectionObserver", undefined);
  render(page());
  scrollTo(1);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(layer()).toBeNull();
  expect(screen.getByRole("link")).toBeVisible();
});
