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
