// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Locale } from "@/config/locales";
import { templatesTexts } from "@/texts/admin/templates";
import { templateMarkdown } from "@domain/template-markdown";
import { templates } from "./template-form";
import { emptySection, hyphenated, readTemplateData, sectionsOf, spaced } from "./template-outline";
import { manageTexts } from "@/texts/admin/manage";

const schema = templates.schemaFor(manageTexts.en.errors, "en");

describe("an outline as text", () => {
  it.each([
    ["nothing", [], ""],
    ["a heading alone", [{ heading: "A", content: " " }], "## A"],
    ["a content alone", [{ heading: "", content: "a" }], "a"],
    [
      "headings, each followed by its content",
      [
        { heading: "A", content: "One." },
        { heading: " Call  998\nnow ", content: "- one\n- two\n" },
      ],
      "## A\n\nOne.\n\n## Call 998 now\n\n- one\n- two",
    ],
  ])("is valid for %s", (_, sections, text) => expect(templateMarkdown(sections)).toBe(text));

  it("has as many headings as sections for any content", () => {
    const heading = fc.stringMatching(/^[a-z\n ]*[a-z]$/);
    const section = fc.record({ heading, content: fc.constant("text") });
    fc.assert(
      fc.property(fc.array(section), (sections) => {
        expect(templateMarkdown(sections).match(/^## .+$/gm) ?? []).toHaveLength(sections.length);
      }),
    );
  });
});

describe("an outline as data", () => {
  const fitting = { structure: { en: { sections: [{ heading: "A", content: "a" }] }, ar: { sections: [] } } };

  it("is read if it is valid", () => expect(readTemplateData(fitting)).toEqual({ data: fitting }));

  it.each([
    ["a word", "word", [""]],
    ["nothing", null, [""]],
    ["no structure", {}, ["structure"]],
    ["one language", { structure: { en: { sections: [] } } }, ["structure.ar"]],
    [
      "a section that is a text, and one without a content",
      { structure: { en: { sections: ["A", { heading: "B" }] }, ar: { sections: [] } } },
      ["structure.en.sections[0]", "structure.en.sections[1].content"],
    ],
  ])("is refused with the position of the error, for %s", (_, value, misfits) => {
    expect(readTemplateData(value)).toEqual({ misfits });
  });

  it("survives a round trip through the form, with as many sections in both languages", () => {
    const text = fc.stringMatching(/^[a-z]{1,8}$/);
    const side = (count: number) =>
      fc.array(fc.record({ heading: text, content: text }), { minLength: count, maxLength: count });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }).chain((count) => fc.tuple(side(count), side(count))),
        ([en, ar]) => {
          const data = { structure: { en: { sections: en }, ar: { sections: ar } } };
          const values = { name: "N", type: "t", template_data: sectionsOf(data) };
          expect(schema.parse(values).template_data).toEqual(data);
        },
      ),
    );
  });
});

describe("the form", () => {
  const { errors } = templatesTexts.en;
  const { tooLong } = manageTexts.en.errors;
  const section = (lang: Locale, values: object) => {
    const empty = emptySection();
    return { template_data: [{ ...empty, [lang]: { ...empty[lang], ...values } }] };
  };
  const fitting = { name: "Guide", type: "How to", ...section("en", { heading: "A" }) };
  const problems = (values: object) =>
    schema.safeParse({ ...fitting, ...values }).error?.issues.map(({ message }) => message) ?? [];

  it.each([
    ["everything", {}, []],
    ["no name", { name: "  " }, [errors.name]],
    ["a type without a Latin letter", { type: "دليل" }, [errors.type]],
    ["a type of 61 characters", { type: "x".repeat(61) }, [tooLong(60)]],
    ["sections without English", section("ar", { heading: "أ" }), [errors.template_data]],
    ["a book", section("en", { content: "x".repeat(95_001) }), [errors.tooLarge]],
  ])("shows an error for %s", (_, values, messages) => expect(problems(values)).toEqual(messages));

  it.each([
    ["How to", "how-to"],
    ["  Step -- by step! ", "step-by-step"],
    ["!", ""],
  ])("stores the type %s as %s", (typed, stored) => {
    expect(hyphenated(typed)).toBe(stored);
    expect(hyphenated(spaced(stored))).toBe(stored);
  });
});
