import { expect, it } from "vitest";
import { firstPaintCss } from "./first-paint-css";

it("takes out states of pointer and focus, controls and motion, and keeps the rest of a shared rule", () => {
  const css =
    "a{color:red}a:hover{color:blue}.b:focus-visible,.c{top:0}input::placeholder{opacity:1}" +
    ".d{transition:top 1s;left:0}@keyframes pulse{50%{opacity:.5}}";
  expect(firstPaintCss(css)).toBe("a{color:red}.c{top:0}.d{left:0}");
});

it("keeps the room above a heading that the address names", () => {
  const css =
    "[id]{scroll-margin-top:6rem}.row{scroll-padding-inline:1rem;top:0}html{scroll-behavior:smooth}";
  expect(firstPaintCss(css)).toBe("[id]{scroll-margin-top:6rem}.row{top:0}");
});

it("keeps the movement of the headline, which waits for nobody", () => {
  const css = ".rotating>*{animation:rotating-word 16s}@keyframes rotating-word{0%{opacity:1}}";
  expect(firstPaintCss(css)).toBe(css);
});

it("leaves no empty rule or condition behind", () => {
  expect(firstPaintCss("@media (hover:hover){@supports (top:0){a:hover{top:0}}}p{top:0}")).toBe("p{top:0}");
});

it("names the site's fonts alone", () => {
  const css = ":root{--font-sans:Figtree}html{font-family:var(--font-sans,-apple-system, Arial, sans-serif)}";
  expect(firstPaintCss(css)).toBe("html{font-family:Figtree}");
});

it("keeps the custom properties that are read, and those that these read", () => {
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

it("writes a constant out where hardly anybody reads it, and only one of the root that has one value", () => {
  const css =
    ":root{--once:1px;--often:2px;--dark:3px;--near:4px}.dark{--dark:5px;--mine:6px}" +
    ".a{top:var(--once);left:var(--often)}.b{left:var(--often);right:var(--dark)}.c{left:var(--often);top:var(--mine)}";
  expect(firstPaintCss(css)).toBe(
    ":root{--often:2px;--dark:3px}.dark{--dark:5px;--mine:6px}" +
      ".a{top:1px;left:var(--often)}.b{left:var(--often);right:var(--dark)}.c{left:var(--often);top:var(--mine)}",
  );
});

it("leaves starting values for older browsers to the whole sheet, and keeps the order of the layers", () => {
  const css =
    "@layer properties{@supports (a:b){*{--tw-x:1}}}@layer theme,base;.a{--tw-x:2;left:var(--tw-x)}";
  expect(firstPaintCss(css)).toBe("@layer theme,base;.a{--tw-x:2;left:var(--tw-x)}");
});
