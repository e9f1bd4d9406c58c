import { expect, it } from "vitest";
import { firstPaintCss } from "./first-paint-css";

it("removes pointer and focus states, controls and motion, and keeps the rest of a shared rule", () => {
  const css =
    "a{color:red}a:hover{color:blue}.b:focus-visible,.c{top:0}input::placeholder{opacity:1}" +
    ".e::-webkit-details-marker{display:none}" +
    ".d{transition:top 1s;left:0}@keyframes pulse{50%{opacity:.5}}";
  expect(firstPaintCss(css)).toBe("a{color:red}.c{top:0}.e::-webkit-details-marker{display:none}.d{left:0}");
});

it("keeps the print rules that hide, open and darken, and the icons' rules for forced colours", () => {
  const css =
    ":root{--ink:#000}p{color:var(--ink)}@media print{p{top:0}@page{margin:1cm}nav{display:none!important;top:0}" +
    "details::details-content{content-visibility:visible;block-size:auto}.a{background-color:#fff;color:#000}}" +
    "@media (forced-colors:active){:root{--ink:CanvasText}[aria-current]{top:0}.icon{background:CanvasText}}";
  expect(firstPaintCss(css)).toBe(
    "p{color:#000}@media print{nav{display:none!important}" +
      "details::details-content{content-visibility:visible;block-size:auto}.a{color:#000}}" +
      "@media (forced-colors:active){.icon{background:CanvasText}}",
  );
});

it("keeps the room above a heading named in the address", () => {
  const css =
    "html{scroll-padding-top:6rem}.row{scroll-padding-inline:1rem;top:0}html{scroll-behavior:smooth}";
  expect(firstPaintCss(css)).toBe("html{scroll-padding-top:6rem}.row{top:0}");
});

it("keeps the animation of the headline, which starts immediately, and no keyframes without one", () => {
  const keyframes = "@keyframes rotating-word{0%{opacity:1}}";
  const css = `.rotating>*{animation:rotating-word 16s}${keyframes}`;
  expect(firstPaintCss(css)).toBe(css);
  expect(firstPaintCss(`p{top:0}${keyframes}`)).toBe("p{top:0}");
});

it("leaves no empty rule or condition behind", () => {
  expect(firstPaintCss("@media (hover:hover){@supports (top:0){a:hover{top:0}}}p{top:0}")).toBe("p{top:0}");
});

it("names the site's fonts only", () => {
  const css = ":root{--font-sans:Figtree}html{font-family:var(--font-sans,-apple-system, Arial, sans-serif)}";
  expect(firstPaintCss(css)).toBe("html{font-family:Figtree}");
});

it("keeps used custom properties, and those that they use", () => {
  const css =
    ":root{--paper:#fff;--background:var(--paper);--ink:#000;--text:var(--ink)}" +
    '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}' +
    ".a{--tw-y:1;background:var(--background)}.b,.c,.d{--tw-x:1;left:var(--tw-x, 0);color:var(--background)}" +
    ".e{background:var(--background)}.f{--background:#000}";
  expect(firstPaintCss(css)).toBe(
    ":root{--background:#fff}" +
      '@property --tw-x{syntax:"*";inherits:false}' +
      ".a{background:var(--background)}.b,.c,.d{--tw-x:1;left:var(--tw-x, 0);color:var(--background)}" +
      ".e{background:var(--background)}.f{--background:#000}",
  );
});

it("writes out a custom property of the root that has one value", () => {
  const css =
    ":root{--once:1px;--same:var(--once);--dark:3px;--inner:calc(var(--dark) + 1px)}.dark{--dark:5px;--mine:6px}" +
    ".a{top:var(--once);left:var(--same)}.b{left:var(--inner);right:var(--dark)}.c{top:var(--mine)}";
  expect(firstPaintCss(css)).toBe(
    ":root{--dark:3px;--inner:calc(var(--dark) + 1px)}.dark{--dark:5px;--mine:6px}" +
      ".a{top:1px;left:1px}.b{left:var(--inner);right:var(--dark)}.c{top:var(--mine)}",
  );
});

it("keeps the rules of the page's languages", () => {
  const face = '@font-face{font-family:"A B";src:local(A)}@font-face{font-family:C;src:local(C)}';
  const css = `:root,[lang=en]{--font:"A B";--step:1px}[lang="ar"]{--font:C}[lang]{font-family:var(--font);top:var(--step)}${face}`;
  expect(firstPaintCss(css, ['lang="ar"'])).toBe(
    "[lang]{font-family:C;top:1px}@font-face{font-family:C;src:local(C)}",
  );
  expect(firstPaintCss(css, ['lang="en"'])).toBe(
    '[lang]{font-family:"A B";top:1px}@font-face{font-family:"A B";src:local(A)}',
  );
  expect(firstPaintCss(css, ['lang="ar"', 'lang="en"'])).toBe(css);
});

it("keeps properties that the page itself reads", () => {
  expect(firstPaintCss(":root{--ink:#000;--paper:#fff}a{color:var(--ink)}", ["a", "--ink"])).toBe(
    ":root{--ink:#000}a{color:#000}",
  );
});

it("leaves starting values for older browsers to the full style sheet, and keeps the order of the layers", () => {
  const css =
    "@layer properties{@supports (a:b){*{--tw-x:1}}}@layer theme,base;.a{--tw-x:2;left:var(--tw-x)}";
  expect(firstPaintCss(css)).toBe("@layer theme,base;.a{--tw-x:2;left:var(--tw-x)}");
});
