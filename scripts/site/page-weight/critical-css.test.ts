import { afterAll, expect, it } from "vitest";
import { createTemporaryDir } from "../../local/temporary-dir";
import { createCriticalCss, namesIn } from "./critical-css";

const css = `:root{--a:1px}html{margin:0}h1{margin:0}h6{margin:0}.md\\:p-2{padding:2px}.\\[\\&_svg\\]\\:x svg{width:1px}.gone{color:red}
@media (width>=48rem){.wide{width:1px}.gone2{width:2px}}.a:hover{color:red}dialog[open]{top:0}:where([lang=ar]){top:2px}[dir=rtl] .a{left:0}[id]{top:3px}`;

const cache = createTemporaryDir();
afterAll(() => cache.remove());

it("reads class names like the browser", () => {
  expect(namesIn('<h1 class="a md:p-2"><p class="[&amp;_svg]:x a"></p></h1>')).toEqual([
    "[&_svg]:x",
    "a",
    "h1",
    "md:p-2",
    "p",
  ]);
});

it("reads custom properties and languages, except that of a link to another language", () => {
  const link = '<a hrefLang="ar" lang="ar">x</a>';
  expect(namesIn(`<p lang="en"><svg fill="var(--ink)"></svg>${link}</p>`)).toEqual([
    "--ink",
    "a",
    'lang="en"',
    "p",
    "svg",
  ]);
});

it("keeps the styles of the first paint, in every width and language, and drops the rest", async () => {
  const kept = await createCriticalCss(
    css,
    cache.path,
  )('<h1 class="a md:p-2 wide"><svg class="[&amp;_svg]:x"></svg></h1>');
  for (const rule of [
    "html",
    "h1",
    ".md\\:p-2",
    "svg",
    ".wide",
    "dialog[open]",
    "[lang=ar]",
    "[dir=rtl] .a",
    "[id]",
  ])
    expect(kept).toContain(rule);
  for (const rule of ["gone", "h6", ":hover", "--a"]) expect(kept).not.toContain(rule);
});

it("computes once for pages with the same class names, also for the next build", async () => {
  const critical = createCriticalCss(css, cache.path);
  const first = critical('<p class="a wide">1</p>');
  expect(critical('<p class="wide a">2</p>')).toBe(first);
  const reduced = await first;
  expect(await createCriticalCss("", cache.path)('<p class="a wide">3</p>')).toBe(reduced);
});
