import { expect, it } from "vitest";
import { testFacts } from "@/testing/facts";
import { articlesOf } from "./published-articles";

const translation = (lang: string, title: string) => ({
  lang,
  title,
  h1: null,
  excerpt: null,
  canonical_url: "",
});

const post = {
  slug: "fever",
  primary_service: "doctor-on-call",
  published_at: "2026-11-18T08:00:00+00:00",
  updated_at: "2026-11-19T08:00:00+00:00",
  authors: { name: "Dr. Layla Haddad", name_ar: "" },
  blog_post_translations: [
    translation("ar", "الحمّى"),
    { ...translation("en", "Fever"), h1: "Fever tonight" },
  ],
};

it("the list has an article in each of its languages, English first", () => {
  expect(articlesOf(post, testFacts())).toMatchObject([
    {
      lang: "en",
      path: "/blog/fever",
      card: "/social/blog/fever.jpg",
      headline: "Fever tonight",
      serviceName: "Doctor on Call",
    },
    {
      lang: "ar",
      path: "/ar/blog/fever",
      card: "/ar/social/blog/fever.jpg",
      headline: "الحمّى",
      author: "Dr. Layla Haddad",
    },
  ]);
});

it("the list leaves out a missing language, missing values, and an article without a date", () => {
  const [only, ...others] = articlesOf(
    {
      ...post,
      primary_service: "no-such-service",
      authors: null,
      blog_post_translations: [translation("en", "Fever")],
    },
    testFacts(),
  );
  expect(others).toEqual([]);
  expect(only).toMatchObject({ author: null, serviceName: null, canonical: null, excerpt: "" });
  expect(only?.scene).toContain("medical-team");
  expect(articlesOf({ ...post, published_at: null }, testFacts())).toEqual([]);
});
