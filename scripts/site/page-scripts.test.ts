import { expect, it } from "vitest";
import { pageScriptsSchema, starterFor, tagManagerFor } from "./page-scripts";

const SCRIPTS = {
  starter: "import(`__APP__`),import(`__PAGE_SCRIPT__`)",
  tagManager: "load(`/gtm.js?id=__TAG_MANAGER_ID__`)",
};

it("the first lines of script load the built files of a site", () => {
  const file = (name: string) => ({ file: `assets/${name}.js`, imports: [], css: [] });
  const built = { "index.html": file("index-$&"), "src/page-script.ts": file("page-1") };
  expect(starterFor(SCRIPTS, built)).toBe("import(`/assets/index-$&.js`),import(`/assets/page-1.js`)");
});

it("the script of a tag manager has its id, and a name that changes with it", () => {
  const [one, other] = [tagManagerFor(SCRIPTS, "GTM-ONE1"), tagManagerFor(SCRIPTS, "GTM-TWO2")];
  expect(one?.script).toBe("load(`/gtm.js?id=GTM-ONE1`)");
  expect(one?.file).toMatch(/^assets\/tag-manager-[0-9a-f]{8}\.js$/);
  expect(other?.file).not.toBe(one?.file);
});

it.each(["starter", "tagManager"] as const)("a %s without a place for its values is refused", (name) => {
  expect(pageScriptsSchema.safeParse(SCRIPTS).success).toBe(true);
  expect(pageScriptsSchema.safeParse({ ...SCRIPTS, [name]: "load(APP)" }).success).toBe(false);
});

it("a site without a tag manager has no script for one", () => {
  expect(tagManagerFor(SCRIPTS, "")).toBeUndefined();
});
