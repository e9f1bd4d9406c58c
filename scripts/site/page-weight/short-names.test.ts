import postcss from "postcss";
import { expect, it } from "vitest";
import { nameUtilities, shortNamer } from "./short-names";

function name(css: string) {
  const root = postcss.parse(css);
  const names = nameUtilities(root);
  return { names, css: root.toString() };
}

it("gives every utility class one short name, and nothing else", () => {
  const { names, css } = name(
    "@layer components{.icon{top:0}}@layer utilities{.flex{top:1px}.p-1\\.5>p,.\\32xl{top:2px}" +
      "@media (width>=48rem){.md\\:flex:hover{top:3px}}:where(.flex>*){top:4px}}",
  );
  expect(names).toEqual({ flex: "Aa", "p-1.5": "Ab", "2xl": "Ac", "md:flex": "Ad" });
  expect(css).toBe(
    "@layer components{.icon{top:0}}@layer utilities{.flex,.Aa{top:1px}.p-1\\.5>p,.Ab>p,.\\32xl,.Ac{top:2px}" +
      "@media (width>=48rem){.md\\:flex:hover,.Ad:hover{top:3px}}:where(.flex>*),:where(.Aa>*){top:4px}}",
  );
});

it("keeps group and peer names", () => {
  const { names, css } = name(
    "@layer utilities{.x:is(:where(.group):hover *),.y:is(:where(.group\\/a) *){top:0}}",
  );
  expect(names).toEqual({ x: "Aa", y: "Ab" });
  expect(css).toContain(".Aa:is(:where(.group):hover *)");
  expect(css).toContain(".Ab:is(:where(.group\\/a) *)");
});

it("has more than a thousand names", () => {
  const classes = Array.from({ length: 1600 }, (_, index) => `.c${index}{top:0}`).join("");
  const { names } = name(`@layer utilities{${classes}}`);
  const short = Object.values(names);
  expect(new Set(short).size).toBe(1600);
  expect(short.every((one) => /^[A-Z][a-zA-Z0-9]$/.test(one))).toBe(true);
});

it("writes a page with short names, as the browser reads them", () => {
  const names = { flex: "Aa", "[&_svg]:x": "Ab" };
  expect(shortNamer(names)('<p class="icon flex  [&amp;_svg]:x">flex</p><a title="flex">class</a>')).toBe(
    '<p class="icon Aa Ab">flex</p><a title="flex">class</a>',
  );
  expect(shortNamer(names)('<p class="constructor">1</p>')).toBe('<p class="constructor">1</p>');
});

it("leaves a page without short names unchanged", () => {
  expect(shortNamer({})('<p class="icon ">1</p>')).toBe('<p class="icon ">1</p>');
});
