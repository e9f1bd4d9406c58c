import { expect, it } from "vitest";
import { splitAtInfographics } from "./infographic-marker";

const infographic = (description: string) => ({ tag: "infographic", description, children: [] });

it.each([
  [
    "on a line of its own",
    "One\n\n[INFOGRAPHIC: a clock]\n\nTwo",
    ["One\n\n", infographic("a clock"), "\n\nTwo"],
  ],
  ["in a sentence", "See [INFOGRAPHIC: a clock] here", ["See ", infographic("a clock"), " here"]],
  ["with brackets", "[INFOGRAPHIC: ages [0-5], days]", ["", infographic("ages [0-5], days"), ""]],
  ["twice", "[INFOGRAPHIC: a] [INFOGRAPHIC: b]", ["", infographic("a"), " ", infographic("b"), ""]],
  ["in Arabic", "[INFOGRAPHIC: ساعة، و8 رضعات]", ["", infographic("ساعة، و8 رضعات"), ""]],
  ["without a description", "a [INFOGRAPHIC: ] b", ["a ", " b"]],
  ["too long to be one", `[INFOGRAPHIC: ${"a".repeat(2001)}]`, ["", ""]],
  ["that never ends", "[INFOGRAPHIC: a clock\n\nTwo", ["[INFOGRAPHIC: a clock\n\nTwo"]],
])("finds a marker %s", (_, markdown, pieces) => {
  expect(splitAtInfographics(markdown)).toEqual(pieces);
});
