import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Locale } from "@/i18n/locales";
import { PageHead } from "./page-head";

const SITE = "https://www.example.com";

function headOf(props: Partial<Parameters<typeof PageHead>[0]>) {
  render(<PageHead locale="en" path="/blog/fever" title="Fever" description="When to call" {...props} />);
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

it("names both languages, and itself as the original", () => {
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
])("names only the languages that exist: %j", (languages, alternates) => {
  expect(Object.keys(headOf({ languages }).alternates)).toEqual(alternates);
});

it.each(["/blog/elsewhere", `${SITE}/blog/elsewhere`])("takes %s as the original", (canonicalPath) => {
  expect(headOf({ canonicalPath }).canonical).toEqual([`${SITE}/blog/elsewhere`]);
});

it("gives no address at all for a page that is not to be found", () => {
  expect(headOf({ noindex: true, canonicalPath: "/blog/elsewhere" })).toEqual({
    canonical: [],
    alternates: {},
  });
});
