// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemas } from "./schema-form";
import { jsonProblem } from "./structured-data";
import { manageTexts } from "@/texts/admin/manage";

describe("the position of a JSON error", () => {
  it.each([
    ["", 1, 1],
    ["{", 1, 2],
    ['{\n  "a": 1,\n}', 3, 1],
    ['["a\nb"]', 1, 2],
    ["[1] 2", 1, 5],
    ["// no comment", 1, 1],
  ])("%j: line %i, column %i", (text, line, column) => {
    expect(jsonProblem(text)).toEqual({ line, column });
  });

  it("is inside or at the end of every invalid text", () => {
    const part = fc.constantFrom("{", "}", "[", "]", ",", ":", '"a"', '"', "1", "-", "true", "\n", " ", "\\");
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join("");
        const problem = jsonProblem(text);
        if (!problem) return void JSON.parse(text);
        expect(() => void JSON.parse(text)).toThrow(SyntaxError);
        const line = text.split("\n")[problem.line - 1];
        expect(line).toBeDefined();
        expect(problem.column).toBeLessThanOrEqual((line?.length ?? 0) + 1);
      }),
    );
  });

  it("is found however deep the brackets are", () => {
    expect(jsonProblem("[".repeat(50_000))).toEqual({ line: 1, column: 50_001 });
  });
});

const RLM = "\u200F";

it("structured data may be pasted with a byte order mark and no-break spaces", () => {
  const { schema_data, page_id } = schemas.schemaFor(manageTexts.en.errors, "en").parse({
    ...schemas.formValues(undefined),
    page_id: `doctor-on-call${RLM}`,
    schema_data: `\uFEFF{\n\u00A0\u00A0"@type": "Service"\n}${RLM}`,
  });
  expect([schema_data, page_id]).toEqual([{ "@type": "Service" }, "doctor-on-call"]);
});

describe("structured data that is copied with its script element", () => {
  const SCRIPT = '<script type="application/ld+json">';
  it.each([
    [`${SCRIPT}{"@type":"Service"}</script>`, { "@type": "Service" }],
    [`\n<SCRIPT TYPE='application/ld+json' id=x >\n{"name":"<b>"}\n</Script >\n`, { name: "<b>" }],
    [`${SCRIPT}{"a":1}</script>\n${SCRIPT}{"b":2}</script>`, [{ a: 1 }, { b: 2 }]],
    [`<!-- a plugin's -->${SCRIPT}[{"a":1}]</script>`, [{ a: 1 }]],
    [`${SCRIPT}{"a":1}`, { a: 1 }],
  ])("%j is taken without it", (typed, data) => {
    const { schema_data } = schemas
      .schemaFor(manageTexts.en.errors, "en")
      .parse({ ...schemas.formValues(undefined), schema_data: typed });
    expect(schema_data).toEqual(data);
  });
});
