import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { siteSettingsQuery, type SiteSettings } from "@/data/public/site-settings.queries";
import { en } from "@/words/site/en";
import { I18nProvider } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import type { ReactNode } from "react";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { structuredData } from "@/testing/structured-data";
import { PageHead } from "./page-head";
import { card } from "./shared-picture";

const SITE = "https://www.example.com";

const UNTOUCHED: SiteSettings = { title: { en: "", ar: "" }, description: { en: "", ar: "" } };

function page(head: ReactNode, settings = UNTOUCHED) {
  const client = testQueryClient();
  client.setQueryData(siteSettingsQuery.queryKey, settings);
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale="en" dictionary={en} facts={testFacts()}>
        {head}
      </I18nProvider>
    </QueryClientProvider>
  );
}

const show = (head: ReactNode, settings = UNTOUCHED) => render(page(head, settings));

function headOf(props: Partial<Parameters<typeof PageHead>[0]>, settings = UNTOUCHED) {
  show(
    <PageHead locale="en" path="/blog/fever" title="Fever" description="When to call" {...props} />,
    settings,
  );
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel]")];
  return {
    canonical: links.filter(({ rel }) => rel === "canonical").map((link) => link.getAttribute("href")),
    alternates: Object.fromEntries(
      links
        .filter(({ rel }) => rel === "alternate")
        .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
  };
}

it("the head names both languages, and the page as canonical", () => {
  expect(headOf({ locale: "ar" })).toEqual({
    canonical: [`${SITE}/ar/blog/fever`],
    alternates: {
      en: `${SITE}/blog/fever`,
      ar: `${SITE}/ar/blog/fever`,
      "x-default": `${SITE}/blog/fever`,
    },
  });
});

it.each<[Locale[], string[]]>([
  [["en"], ["en", "x-default"]],
  [["ar"], ["ar"]],
])("the head names only existing languages: %j", (languages, alternates) => {
  expect(Object.keys(headOf({ languages }).alternates)).toEqual(alternates);
});

it.each([
  ["https://", "/blog/fever", 3],
  [`${SITE}/blog/fever`, "/blog/fever", 3],
  ["/blog/elsewhere", "/blog/elsewhere", 0],
  [`${SITE}/blog/elsewhere`, "/blog/elsewhere", 0],
])("where staff name %s the canonical page is %s, with %i alternates", (canonicalPath, path, count) => {
  const { canonical, alternates } = headOf({ canonicalPath });
  expect(canonical).toEqual([SITE + path]);
  expect(Object.keys(alternates)).toHaveLength(count);
});

it.each([
  [
    "a card of the site",
    card("/social/blog/fever.jpg", "Fever"),
    `${SITE}/social/blog/fever.jpg`,
    "1200",
    "630",
  ],
  [
    "an uploaded picture",
    { address: "https://abc.supabase.co/storage/v1/object/public/blog-media/a.jpg", alt: "Fever" },
    "https://abc.supabase.co/storage/v1/object/public/blog-media/a.jpg",
    undefined,
    undefined,
  ],
  [
    "a picture elsewhere of known size",
    { address: "https://elsewhere.example/a.jpg", alt: "Fever", size: { width: 800, height: 600 } },
    "https://elsewhere.example/a.jpg",
    "800",
    "600",
  ],
])("the head has the page's type and %s, with its size where it is known", (_, picture, ...expected) => {
  headOf({ type: "article", picture });
  const social = (name: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
  expect(["type", "image", "image:width", "image:height", "image:alt"].map(social)).toEqual([
    "article",
    ...expected,
    "Fever",
  ]);
});

const meta = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;

it("the title ends with staff's text, or with the brand's name by default", () => {
  headOf({ locale: "ar" }, { ...UNTOUCHED, title: { en: "Home Care", ar: "بيت الرعاية" } });
  const staffs = "Fever | بيت الرعاية";
  expect([document.title, meta("og:title"), meta("og:site_name")]).toEqual([staffs, staffs, "بيت الرعاية"]);
  headOf({});
  expect(document.title).toBe("Fever | Dar Afiya");
});

it("an article has its own title only, as long as search results show", () => {
  headOf({ type: "article" });
  expect([document.title, meta("og:title"), meta("og:site_name")]).toEqual(["Fever", "Fever", "Dar Afiya"]);
});

it("a page without a description has that of the site", () => {
  const settings = { ...UNTOUCHED, description: { en: "Care at home.", ar: "رعاية في المنزل." } };
  headOf({ locale: "ar", description: "" }, settings);
  expect([meta("description"), meta("og:description")]).toEqual(["رعاية في المنزل.", "رعاية في المنزل."]);
  headOf({}, settings);
  expect(meta("description")).not.toBe("Care at home.");
});

it("a page that search engines leave out has no canonical address and does not name the business", () => {
  expect(headOf({ noindex: true, canonicalPath: "/blog/elsewhere" })).toEqual({
    canonical: [],
    alternates: {},
  });
  expect(structuredData()).toEqual([]);
});

it("the head has staff's structured data beside the page's, once, and escaped for its script element", () => {
  const hostile = { "@type": "Service", name: "</script><script>alert(1)</script>" };
  const { container } = show(
    <PageHead
      locale="en"
      path="/"
      title="Home"
      description="Care"
      schemas={[hostile, hostile, "<img src=x>", null]}
    />,
  );
  const scripts = [...container.querySelectorAll("script")];
  expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json", "application/ld+json"]);
  expect(scripts[1]?.text).not.toContain("<");
  expect(JSON.parse(scripts[1]?.text ?? "")).toMatchObject(hostile);
  expect(container.innerHTML).not.toContain("<img");
});

it("the head keeps the dates of a page prerendered on another day", async () => {
  const offerUntil = (priceValidUntil: string) =>
    page(
      <PageHead
        locale="en"
        path="/services/x"
        title="X"
        description="X"
        jsonLd={[{ "@type": "Offer", priceValidUntil }]}
      />,
    );
  const container = document.createElement("div");
  container.innerHTML = renderToString(offerUntil("2027-11-21"));
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, offerUntil("2027-11-22"), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(container).toHaveTextContent("2027-11-21");
  act(() => root.unmount());
});

it("the head has breadcrumbs from the home page on", () => {
  show(
    <PageHead
      locale="ar"
      path="/about"
      title="X"
      description="X"
      trail={[{ name: "من نحن", path: "/about" }]}
    />,
  );
  expect(structuredData()).toContainEqual(
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: [
        expect.objectContaining({ position: 1, item: `${SITE}/ar/` }),
        expect.objectContaining({ position: 2, name: "من نحن", item: `${SITE}/ar/about` }),
      ],
    }),
  );
});

const BUSINESS = { "@type": "MedicalBusiness", "@id": `${SITE}/#business` };

it.each(["en", "ar"] as const)("every page names the business, in %s", (locale) => {
  headOf({ locale });
  expect(structuredData()).toEqual([
    {
      ...BUSINESS,
      "@context": "https://schema.org",
      name: { en: "Dar Afiya", ar: "دار عافية" }[locale],
      telephone: "+97140000000",
      priceRange: expect.any(String),
      openingHours: "Mo-Su 00:00-23:59",
      areaServed: { "@type": "City", name: { en: "Dubai", ar: "دبي" }[locale] },
      address: {
        "@type": "PostalAddress",
        streetAddress: { en: "Al Barsha", ar: "البرشاء" }[locale],
        addressLocality: { en: "Dubai", ar: "دبي" }[locale],
        addressCountry: "AE",
      },
    },
  ]);
});

it("a page that says more of the business has no second block of it", () => {
  const whole = { ...BUSINESS, description: "Care at home" };
  headOf({ jsonLd: [whole] });
  expect(structuredData()).toEqual([{ "@context": "https://schema.org", ...whole }]);
});
