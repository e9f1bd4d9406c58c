import { createHash } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { createTemporaryDir } from "../local/temporary-dir";
import { contentSecurityPolicy } from "./host-headers";
import { createPageWriter, shellOf } from "./page-template";

const template = `<!doctype html><html lang="en" dir="ltr"><head><!--page-head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/page-script-1.js">
<link rel="stylesheet" crossorigin href="/assets/index-2.css"></head>
<body><div id="root"><!--page-html--></div></body></html>`;
const cache = createTemporaryDir();
afterAll(() => cache.remove());
const writer = (overrides = {}) =>
  createPageWriter({
    template,
    css: "h1{top:0}.Aa{top:1px}.flex{top:1px}.unused{color:red}",
    shortNames: { flex: "Aa" },
    starter: "start($&)",
    cacheDir: cache.path,
    ...overrides,
  });
const page = {
  html: "<h1>$& مرحبًا</h1>",
  head: "<title>$1</title>",
  state: "/assets/page-7.json",
  isNotFound: false,
  lang: "ar",
  dir: "rtl",
} as const;

it("inserts the page, its head, its state and its language unchanged", async () => {
  const html = await writer()(page);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<div id="root"><h1>$& مرحبًا</h1></div>');
  expect(html).toContain("<title>$1</title>");
  expect(html).toContain('<meta name="page-state" content="/assets/page-7.json">');
});

it("inlines the page's critical styles; the rest loads with the application, or immediately without script", async () => {
  const html = await writer()(page);
  expect(html).toContain("<style>h1{top:0}</style>");
  expect(html).toContain(
    '<noscript><link rel="stylesheet" crossorigin href="/assets/index-2.css"></noscript>',
  );
  expect(html.replace(/<noscript>.*<\/noscript>/, "")).not.toContain('rel="stylesheet"');
});

it("preloads the icons with a low priority", async () => {
  const css = "h1{top:0}.icon{mask:url(/assets/icons-1.svg) 0}";
  expect(await writer({ css })(page)).toContain(
    "<link rel=preload as=image crossorigin fetchpriority=low href=/assets/icons-1.svg>",
  );
});

it("shortens the page's class names in its HTML and styles", async () => {
  const html = await writer()({ ...page, html: '<h1 class="flex">1</h1>' });
  expect(html).toContain('<h1 class="Aa">1</h1>');
  expect(html).toContain("<style>h1{top:0}.Aa{top:1px}</style>");
});

it("contains the page script, which alone the site's policy allows, and loads nothing by itself", async () => {
  const html = await writer()(page);
  expect(html).toContain("<script>start($&)</script></head>");
  expect(html.match(/<script/g)).toHaveLength(1);
  const hash = createHash("sha256").update("start($&)").digest("base64");
  const policy = contentSecurityPolicy({ VITE_SUPABASE_URL: "https://abc.supabase.co" }, "start($&)");
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(html).not.toMatch(/preload|index-1/);
});

it("marks the page that is served for missing addresses", async () => {
  expect(await writer()({ ...page, isNotFound: true })).toContain('<div id="root" data-not-found><h1>');
});

it("makes an empty shell that starts the application, with the brand's name and noindex", () => {
  const html = shellOf(template, "A & <B>");
  expect(html).toContain("<title>A &amp; &lt;B></title>");
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('src="/assets/index-1.js"');
  expect(html).toContain("noindex");
  expect(html).not.toContain("page-state");
});

it("names the files that are missing in a build", () => {
  expect(() => writer({ template: "<html></html>" })).toThrow("no style sheet");
});

it("pages of a site with a tag manager load its script, which is marked for their first inline script", async () => {
  const write = writer({ tagManager: { file: "assets/tag-manager-1.js", script: "" } });
  const tag = '<script async src="/assets/tag-manager-1.js"></script>';
  expect(await write(page)).toBe(
    (await writer()(page)).replace('dir="rtl"', 'dir="rtl" data-tags').replace("</head>", `${tag}</head>`),
  );
});
