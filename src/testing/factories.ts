import type { PublishedPost } from "@/data/public/article.queries";
import type { CoveredLocation } from "@/data/public/coverage.queries";
import type { ArticleCard } from "@/data/public/find-articles";
import type { RedirectRow } from "@/data/public/redirect-rules";
import type { Review } from "@/data/public/reviews.queries";

export const reviewRow = (overrides: Partial<Review> = {}): Review => ({
  id: "5e0c7a35-6f7e-4a4e-9d53-000000000001",
  source_platform: "sample",
  service_slug: "doctor-on-call",
  author: "Mariam K.",
  rating: 5,
  title: null,
  content: "The doctor came quickly and explained everything twice.",
  review_url: null,
  lang: "en",
  published_at: "2026-10-01T10:00:00+00:00",
  is_sample: true,
  ...overrides,
});

export const articleCard = (slug: string, overrides: Partial<ArticleCard> = {}): ArticleCard => ({
  slug,
  primaryService: "doctor-on-call",
  publishedAt: "2026-10-01T10:00:00+00:00",
  title: `About ${slug}`,
  excerpt: "",
  readingMinutes: 3,
  picture: null,
  ...overrides,
});

type PublishedText = PublishedPost["blog_post_translations"][number];

export const publishedText = (lang: string, overrides: Partial<PublishedText> = {}): PublishedText => ({
  lang,
  title: `Title ${lang}`,
  h1: null,
  excerpt: null,
  content_markdown: "",
  text_length: overrides.content_markdown?.length ?? 0,
  meta_title: null,
  meta_description: null,
  canonical_url: null,
  hero_image_url: null,
  alt_text: null,
  faq: [],
  reviewed: null,
  clinicians: null,
  ...overrides,
});

export const coveredLocation = (overrides: Partial<CoveredLocation> = {}): CoveredLocation => ({
  slug: "dubai-marina",
  name_en: "Dubai Marina",
  name_ar: "دبي مارينا",
  summary_en: "Towers and hotels.",
  summary_ar: "أبراج وفنادق.",
  landmarks_en: "Marina Walk, JBR",
  landmarks_ar: "ممشى المارينا، جي بي آر",
  least: 25,
  most: 30,
  ...overrides,
});

/** A location far from everything. */
export const farLocation = coveredLocation({
  slug: "hatta",
  name_en: "Hatta",
  landmarks_en: "",
  landmarks_ar: "",
  least: null,
  most: 90,
});

export const redirectRow = (from_path: string, to_path: string, redirect_type = 301): RedirectRow => ({
  from_path,
  to_path,
  redirect_type,
});
