import type { PublishedArticle } from "../../../src/build/published-articles";

/** An article of the site in English, in the prerender's shape. */
export const article = (overrides: Partial<PublishedArticle> = {}): PublishedArticle => ({
  slug: "fever",
  lang: "en",
  path: "/blog/fever",
  headline: "Fever in adults",
  excerpt: "When to call",
  publishedAt: "2026-11-18T20:30:00+00:00",
  updatedAt: "2026-11-19T08:00:00+00:00",
  author: "Dr. Layla Haddad",
  service: "doctor-on-call",
  serviceName: "Doctor on Call",
  scene: "/assets/doctor.svg",
  card: "/social/blog/fever.jpg",
  canonical: null,
  ...overrides,
});

export const arabicArticle = (overrides: Partial<PublishedArticle> = {}): PublishedArticle =>
  article({
    lang: "ar",
    path: "/ar/blog/fever",
    headline: "الحمّى عند البالغين",
    serviceName: "طبيب تحت الطلب",
    card: "/ar/social/blog/fever.jpg",
    ...overrides,
  });
