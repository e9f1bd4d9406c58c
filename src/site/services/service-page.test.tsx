import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Facts } from "@domain/facts";
import { paths } from "@/config/paths";
import { doctorServices } from "@/content/article-sets";
import { serviceDetails } from "@/content/service-details";
import type { ArticleCard } from "@/data/public/find-articles";
import { type OwnersTexts, serviceContentQuery } from "@/data/public/service-content.queries";
import type { Review } from "@/data/public/reviews.queries";
import { articleCard, reviewRow } from "@/testing/factories";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { renderSite } from "@/testing/render-site";
import { connectionLost, serveApi } from "@/testing/serve-api";
import { structured } from "@/testing/structured-data";
import { ServicePage } from "./service-page";
import { ownArticlesQuery, serviceReviewsQuery, setArticlesQuery } from "./service-content";
import type { Locale } from "@/config/locales";

beforeEach(() => {
  window.dataLayer = [];
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

const SLUG = "doctor-on-call";
const DOCTORS = "Which doctor's visit suits you?";

interface Visit {
  locale?: Locale;
  /** The content of the database; without reviews it cannot be reached. */
  reviews?: Review[];
  own?: ArticleCard[];
  ofSet?: ArticleCard[];
  owners?: Partial<OwnersTexts>;
  facts?: Facts;
  /** The owner's texts are still loading. */
  isAwaited?: boolean;
}

async function visit(
  slug = SLUG,
  { locale = "en", own = [], ofSet = [], owners = {}, facts, isAwaited, ...visited }: Visit = {},
) {
  const details = await serviceDetails[slug]?.();
  if (!details) throw new Error(`There is no service ${slug}.`);
  serveApi({
    "GET page_schemas": [],
    "GET site_settings": [],
    "GET reviews": connectionLost,
    "GET services": () => new Promise(() => undefined),
  });
  const client = testQueryClient();
  const reviews = "reviews" in visited ? visited.reviews : [reviewRow()];
  if (reviews) client.setQueryData(serviceReviewsQuery(locale, slug).queryKey, reviews);
  client.setQueryData(ownArticlesQuery(locale, slug).queryKey, own);
  if (!isAwaited)
    client.setQueryData(serviceContentQuery(slug).queryKey, {
      description: { en: "A doctor comes to you.", ar: "طبيب يأتي إليك." },
      ...owners,
    });
  const setQuery = setArticlesQuery(locale, slug);
  if (setQuery) client.setQueryData(setQuery.queryKey, ofSet);
  const path = locale === "ar" ? `/ar${paths.service(slug)}` : paths.service(slug);
  renderSite(<ServicePage slug={slug} details={details} />, { path, client, facts });
}

/** The questions in the structured data. */
const questions = () =>
  structured("FAQPage")["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];

const articles = (...slugs: string[]) => slugs.map((slug) => articleCard(slug));

const region = (name: string) => screen.getByRole("region", { name });
const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => String(link.getAttribute("href")));

describe("every service page", () => {
  it.each([
    {
      locale: "en",
      heading: "Doctor on Call in Dubai, at Your Door",
      name: "Doctor on Call",
      title: "Doctor on Call in Dubai, 24/7 | Dar Afiya",
      picture: "A doctor with her bag",
      description: "From AED 99 per visit, 24/7.",
    },
    {
      locale: "ar",
      heading: "طبيب تحت الطلب في دبي، عند بابك",
      name: "طبيب تحت الطلب",
      title: "طبيب تحت الطلب في دبي 24/7 | دار عافية",
      picture: "طبيبة تحمل حقيبتها",
      description: "ابتداءً من 99 درهمًا للزيارة،",
    },
  ] as const)(
    "is described in $locale; page, link preview and structured data agree on price and answers",
    async ({ locale, heading, name, title, picture, description }) => {
      await visit(SLUG, { locale });
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(heading);
      expect(screen.getByRole("navigation", { name: /You are here|أنت هنا/ })).toHaveTextContent(name);
      const keywords = document.querySelector('meta[name="keywords"]')?.getAttribute("content") ?? "";
      expect(keywords.split(/, |، /).length).toBeGreaterThanOrEqual(4);
      const { offers } = structured("Service");
      expect(offers).toMatchObject({ price: 99, priceCurrency: "AED" });
      const shown = screen.getAllByText(/(^|\D)99(\D|$)/);
      expect(shown.length).toBeGreaterThanOrEqual(2);
      const faqs = questions();
      expect(faqs).toHaveLength(document.querySelectorAll("details").length);
      for (const faq of faqs) {
        const details = screen.getByText(faq.name).closest("details");
        expect(details).toHaveTextContent(faq.acceptedAnswer.text);
      }
      expect(document.title).toBe(title);
      const shared = (property: string) =>
        document.querySelector(`meta[property="og:${property}"]`)?.getAttribute("content");
      expect(shared("title")).toBe(title);
      expect(shared("image")).toMatch(/\/social\/doctor-at-door\.jpg$/);
      expect(shared("image:alt")).toContain(picture);
      expect(shared("description")).toContain(description);
    },
  );

  it("opens with price, trust, safety and the two buttons, and has its own questions and reviews", async () => {
    await visit(SLUG, { reviews: [reviewRow({ author: "Mariam K.", rating: 4 })] });
    const hero = screen.getByRole("heading", { level: 1 }).closest("section") ?? document.body;
    for (const words of ["From AED 99", "DHA licensed", "24/7", "Safe at your door"]) {
      expect(within(hero).getByText(words)).toBeVisible();
    }
    const chat = within(hero).getByRole("link", { name: "WhatsApp" });
    expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toContain("Doctor on Call");
    expect(chat.dataset).toMatchObject({ source: "service_hero", service: SLUG });
    expect(within(hero).getByRole("link", { name: "Call now" }).dataset["source"]).toBe("service_hero");
    expect(document.querySelector('[data-source="service_final"][href^="tel:"]')).toHaveTextContent(
      "Call now",
    );
    expect(screen.getByText("What does a visit cost?").closest("details")).toHaveAttribute("data-faq", SLUG);
    const section = region("What patients say");
    expect(within(section).getByText("Mariam K.")).toBeInTheDocument();
    expect(within(section).getByText("4 out of 5 stars")).toBeInTheDocument();
    expect(within(section).getByRole("link", { name: /^Leave a review/ })).toBeVisible();
    expect(screen.queryByRole("region", { name: /Worth reading|^More/ }), "there are no articles").toBeNull();
  });
});

describe("the owner's content", () => {
  it("replaces the application's texts and picture, and adds a video, in both languages", async () => {
    const both = (text: string) => ({ en: text, ar: `${text} بالعربية` });
    const url = "https://abc.supabase.co/storage/v1/object/public/blog-media/visit.jpg";
    const owners = {
      lead: both("New lead"),
      badge: both("New badge"),
      faqs: [{ question: both("New question?"), answer: both("New answer.") }],
      picture: { url, alt: both("A visit") },
      video: { url: "https://vimeo.com/76979871", title: both("A film") },
    };
    await visit(SLUG, { locale: "ar", owners });
    for (const text of ["New lead بالعربية", "New badge بالعربية", "New question? بالعربية"])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(questions().map(({ name }) => name)).toContain("New question? بالعربية");
    expect(screen.getByRole("button", { name: "شغّل الفيديو: A film بالعربية" })).toBeInTheDocument();
    const shared = [...document.querySelectorAll('meta[property^="og:image"]')];
    const contents = shared.map((meta) => meta.getAttribute("content"));
    expect(contents, "at its own address, without a size").toEqual([url, "A visit بالعربية"]);
  });

  it("is awaited: until it has loaded, no other text is shown", async () => {
    await visit(SLUG, { isAwaited: true });
    const hero = screen.getByRole("heading", { level: 1 }).closest("section") ?? document.body;
    expect(hero.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(1);
    expect(hero).not.toHaveTextContent("Doctor on Call in Dubai, 24/7");
  });

  it("without a price is on request, without an offer", async () => {
    const services = testFacts().services.map(({ slug, name, unit }) => ({ slug, name, unit }));
    await visit(SLUG, { facts: testFacts({ services, priceRange: undefined }) });
    expect(screen.getAllByText("Price on request").length).toBeGreaterThan(1);
    expect(document.body).not.toHaveTextContent(/AED|per visit/);
    expect(structured("Service")).not.toHaveProperty("offers");
  });

  it("of an inactive service is not shown: nothing is claimed, and the links lead on", async () => {
    await visit(SLUG, { facts: testFacts({ services: [] }) });
    expect(screen.getByRole("link", { name: "See all services" })).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toContain("noindex");
  });
});

describe("reviews", () => {
  it("are replaced by the fallback text when they fail to load", async () => {
    await visit(SLUG, { reviews: undefined });
    expect(document.querySelectorAll('[data-slot="skeleton"]').length).toBeGreaterThan(3);
    expect(await screen.findByText("What you can count on", { selector: "h2" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "What patients say" })).toBeNull();
  });

  it("do not break the page when they fail to render", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await visit(SLUG, { reviews: [null as unknown as Review] });
    expect(await screen.findByText("What you can count on", { selector: "h2" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Common questions" })).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
  });
});

it("the doctors' services are listed together on the page of each, with that page marked, and each appears once", async () => {
  await visit();
  const list = screen.getByRole("navigation", { name: DOCTORS });
  const four = hrefsIn(list);
  expect(four.toSorted()).toEqual(doctorServices.map(paths.service).toSorted());
  expect(list.querySelector('[aria-current="page"]')).toHaveAttribute("href", paths.service(SLUG));
  const others = hrefsIn(region("People also look for"));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((href) => four.includes(href))).toEqual([]);
});

describe("articles", () => {
  const own = articles("a", "b", "c");
  const ofSet = articles("b", "d", "a", "e", "f", "c", "g");

  it.each([
    [SLUG, "More about doctor's visits"],
    ["lab-test-at-home", "More on tests and staying well"],
  ])("of %s are three, and four of its set, none twice", async (slug, more) => {
    await visit(slug, { own, ofSet });
    expect(hrefsIn(region("Worth reading first"))).toEqual(["/blog/a", "/blog/b", "/blog/c"]);
    expect(hrefsIn(region(more))).toEqual(["/blog/d", "/blog/e", "/blog/f", "/blog/g"]);
  });

  it("of a service without a set are its own alone; the page of a service without doctors lists none", async () => {
    await visit("nurse-on-call", { own });
    expect(hrefsIn(region("Worth reading first"))).toHaveLength(3);
    expect(screen.queryByRole("region", { name: /^More/ })).toBeNull();
    expect(screen.queryByRole("navigation", { name: DOCTORS })).toBeNull();
    expect(hrefsIn(region("People also look for")).length).toBeGreaterThanOrEqual(3);
  });
});
