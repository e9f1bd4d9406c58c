import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CallLink } from "@/components/patterns/contact-link";
import { renderSite } from "@/testing/render-site";
import { FloatingContact } from "./floating-contact";

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

const service = { slug: "doctor-on-call", title: "Doctor on Call" };
const page = (
  <>
    <CallLink source="service_hero" />
    <FloatingContact service={service} price="From AED 99 per visit" />
  </>
);

const bar = () => screen.queryByRole("region", { name: LABEL });

async function show() {
  renderSite(page);
  expect(observed, "not before someone scrolls").toEqual([]);
  scrollTo(1);
  await vi.waitFor(() => expect(observed).toHaveLength(1));
}

it("the floating contact shows the price, chat and call while the page's own buttons are out of view", async () => {
  await show();
  report(false);
  expect(bar()).toBeVisible();
  report(true);
  expect(bar()).toBeNull();
  report(false);
  expect(bar()).toHaveTextContent("From AED 99 per visit");
  const links = screen
    .getAllByRole<HTMLAnchorElement>("link")
    .filter(({ dataset }) => dataset["source"] === "service_floating");
  expect(links.map(({ protocol, dataset }) => [protocol, dataset["service"]])).toEqual([
    ["tel:", "doctor-on-call"],
    ["https:", "doctor-on-call"],
  ]);
  expect(document.documentElement.style.scrollPaddingBottom, "nothing is reached behind it").not.toBe("");
  report(true);
  expect(bar()).toBeNull();
  expect(document.documentElement.style.scrollPaddingBottom).toBe("");
});

it("a failure of the floating contact is logged, and it is left out", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("IntersectionObserver", undefined);
  renderSite(page);
  scrollTo(1);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(bar()).toBeNull();
  expect(screen.getByRole("link")).toBeVisible();
});
