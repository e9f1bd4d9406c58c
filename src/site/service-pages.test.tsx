import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/data/errors";
import type { Review } from "@/data/reviews/reviews.queries";
import { reviewRow } from "@/testing/factories";
import { type ServiceVisit, visitService } from "./visit-service";

// A whole page with all its files is loaded for each test.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  window.dataLayer = [];
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

const SLUG = "doctor-on-call";

const visit = (details: Partial<ServiceVisit> = {}) =>
  visitService({ path: `/services/${SLUG}`, reviews: [reviewRow()], ...details });

interface Node {
  "@type": string;
  offers?: { price: number; priceCurrency: string };
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

const structured = (type: string): Node => {
  const nodes = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent) as Node,
  );
  const node = nodes.find((entry) => entry["@type"] === type);
  if (!node) throw new Error(`There is no ${type} on the page.`);
  return node;
};

const has = (title: string) => screen.queryByRole("heading", { name: title }) !== null;

describe("every service page", () => {
  it.each([
    [`/services/${SLUG}`, "Doctor on Call in Dubai, at Your Door", "Doctor on Call"],
    [`/ar/services/${SLUG}`, "طبيب تحت الطلب في دبي، عند بابك", "طبيب تحت الطلب"],
  ])(
    "%s says what it is; page and structured data agree on price and answers",
    async (path, heading, name) => {
      await visit({ path });
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
      expect(screen.getByRole("navigation", { name: /You are here|أنت هنا/ })).toHaveTextContent(name);
      const keywords = document.querySelector('meta[name="keywords"]')?.getAttribute("content") ?? "";
      expect(keywords.split(/, |، /).length).toBeGreaterThanOrEqual(4);
      const { offers } = structured("Service");
      expect(offers?.priceCurrency).toBe("AED");
      const shown = screen.getAllByText(new RegExp(`(^|\\D)${offers?.price}(\\D|$)`));
      expect(shown.length).toBeGreaterThanOrEqual(2);
      const faqs = structured("FAQPage").mainEntity ?? [];
      expect(faqs).toHaveLength(document.querySelectorAll("details").length);
      for (const faq of faqs) {
        const details = screen.getByText(faq.name).closest("details");
        expect(details).toHaveTextContent(faq.acceptedAnswer.text);
      }
    },
  );

  it.each([
    [`/services/${SLUG}`, "Doctor on Call in Dubai, 24/7 | Dar Afiya", "A doctor with her bag"],
    [`/ar/services/${SLUG}`, "طبيب تحت الطلب في دبي 24/7 | دار عافية", "طبيبة تحمل حقيبتها"],
  ])("%s is found and shared under its own headline and picture", async (path, title, picture) => {
    await visit({ path });
    expect(document.title).toBe(title);
    const shared = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content");
    expect(shared("title")).toBe(title);
    expect(shared("image")).toMatch(/\/social\/doctor-at-door\.jpg$/);
    expect(shared("image:alt")).toContain(picture);
  });

  it("opens with price, trust, safety and the two buttons", async () => {
    await visit();
    const hero = screen.getByRole("heading", { level: 1 }).closest("section") ?? document.body;
    for (const words of ["From AED 99", "DHA licensed", "24/7", "Safe at your door"]) {
      expect(within(hero).getByText(words)).toBeVisible();
    }
    const chat = within(hero).getByRole("link", { name: "WhatsApp" });
    expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain("Doctor on Call");
    expect(chat.dataset).toMatchObject({ source: "service_hero", service: SLUG });
    expect(within(hero).getByRole("link", { name: "Call now" }).dataset["source"]).toBe("service_hero");
    expect(screen.getAllByRole("link", { name: "Call now" }).at(-1)?.dataset["source"]).toBe("service_final");
  });

  it("counts a question once, when it is opened first", async () => {
    await visit();
    const question = screen.getByText("What does a visit cost?");
    for (let press = 0; press < 3; press += 1) await userEvent.click(question);
    const opened = () => window.dataLayer?.filter(({ event }) => event === "faq_open");
    await vi.waitFor(() =>
      expect(opened()).toEqual([
        expect.objectContaining({ service: SLUG, question: "What does a visit cost?" }),
      ]),
    );
  });

  it("has the map of Dubai only for who asks for it", async () => {
    await visit();
    expect(document.querySelector("iframe")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show the map here" }));
    expect(screen.getByTitle("Map of Dubai")).toBeInTheDocument();
  });

  it("has a film where the service has one", async () => {
    await visit({ content: { video: { url: "https://vimeo.com/76979871", title: "A visit" } } });
    expect(await screen.findByRole("button", { name: "Play the video: A visit" })).toBeInTheDocument();
  });
});

describe("reviews", () => {
  it("are the service's", async () => {
    await visit({ reviews: [reviewRow({ author: "Mariam K.", rating: 4 })] });
    const section = screen.getByRole("region", { name: "What patients say" });
    expect(within(section).getByText("Mariam K.")).toBeInTheDocument();
    expect(within(section).getByText("4 out of 5 stars")).toBeInTheDocument();
  });

  it("give way to what one can count on when they cannot be read", async () => {
    await visit({ reviews: new AppError("offline", "down", 0) });
    expect(await screen.findByRole("heading", { name: "What you can count on" })).toBeInTheDocument();
    expect(has("What patients say")).toBe(false);
  });

  it("do not take the page with them when they cannot be shown", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await visit({ reviews: [null as unknown as Review] });
    expect(await screen.findByRole("heading", { name: "What you can count on" })).toBeInTheDocument();
    expect(has("Good questions")).toBe(true);
    expect(log).toHaveBeenCalled();
  });
});

it("claims nothing at an address that names no service, and leads onwards", async () => {
  await visit({ path: "/services/brain-surgery" });
  expect(screen.getByRole("link", { name: "See all services" })).toHaveAttribute("href", "/#services");
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});
