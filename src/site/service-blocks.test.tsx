import { QueryClient } from "@tanstack/react-query";
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { labTests } from "@/content/lab-tests";
import type { ArticleCard } from "@/data/blog-posts/article-card";
import { reviewRow } from "@/testing/factories";
import { loadService, serviceContentQuery } from "./services/service.queries";
import { type ServiceVisit, visitService } from "./visit-service";

// A whole page with all its files is loaded for each test.
vi.setConfig({ testTimeout: 20_000 });
afterEach(() => vi.unstubAllGlobals());

const visit = (slug: string, details: Partial<ServiceVisit> = {}) =>
  visitService({ path: `/services/${slug}`, reviews: [reviewRow()], ...details });

const articles = (...slugs: string[]): ArticleCard[] =>
  slugs.map((slug) => ({
    slug,
    primaryService: null,
    publishedAt: "2026-10-01T10:00:00+00:00",
    title: `About ${slug}`,
    excerpt: "",
  }));

const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => String(link.getAttribute("href")));
const region = (name: string) => screen.getByRole("region", { name });

const DOCTORS = "Which doctor's visit suits you?";

describe("the doctors' services", () => {
  it.each(["doctor-at-home", "doctor-on-call", "doctor-at-hotel", "family-doctors"])(
    "are listed together on %s, which knows its own place among them, and not a second time",
    async (slug) => {
      await visit(slug);
      const list = screen.getByRole("navigation", { name: DOCTORS });
      const four = hrefsIn(list);
      expect(four.toSorted()).toEqual([
        "/services/doctor-at-home",
        "/services/doctor-at-hotel",
        "/services/doctor-on-call",
        "/services/family-doctors",
      ]);
      expect(list.querySelector('[aria-current="page"]')).toHaveAttribute("href", `/services/${slug}`);
      const others = hrefsIn(region("People also look for"));
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter((href) => four.includes(href))).toEqual([]);
    },
  );

  it("are listed nowhere else", async () => {
    await visit("nurse-on-call");
    expect(screen.queryByRole("navigation", { name: DOCTORS })).toBeNull();
    expect(hrefsIn(region("People also look for")).length).toBeGreaterThanOrEqual(3);
  });
});

describe("articles", () => {
  const own = articles("a", "b", "c");
  const ofSet = articles("b", "d", "a", "e", "f", "c", "g");

  it.each([
    ["doctor-on-call", "More about doctor's visits"],
    ["family-doctors", "More about doctor's visits"],
    ["lab-test-at-home", "More on tests and staying well"],
    ["physiotherapy-at-home", "More on tests and staying well"],
    ["flu-vaccination", "More on tests and staying well"],
    ["wellness-packages", "More on tests and staying well"],
  ])("of %s are three, and four of its set, none twice", async (slug, more) => {
    await visit(slug, { own, ofSet });
    expect(hrefsIn(region("Worth reading first"))).toEqual(["/blog/a", "/blog/b", "/blog/c"]);
    expect(hrefsIn(region(more))).toEqual(["/blog/d", "/blog/e", "/blog/f", "/blog/g"]);
  });

  it.each(["nurse-on-call", "elderly-care", "iv-therapy-at-home"])(
    "of %s are its own and no others",
    async (slug) => {
      await visit(slug, { own });
      expect(hrefsIn(region("Worth reading first"))).toHaveLength(3);
      expect(screen.queryByRole("region", { name: /^More/ })).toBeNull();
    },
  );

  it("are no section without any", async () => {
    await visit("doctor-on-call");
    expect(screen.queryByRole("region", { name: /Worth reading|^More/ })).toBeNull();
  });
});

it("the prices of single tests stand on the lab page, and on no other", async () => {
  await visit("lab-test-at-home");
  expect(screen.getByRole("heading", { name: "Tests people ask for" })).toBeInTheDocument();
  for (const { name, fromAED } of labTests) {
    expect(screen.getByText(name.en).nextElementSibling).toHaveTextContent(`From AED ${fromAED}`);
  }
  const others = await new QueryClient().fetchQuery(serviceContentQuery("en", "wellness-packages"));
  expect(others?.priceList).toEqual([]);
});

describe("blocks of one page", () => {
  it("are the drips' on the IV therapy page, in both languages, the steps among them once", async () => {
    await visit("", { path: "/ar/services/iv-therapy-at-home" });
    expect(document.querySelectorAll('[data-source="iv_drip"]')).toHaveLength(11);
    expect(document.querySelectorAll('[id="steps"]')).toHaveLength(1);
    expect(document.querySelector('[data-source="care_card"]')).toBeNull();
  });

  it("are the cards' on the elderly care page", async () => {
    await visit("elderly-care");
    expect(document.querySelectorAll('[data-source="care_card"]')).toHaveLength(6);
    expect(document.querySelectorAll('[id="steps"]')).toHaveLength(1);
    expect(document.querySelector('[data-source="iv_drip"]')).toBeNull();
  });

  it("are nobody else's", async () => {
    await visit("nurse-on-call");
    expect(document.querySelector('[data-source="iv_drip"], [data-source="care_card"]')).toBeNull();
  });
});

it.each([
  ["iv-therapy", "/ar/services/iv-therapy-at-home"],
  ["lab-test", "/ar/services/lab-test-at-home"],
])("sends %s to its page", async (slug, target) => {
  const lead = async () => {
    const thrown = await loadService(new QueryClient(), "ar", slug).catch((reason: unknown) => reason);
    const { headers } = thrown as Response;
    return { to: headers.get("Location"), isReplaced: headers.has("X-Remix-Replace") };
  };
  // From a link on another page, which stays in the history.
  expect(await lead()).toEqual({ to: target, isReplaced: false });
  history.replaceState(null, "", `/ar/services/${slug}`);
  expect(await lead()).toEqual({ to: target, isReplaced: true });
  history.replaceState(null, "", "/");
});

it.each([
  ["doctor-at-hotel", "doctor-at-hotel"],
  ["family-doctors", "family-doctor"],
  ["physiotherapy-at-home", "physiotherapy"],
  ["flu-vaccination", "vaccination"],
  ["babysitting-childcare", "childcare"],
  ["palliative-care", "palliative"],
  ["post-surgery-nursing", "post-surgery"],
  ["doctor-on-call", "doctor-at-door"],
  ["nurse-at-hotel", "nurse-with-bag"],
  ["elderly-care", "walking-with-carer"],
])("%s has its picture: %s, described in both languages", async (slug, file) => {
  const read = (locale: "en" | "ar") => new QueryClient().fetchQuery(serviceContentQuery(locale, slug));
  const [english, arabic] = [await read("en"), await read("ar")];
  expect(english?.scene.src).toContain(file);
  expect(english?.scene.alt).toMatch(/^[A-Z]/);
  expect(arabic?.scene.alt).toMatch(/^\p{Script=Arabic}/u);
});
