import { expect, it } from "vitest";
import { redirectRow as row } from "../../src/testing/factories";
import { usableRedirects } from "../../src/data/public/choose-redirect";
import type { Redirect, RedirectRow } from "../../src/data/public/redirect-rules";
import { hostFiles, vercelConfig, vercelRedirects } from "./host-files";
import { limitNotices } from "./host-limits";
import { headerRules } from "./host-headers";
import { nginxConfig } from "./host-nginx";
import { hostRules } from "./host-redirects";

const headers = headerRules({ VITE_SUPABASE_URL: "https://abc.supabase.co" }, "");

const rulesOf = (...rows: RedirectRow[]) =>
  hostRules({
    moved: usableRedirects(rows),
    gone: ["/blog/gone", "/ar/blog/gone"],
    removed: ["/blog/gone", "/ar/about"],
  })
    .trimEnd()
    .split("\n");
/** Without the lines for the final slash. */
const mainRulesOf = (...rows: RedirectRow[]) => rulesOf(...rows).filter((rule) => !/^\S+\/ /.test(rule));

/** Rules of the file that do not depend on the rows. */
const MOVED = [
  "/services/iv-therapy /services/iv-therapy-at-home 301",
  "/ar/services/iv-therapy /ar/services/iv-therapy-at-home 301",
  "/services/lab-test /services/lab-test-at-home 301",
  "/ar/services/lab-test /ar/services/lab-test-at-home 301",
];
/**
 * Netlify uses the first matching rule, Cloudflare those of three words: addresses with a file in the folder, and cached ones.
 */
const HIDDEN = [
  "/404 /404.html 404! # Netlify",
  "/404 /404/none 200",
  "/ar/404 /ar/404.html 404! # Netlify",
  "/ar/404 /ar/404/none 200",
  ...["_redirects", "_headers", "vercel.json", "_nginx.conf"].flatMap((file) => [
    `/${file} /404.html 404! # Netlify`,
    `/${file} /404/none 200`,
  ]),
];
const REMOVED = [
  "/blog/gone /404.html 410 # Netlify",
  "/blog/gone /404 302",
  "/data/blog/gone.json /404.html 404 # Netlify",
  "/data/blog/gone.json /404 302",
  "/social/blog/gone.jpg /404.html 404 # Netlify",
  "/social/blog/gone.jpg /404 302",
  "/ar/about /ar/404.html 404 # Netlify",
  "/ar/about /ar/404 302",
  "/data/ar/about.json /ar/404.html 404 # Netlify",
  "/data/ar/about.json /ar/404 302",
];
const FIRST = [...HIDDEN, ...REMOVED];
const CATCH_ALL = [
  "/ar/blog/gone /ar/404.html 410 # Netlify",
  "/en/blog/:slug /blog/:slug 301",
  "/admin/* /admin 200",
  "/ar/* /ar/404.html 404",
];

it("writes each redirect in both languages, before the rules for whole folders", () => {
  expect(mainRulesOf(row("/book", "/contact", 302), row("/ar/قديم", "/ar/جديد"))).toEqual([
    ...FIRST,
    ...MOVED,
    "/book /contact 302",
    "/ar/book /ar/contact 302",
    "/ar/قديم /ar/%D8%AC%D8%AF%D9%8A%D8%AF 301 # Netlify",
    "/ar/%D9%82%D8%AF%D9%8A%D9%85 /ar/%D8%AC%D8%AF%D9%8A%D8%AF 301",
    "/ar/%d9%82%d8%af%d9%8a%d9%85 /ar/%D8%AC%D8%AF%D9%8A%D8%AF 301",
    ...CATCH_ALL,
  ]);
});

it.each([
  ["with another rule inside", [row("/a", "/b 200\n/* /c"), row("/a /b", "/c"), row("/a\n/b", "/c")]],
  ["with placeholders", [row("/*", "/contact"), row("/:page", "/contact"), row("/a", "/:splat")]],
])("leaves out a redirect %s", (_, rows) => {
  expect(mainRulesOf(...rows)).toEqual([...FIRST, ...MOVED, ...CATCH_ALL]);
});

it("an article that has moved leads to its new address, and its files are gone in both languages", () => {
  const moved = usableRedirects([row("/blog/old", "/blog/new")]);
  const rules = hostRules({ moved, gone: [], removed: ["/blog/old", "/ar/blog/old"] }).split("\n");
  expect(rules.filter((rule) => /^\S*old/.test(rule))).toEqual([
    "/data/blog/old.json /404.html 404 # Netlify",
    "/data/blog/old.json /404 302",
    "/social/blog/old.jpg /404.html 404 # Netlify",
    "/social/blog/old.jpg /404 302",
    "/data/ar/blog/old.json /ar/404.html 404 # Netlify",
    "/data/ar/blog/old.json /ar/404 302",
    "/ar/social/blog/old.jpg /ar/404.html 404 # Netlify",
    "/ar/social/blog/old.jpg /ar/404 302",
    "/blog/old /blog/new 301",
    "/ar/blog/old /ar/blog/new 301",
    "/blog/old/ /blog/new 301",
    "/ar/blog/old/ /ar/blog/new 301",
  ]);
});

it("the file has a rule for an address's other spelling too, and rules with a placeholder last", () => {
  const rules = rulesOf(row("/", "/about"), row("/book", "/contact", 302));
  expect(rules).toEqual(expect.arrayContaining(["/ar/ /ar/about 301", "/ar /ar/about 301"]));
  expect(rules).toContain("/book/ /contact 302");
  expect(rules).toContain("/en/blog/:slug/ /blog/:slug 301");
  expect(rules.filter((rule) => rule.startsWith("//"))).toEqual([]);
  const firstPattern = rules.findIndex((rule) => /[*:]/.test(rule));
  expect(rules.slice(firstPattern).every((rule) => /[*:]/.test(rule))).toBe(true);
});

const manyRedirects = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, index): [string, Redirect] => [
      `/old-${index}`,
      { to: "/about", type: 301 },
    ]),
  );

const locations = (...rows: RedirectRow[]) => {
  const config = nginxConfig({ moved: usableRedirects(rows), gone: ["/blog/gone"], removed: [] }, headers);
  return [...config.matchAll(/^location = (".*") \{ (.*) \}$/gm)].map(([, path, answer]) => [path, answer]);
};

it("every address has one rule, since nginx refuses two, and redirects win", () => {
  const all = locations(row("/404", "/contact"), row("/", "/about"), row("/blog/gone", "/blog"));
  const paths = all.map(([path]) => path);
  expect(paths).toEqual([...new Set(paths)]);
  expect(all).toContainEqual(['"/"', 'return 301 "/about$is_args$args";']);
  for (const path of ["/ar/", "/ar"])
    expect(all).toContainEqual([`"${path}"`, 'return 301 "/ar/about$is_args$args";']);
  expect(all).toContainEqual(['"/404"', 'return 301 "/contact$is_args$args";']);
  expect(all).toContainEqual(['"/blog/gone"', 'return 301 "/blog$is_args$args";']);
});

it("a home page is its folder's file, under one address", () => {
  const all = locations();
  for (const path of ["/ar", "/ar/index", "/ar/index.html"])
    expect(all).toContainEqual([`"${path}"`, "return 301 /ar/$is_args$args;"]);
  expect(all).toContainEqual(['"/ar/"', "try_files /ar/index.html =404;"]);
  expect(all).toContainEqual(['"/"', "try_files /index.html =404;"]);
});

it("addresses from staff are escaped", () => {
  const all = locations(row('/a"b;{$uri}', '/c"$host;{}'), row("/قديم", "/جديد"));
  expect(all).toContainEqual(['"/a\\"b;{$uri}"', 'return 301 "/c%22%24host;%7B%7D$is_args$args";']);
  expect(all).toContainEqual(['"/قديم"', 'return 301 "/%D8%AC%D8%AF%D9%8A%D8%AF$is_args$args";']);
});

it("the Vercel file has the same rules as the other hosts' files", () => {
  const moved = usableRedirects([
    row("/book", "/contact", 302),
    row("/a.(b)", "/about"),
    row("/ar/قديم", "/ar"),
  ]);
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
  const config: unknown = JSON.parse(vercelConfig({ moved: manyRedirects(2500), gone: [], removed: [] }, []));
  expect(config).toHaveProperty("redirects.length", 2007);
});

it.each([
  [500, []],
  [
    2500,
    [
      /^Cloudflare Pages follows the first 2000 of 5006 addresses in _redirects\. Pages look the others up themselves\.$/,
      /^vercel\.json has the first 2000 of 2500 redirects, /,
    ],
  ],
  [6000, [/^Cloudflare Pages /, /^Netlify may refuse _redirects: it has 12016 lines/, /^vercel\.json /]],
])("the build names the hosts that would not follow %i redirects", (count, expected) => {
  const moved = manyRedirects(count);
  const files = hostFiles({
    environment: { VITE_SUPABASE_URL: "https://abc.supabase.co" },
    starter: "",
    moved,
    gone: [],
    removed: [],
  });
  expect(limitNotices(files, vercelRedirects({ moved }).length)).toEqual(
    expected.map((text) => expect.stringMatching(text) as string),
  );
});

it("the build warns that Cloudflare accepts no address of more than a thousand letters", () => {
  const line = `/${"a".repeat(990)} /about 301`;
  expect(limitNotices(new Map([["_redirects", `${line}\n/b /about 301\n`]]), 2)).toEqual([
    expect.stringMatching(/^Cloudflare Pages does not follow 1 of the lines/),
  ]);
});

const addresses = {
  moved: new Map<string, Redirect>([
    ["/go/spring", { to: "/ar/blog/حمى?utm_source=facebook&utm_campaign=spring", type: 302 }],
    ["/go/off", { to: "/about", type: 302 }],
  ]),
  gone: [],
  removed: [],
};

it("nginx appends the query of the request after the campaign", () => {
  const config = nginxConfig(addresses, headers);
  const sent = "/ar/blog/%D8%AD%D9%85%D9%89?utm_source=facebook&utm_campaign=spring";
  for (const path of ["/go/spring", "/go/spring/"])
    expect(config).toContain(`location = "${path}" { return 302 "${sent}$more_args"; }`);
  expect(config).toContain('location = "/go/off" { return 302 "/about$is_args$args"; }');
  expect(config).toMatch(/set \$more_args "";\nif \(\$args\) \{\n {2}set \$more_args "&\$args";\n\}/);
});

it("Netlify takes the ids of an advertisement's click along, by a rule for each", () => {
  const rules = hostRules(addresses).split("\n");
  const target = "/ar/blog/%D8%AD%D9%85%D9%89?utm_source=facebook&utm_campaign=spring";
  const to = (...ids: string[]) =>
    `/go/spring ${ids.map((id) => `${id}=:${id}`).join(" ")} ${target}${ids.map((id) => `&${id}=:${id}`).join("")} 302 # Netlify`;
  const first = rules.findIndex((rule) => rule.startsWith("/go/spring"));
  expect(rules.slice(first, first + 9)).toEqual([
    to("gclid", "gbraid"),
    to("gclid", "wbraid"),
    ...["gclid", "gbraid", "wbraid", "fbclid", "ttclid"].map((id) => to(id)),
    `/go/spring ${target} 302`,
    "/go/off /about 302",
  ]);
});

it("no search engine is offered a short address", () => {
  expect(nginxConfig(addresses, headers)).toMatch(/if \(\$uri ~ "\^\/go\/"\) \{\n {2}set \$robots noindex;/);
  expect(headers).toContainEqual({ path: "/go/*", headers: { "X-Robots-Tag": "noindex" } });
});
