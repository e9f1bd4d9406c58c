import { expect, it } from "vitest";
import { createPageWriter, splitFontFaces } from "./page-template";

const template = `<!doctype html><html lang="en" dir="ltr"><head><!--page-head-->
<script type="module" crossorigin src="/assets/boot-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/boot-2.css"></head>
<body><div id="root"><!--page-html--></div></body></html>`;
const assets = ["boot-1.js", "boot-2.css", "figtree-latin-3.woff2", "readex-pro-arabic-4.woff2"];
const writer = (overrides = {}) =>
  createPageWriter({
    template,
    assets,
    css: "h1{top:0}.unused{color:red}",
    fontFaces: "@font-face{src:x}",
    publishState: (json: string) => Promise.resolve(`/assets/page-${json.length}.json`),
    ...overrides,
  });
const page = {
  html: "<h1>$& مرحبًا</h1>",
  head: "<title>$1</title>",
  state: '{"a":1}',
  lang: "ar",
  dir: "rtl",
} as const;

it("puts the page, its head, its state and its language where they belong, to the letter", async () => {
  const html = await writer()(page);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<div id="root"><h1>$& مرحبًا</h1></div>');
  expect(html).toContain("<title>$1</title>");
  expect(html).toContain('<meta name="page-state" content="/assets/page-7.json">');
});

it("inlines what the page needs of the style sheet, preloads the language's font only, and lets the script wait", async () => {
  const html = await writer()(page);
  expect(html).toContain("<style>@font-face{src:x}h1{top:0}</style>");
  expect(html).toContain('<meta name="stylesheet" content="/assets/boot-2.css">');
  expect(html.replace(/<noscript>.*<\/noscript>/, "")).not.toContain('rel="stylesheet"');
  expect(html.match(/rel="preload"[^>]*/g)).toEqual([expect.stringContaining("readex-pro-arabic")]);
  expect(html).toContain('<script type="module" fetchpriority="low"');
});

it("makes an empty shell that search engines leave alone", async () => {
  const html = await writer()(undefined);
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain("noindex");
  expect(html).not.toContain("page-state");
});

it("says what is missing from a build", async () => {
  expect(() => writer({ template: "<html></html>" })).toThrow("no style sheet");
  const eager = template.replace(
    "</head>",
    '<link rel="modulepreload" crossorigin href="/assets/vendor-1.js"></head>',
  );
  expect(() => writer({ template: eager })).toThrow("pulls in more than itself");
  await expect(writer({ assets: [] })(page)).rejects.toThrow('no font for "ar"');
});

it("takes every font out of a style sheet and leaves the rest as it was", () => {
  expect(splitFontFaces("a{b:c}@font-face{src:x}d{e:f}@font-face {src:y}")).toEqual({
    css: "a{b:c}d{e:f}",
    fontFaces: "@font-face{src:x}@font-face {src:y}",
  });
});
