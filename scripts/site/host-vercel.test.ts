import { expect, it } from "vitest";
import { usableRedirects } from "../../src/data/public/choose-redirect";
import type { RedirectRow } from "../../src/data/public/redirect-rules";
import { headerRules } from "./host-headers";
import { vercelConfig } from "./host-vercel";

const row = (from_path: string, to_path: string, redirect_type = 301): RedirectRow => ({
  from_path,
  to_path,
  redirect_type,
});

it("the Vercel file has the same rules as the other hosts' files", () => {
  const moved = usableRedirects([
    row("/book", "/contact", 302),
    row("/a.(b)", "/about"),
    row("/ar/قديم", "/ar"),
  ]);
  const headers = headerRules({ VITE_SUPABASE_URL: "https://abc.supabase.co" }, "");
  const config: unknown = JSON.parse(vercelConfig({ moved, gone: [], removed: [] }, headers));
  expect(config).toMatchObject({ cleanUrls: true });
  expect(config, "it would take the slash of /ar/, too").not.toHaveProperty("trailingSlash");
  expect(config).toHaveProperty(
    "redirects",
    expect.arrayContaining([
      { source: "/book", destination: "/contact", statusCode: 302 },
      { source: "/a\\.\\(b\\)", destination: "/about", statusCode: 301 },
      { source: "/ar/%D9%82%D8%AF%D9%8A%D9%85", destination: "/ar/", statusCode: 301 },
      { source: "/en/blog/:slug", destination: "/blog/:slug", statusCode: 301 },
      { source: "/ar", destination: "/ar/", statusCode: 308 },
      { source: "/:path((?!ar/$)[^/].*)/", destination: "/:path", statusCode: 308 },
    ]),
  );
  expect(config).toHaveProperty("rewrites", [{ source: "/admin/(.*)", destination: "/admin" }]);
  expect(config).toHaveProperty(
    "headers",
    expect.arrayContaining([
      {
        source: "/assets/(.*)",
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
    ]),
  );
});

it("the Vercel file has no more redirects than Vercel takes", () => {
  const moved = usableRedirects(Array.from({ length: 1500 }, (_, index) => row(`/a-${index}`, "/about")));
  const config: unknown = JSON.parse(vercelConfig({ moved, gone: [], removed: [] }, []));
  expect(config).toHaveProperty("redirects.length", 1003);
});
