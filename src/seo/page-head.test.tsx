import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { siteSettingsQuery, type SiteSettings } from "@/data/public/site-settings.queries";
import { en } from "@/texts/site/en";
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

type Props = Partial<Parameters<typeof PageHead>[0]>;

const show = (props: Props, settings = UNTOUCHED) =>
  render(
    page(
      <PageHead locale="en" path="/blog/fever" title="Fever" description="When to call" {...props} />,
      settings,
    ),
  );

const meta = (name: string) =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;

/** The canonical address, and the addresses of the other languages. */
function linksOf(props: Props) {
  show(props);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel]")];
  const hrefs = (wanted: string) =>
    links
      .filter(({ rel }) => rel === wanted)
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);
  return {
    canonical: hrefs("canonical").map(([, href]) => href),
    alternates: Object.fromEntries(hrefs("alternate")),
  };
}

it("the head names both languages, and the page as canonical", () => {
  expect(linksOf({ locale: "ar" })).toEqual({
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
  expect(Object.keys(linksOf({ languages }).alternates)).toEqual(alternates);
});

it.each([
  ["https://", "/blog/fever", 3],
  [`${SITE}/blog/fever`, "/blog/fever", 3],
  ["/blog/elsewhere", "/blog/elsewhere", 0],
  [`${SITE}/blog/elsewhere`, "/blog/elsewhere", 0],
])(
  "with %s as staff's canonical address the canonical page is %s, with %i alternates",
  (canonicalPath, path, count) => {
    const { canonical, alternates } = linksOf({ canonicalPath });
    expect(canonical).toEqual([SITE + path]);
    expect(Object.keys(alternates)).toHaveLength(count);
  },
);

const uploaded = "https://abc.supabase.co/storage/v1/object/public/blog-media/a.jpg";

it.each([
  ["a card of the site", card("/social/a.jpg", "Fever"), `${SITE}/social/a.jpg`, "1200", "630"],
  ["an uploaded picture", { address: uploaded, alt: "Fever" }, uploaded, undefined, undefined],
])("the head has the page's type and %s, with its size where it is known", (_, picture, ...expected) => {
  show({ type: "article", picture });
  const social = ["type", "image", "image:width", "image:height", "image:alt"];
  expect(social.map((name) => meta(`og:${name}`))).toEqual(["article", ...expected, "Fever"]);
});

it.each<[string, Props, SiteSettings["title"], string, string]>([
  [
    "staff's text",
    { locale: "ar" },
    { en: "Home Care", ar: "بيت الرعاية" },
    "Fever | بيت الرعاية",
    "بيت الرعاية",
  ],
  ["the brand's name by default", {}, UNTOUCHED.title, "Fever | Dar Afiya", "Dar Afiya"],
  [
    "nothing in an article, which results show in full",
    { type: "article" },
    UNTOUCHED.title,
    "Fever",
    "Dar Afiya",
  ],
])("the title ends with %s", (_, props, title, whole, site) => {
  show(props, { ...UNTOUCHED, title });
  expect([document.title, meta("og:title"), meta("og:site_name")]).toEqual([whole, whole, site]);
});

it("a page without a description has that of the site", () => {
  const settings = { ...UNTOUCHED, description: { en: "Care at home.", ar: "رعاية في المنزل." } };
  show({ locale: "ar", description: "" }, settings);
  expect([meta("description"), meta("og:description")]).toEqual(["رعاية في المنزل.", "رعاية في المنزل."]);
  show({}, settings);
  expect(meta("description")).not.toBe("Care at home.");
});

it("a page that search engines leave out has no canonical address and does not name the business", () => {
  expect(linksOf({ noindex: true, canonicalPath: "/blog/elsewhere" })).toEqual({
    canonical: [],
    alternates: {},
  });
  expect(structuredData()).toEqual([]);
});

it("the head has staff's structured data beside the page's, once, and escaped for its script element", () => {
  const hostile = { "@type": "Service", name: "</script><script>alert(1)</script>" };
  const { container } = show({ schemas: [hostile, hostile, "<img src=x>", null] });
  const scripts = [...container.querySelectorAll("script")];
  expect(scripts.map(({ type }) => type)).toEqual(["application/ld+json", "application/ld+json"]);
  expect(scripts[1]?.text).not.toContain("<");
  expect(JSON.parse(scripts[1]?.text ?? "")).toMatchObject(hostile);
  expect(container.innerHTML).not.toContain("<img");
});

it("the head keeps the dates of a page prerendered on another day", async () => {
  const offerUntil = (priceValidUntil: string) =>
    page(<PageHead path="/x" title="X" description="X" jsonLd={[{ "@type": "Offer", priceValidUntil }]} />);
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
  show({ locale: "ar", trail: [{ name: "من نحن", path: "/about" }] });
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

it.each([
  ["en", "Dar Afiya", "Dubai", "Al Barsha"],
  ["ar", "دار عافية", "دبي", "البرشاء"],
] as const)("every page names the business, in %s", (locale, name, city, streetAddress) => {
  show({ locale });
  expect(structuredData()).toEqual([
    {
      ...BUSINESS,
      "@context": "https://schema.org",
      name,
      telephone: "+97140000000",
      priceRange: expect.any(String),
      openingHours: "Mo-Su 00:00-23:59",
      areaServed: { "@type": "City", name: city },
      address: { "@type": "PostalAddress", streetAddress, addressLocality: city, addressCountry: "AE" },
    },
  ]);
});

it("a page with more details of the business has no second block of it", () => {
  const whole = { ...BUSINESS, description: "Care at home" };
  show({ jsonLd: [whole] });
  expect(structuredData()).toEqual([{ "@context": "https://schema.org", ...whole }]);
});
