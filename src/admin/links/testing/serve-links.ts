import type { ApiRequest } from "@/testing/serve-api";
import { serveApi } from "@/testing/serve-api";

export const flyer = {
  id: "l1",
  name: "Ramadan flyer",
  code: "ramadan-print",
  path: "/about",
  lang: "en",
  source: "print",
  medium: "qr",
  campaign: "ramadan-2027",
  content: "",
  is_active: true,
  is_archived: false,
  created_at: "2026-11-20T10:00:00.123456+00:00",
  target: "/about?utm_source=print&utm_medium=qr&utm_campaign=ramadan-2027",
  updated_at: "2026-11-20T10:00:00.123456+00:00",
};

export const linkTo = (id: string, columns: Partial<typeof flyer> = {}) => ({
  ...flyer,
  id,
  name: id,
  code: id,
  ...columns,
});

const service = (id: string, slug: string, name_en: string, name_ar: string, is_active = true) => ({
  id,
  slug,
  name_en,
  name_ar,
  is_active,
});
const post = (slug: string, title: string, status: string) => ({
  id: slug,
  slug,
  status,
  blog_post_translations: [
    { lang: "en", title },
    { lang: "ar", title: "الحمى عند الأطفال" },
  ],
});

/** A site with two services, one of them inactive, a location, two articles and a moved address. */
export const serveLinks = (rows: readonly object[] = [flyer], more: Record<string, unknown> = {}) =>
  serveApi({
    "GET campaign_links": rows,
    "POST rpc/link_figures": { l1: { visits: 1240, chats: 12, booked: 5, aed: 2350 } },
    "GET lead_options": [
      option("source", "facebook", "Facebook", "fb, facebook.com, face book"),
      option("source", "print", "Print", "flyer, مطبوعات"),
      option("medium", "social", "Social post", "post"),
      { ...option("source", "myspace", "Myspace", ""), is_active: false },
    ],
    "GET services": [
      service("s1", "nurse-on-call", "Nurse on Call", "ممرّض تحت الطلب"),
      service("s2", "elderly-care", "Elderly Care", "رعاية كبار السن", false),
    ],
    "GET locations": [
      {
        ...service("p1", "dubai-marina", "Dubai Marina", "دبي مارينا"),
        location_services: [{ service_id: "s1", is_active: true }],
      },
    ],
    "GET blog_posts": [post("fever", "Fever in children", "published"), post("cough", "Cough", "draft")],
    "GET url_redirects": ({ query }: ApiRequest) =>
      query.get("is_active") === "is.true"
        ? [{ id: "r1", from_path: "/blog/old", to_path: "/blog/fever", redirect_type: 301 }]
        : [],
    ...more,
  });

const option = (kind: string, key: string, name_en: string, spellings: string) => ({
  id: `${kind} ${key}`,
  kind,
  key,
  name_en,
  name_ar: name_en,
  spellings,
  is_active: true,
});
