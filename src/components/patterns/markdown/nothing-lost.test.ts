import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyTree } from "./body-tree";
import { fault, pageOf, QUOTE } from "./testing/written-and-shown";

/** The number of random texts: `TEXTS=1000000 SEED=1 npx vitest run --project unit nothing-lost` takes about half an hour. */
const TEXTS = Number(process.env.TEXTS ?? 3_000);
const SEED = Number(process.env.SEED ?? 64);

/** Addresses and comments are not part of the visible text, and have tests of their own. */
const hasAddress = (source: string) =>
  /\][(:][^\n]*(?:[/#?.:@]|\d{5}|[٠-٩]{5})/.test(source) || source.includes("<!--");

const text = fc
  .array(
    fc.constantFrom(
      ..."1 3 7 10 38.5 2026 ٣ ١٠ ml mg °C % /L kg x تجربة قرص و أو no".split(" "),
      ...Array.from("*_~`#>|[]()<+-=^.:,!&°\\$×"),
      " ",
      " ",
      " ",
      " ",
      "\n",
      "\n",
      "\n\n",
      ..."** __ ~~ *** ** ` ``` [ ] [^1] [1]: ](  <name> <b and c> </x> **نص** *x* _x_ «نص» ##".split(" "),
      "\n- ",
      "\n* ",
      "\n+ ",
      "\n> ",
      "\n>",
      "\n#",
      "\n## ",
      "\n##",
      "\n1. ",
      "\n٢. ",
      "\n7) ",
      "\n2026. ",
      "\n    ",
      "\n\t",
      "\n---\n",
      "\n===\n",
      "\n***\n",
      "\n- [ ] ",
      "| ",
      " | ",
      "\n|---|---|\n",
      "\n---|---\n",
      "| a | b |\n|---|---|\n",
      "\u200F",
      "\u200E",
      "\u200B",
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""))
  .filter((source) => !hasAddress(source));

describe("what is written stands on the page", () => {
  it(`in ${TEXTS} random texts`, { timeout: 0 }, async () => {
    await fc.assert(
      fc.asyncProperty(text, async (source) => {
        const page = pageOf(await bodyTree(source));
        expect(
          fault(source, page),
          `${JSON.stringify(source)} is shown as ${JSON.stringify(page)}`,
        ).toBeUndefined();
      }),
      { numRuns: TEXTS, seed: SEED },
    );
  });

  it.each([
    ["Take 1*3*7 days", "Take 137 days"],
    ["*a", "a"],
    ["> 38 °C", `${QUOTE}38 °C`],
    ["> 38 °C\n> 39 °C", `> 38 °C\n${QUOTE}39 °C`],
    ["> a\n> > 5", `${QUOTE}a${QUOTE}5`],
    ["a <name>", "a"],
    ["5|10", "5"],
    ["a", "a5"],
  ])("the rules detect %j as a difference", (source, page) => {
    expect(fault(source, page)).toBeDefined();
  });
});
