/** Every address of the back office, once; its root and the sign-in stand in `config/paths`. */
export const adminPaths = {
  posts: "/admin/posts",
  newPost: "/admin/posts/new",
  post: (id: string) => `/admin/posts/${id}`,
  calendar: "/admin/calendar",
  analytics: "/admin/analytics",
  bulkGenerate: "/admin/bulk-generate",
  urlExport: "/admin/url-export",
  media: "/admin/media",
  authors: "/admin/authors",
  services: "/admin/services",
  locations: "/admin/locations",
  redirects: "/admin/redirects",
  schemas: "/admin/schemas",
  settings: "/admin/settings",
} as const;
