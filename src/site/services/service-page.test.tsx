import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { serviceArticlesQuery } from "@/data/blog-posts/service-articles.queries";
import { AppError } from "@/data/errors";
import type { Review } from "@/data/reviews/reviews.queries";
import { ar } from "@/i18n/dictionaries/ar";
import { en } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import { localeOfPath } from "@/i18n/locales";
import { reviewRow } from "@/testing/factories";
import { Component } from "./service-page";
import { loadService, serviceContentQuery, serviceReviewsQuery } from "./service.queries";

beforeEach(() => {
  window.dataLayer = [];
  document.head.replaceChildren();
});

const SLUG = "doctor-on-call";

interface Visit {
  path?: string;
  reviews?: Review[] | AppError;
}

async function visit({ path = `/services/${SLUG}`, reviews = [] }: Visit = {}) {
  const locale = localeOfPath(path);
  const slug = path.split("/").at(-1) ?? "";
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  await client.ensureQueryData(serviceContentQuery(locale, slug));
  client.setQueryData(serviceArticlesQuery(locale, slug).queryKey, []);
  if (reviews instanceof AppError) {
    vi.stubGlobal("fetch", () => Promise.reject(reviews));
  } else client.setQueryData(serviceReviewsQuery(locale, slug).queryKey, reviews);
  const page = { path: "services/:slug", Component };
  const router = createMemoryRouter(
    [
      { path: "/ar", children: [page] },
      { path: "/", children: [page] },
    ],
    { initialEntries: [path] },
  );
  render(
    <QueryClientProvider client={client}>
      <I18nProvider locale={locale} dictionary={locale === "ar" ? ar : en}>
        <RouterProvider router={router} />
      </I18nProvider>
    </QueryClientProvider>,
  );
}

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

it.each([
  [`/services/${SLUG}`, "Doctor on Call"],
  [`/ar/services/${SLUG}`, "طبيب تحت الطلب"],
])("%s says what it is, and page and structured data agree on price and answers", async (path, title) => {
  await visit({ path });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
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
});

it("opens a chat that names the service", async () => {
  await visit();
  const [chat] = screen.getAllByRole("link", { name: "WhatsApp" });
  expect(decodeURIComponent(chat?.getAttribute("href") ?? "")).toContain("Doctor on Call");
  expect(chat).toHaveAttribute("data-service", SLUG);
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

it("shows the service's reviews", async () => {
  await visit({ reviews: [reviewRow({ author: "Mariam K.", rating: 4 })] });
  const section = screen.getByRole("region", { name: "What patients say" });
  expect(within(section).getByText("Mariam K.")).toBeInTheDocument();
  expect(within(section).getByText("4 out of 5 stars")).toBeInTheDocument();
});

it("does without reviews when there are none or they cannot be read", async () => {
  await visit({ reviews: new AppError("offline", "down", 0) });
  await vi.waitFor(() =>
    expect(screen.queryByRole("heading", { name: "What patients say" })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole("heading", { level: 1 })).toBeInTheDocument();
  vi.unstubAllGlobals();
});

it("claims nothing at an address that names no service, and leads onwards", async () => {
  await visit({ path: "/services/brain-surgery" });
  expect(screen.getByRole("link", { name: "See all services" })).toHaveAttribute("href", "/#services");
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

it.each([
  ["iv-therapy", "/ar/services/iv-therapy-at-home"],
  ["lab-test", "/ar/services/lab-test-at-home"],
])("sends %s to its page", async (slug, target) => {
  const thrown = await loadService(new QueryClient(), "ar", slug).catch((reason: unknown) => reason);
  expect((thrown as Response).headers.get("Location")).toBe(target);
});
