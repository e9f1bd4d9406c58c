const service = { id: "s1", slug: "doctor-on-call", name_en: "Doctor on Call", name_ar: "", is_active: true };
/** What the editor and its check before publishing read. */
export const ROWS = {
  "GET authors": [],
  "GET content_templates": [],
  "GET generated_images": [],
  "GET site_settings": {},
  "GET staff_settings": {},
  "GET blog_post_revisions": [],
  "GET services": [{ ...service, starting_price: 99, content_data: {} }],
  "GET locations": [],
  "GET url_redirects": [{ id: "r1", from_path: "/old", to_path: "/about", redirect_type: 301 }],
  "GET blog_posts": [
    { id: "p1", slug: "written", status: "published", blog_post_translations: [] },
    { id: "p2", slug: "begun", status: "draft", blog_post_translations: [] },
  ],
  "POST rpc/site_overview": null,
};
