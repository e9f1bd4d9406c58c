// Generated from the migrations by `npm run types:db`. Changes made by hand are lost.

/** The tables whose changes staff see, as `private.staff_tables` describes them. */
export const staffTables = {
  author_contacts: { entity: "author", writers: "staff", removers: "owners", sitePart: null },
  authors: { entity: "author", writers: "staff", removers: "owners", sitePart: "authors" },
  blog_post_tags: { entity: "blog_post", writers: "staff", removers: "owners", sitePart: "posts" },
  blog_post_translations: { entity: "blog_post", writers: "staff", removers: "owners", sitePart: "posts" },
  blog_posts: { entity: "blog_post", writers: "staff", removers: "staff", sitePart: "posts" },
  business_facts: { entity: "business_fact", writers: "owners", removers: "owners", sitePart: "facts" },
  campaign_costs: { entity: "campaign_cost", writers: "owners", removers: "owners", sitePart: null },
  campaign_links: { entity: "campaign_link", writers: "staff", removers: "owners", sitePart: "links" },
  clinicians: { entity: "author", writers: "owners", removers: "owners", sitePart: "authors" },
  content_templates: { entity: "content_template", writers: "owners", removers: "owners", sitePart: null },
  editorial_calendar: { entity: "editorial_calendar", writers: "staff", removers: "staff", sitePart: null },
  lead_options: { entity: "lead_option", writers: "owners", removers: "owners", sitePart: null },
  leads: { entity: "lead", writers: "desk", removers: "owners", sitePart: null },
  location_services: { entity: "location", writers: "owners", removers: "owners", sitePart: "locations" },
  locations: { entity: "location", writers: "owners", removers: "owners", sitePart: "locations" },
  page_schemas: { entity: "page_schema", writers: "owners", removers: "owners", sitePart: "schemas" },
  permits: { entity: "permit", writers: "owners", removers: "owners", sitePart: "permits" },
  reviews: { entity: "review", writers: "staff", removers: "owners", sitePart: "reviews" },
  services: { entity: "service", writers: "owners", removers: "owners", sitePart: "services" },
  site_settings: { entity: "site_settings", writers: "owners", removers: "owners", sitePart: "settings" },
  staff_settings: { entity: "staff_settings", writers: "owners", removers: "owners", sitePart: null },
  url_redirects: { entity: "url_redirect", writers: "owners", removers: "owners", sitePart: "redirects" },
} as const;
