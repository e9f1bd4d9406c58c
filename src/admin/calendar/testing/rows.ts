/** A planned topic. */
export const item = (overrides: object) => ({
  id: "5e0c7a35-6f7e-4a4e-9d53-000000000001",
  topic_en: "Fever at night",
  topic_ar: "الحمى ليلًا",
  scheduled_date: "2026-11-22",
  status: "pending",
  priority: 8,
  service_cluster: "doctor-on-call",
  target_keyword_en: "doctor dubai",
  target_keyword_ar: "طبيب دبي",
  post_id: null,
  updated_at: "2026-11-01T10:00:00.123456+00:00",
  ...overrides,
});

/** A post that is scheduled for 09:30 in Dubai on the same day. */
export const post = (overrides: object) => ({
  id: "p1",
  scheduled_at: "2026-11-22T05:30:00+00:00",
  blog_post_translations: [
    { lang: "ar", title: "السكري" },
    { lang: "en", title: "Diabetes" },
  ],
  ...overrides,
});
