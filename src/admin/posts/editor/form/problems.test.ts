import { describe, expect, it } from "vitest";
import type { PostStatus } from "@/data/posts/post.types";
import { postDraft } from "../testing/post-factory";
import { type EditorForm, emptyForm, faqRow, formOf, type LanguageForm } from "./editor-form";
import { firstProblem } from "./problems";

const NOW = Date.parse("2026-11-21T08:00:00Z");
const good = formOf(postDraft());
const problem = (change: Partial<EditorForm>, status: PostStatus = "draft") =>
  firstProblem({ ...good, ...change }, status, NOW);
const english = (change: Partial<LanguageForm>) => problem({ en: { ...good.en, ...change } });
const arabic = (change: Partial<LanguageForm>) => problem({ ar: { ...emptyForm().ar, ...change } });

it.each<PostStatus>(["draft", "published", "scheduled"])("lets a finished post be saved as %s", (status) => {
  expect(problem({}, status)).toBeNull();
});

it("names the four specified problems in their order", () => {
  const steps: Partial<EditorForm>[] = [
    { slug: "two words" },
    { en: { ...emptyForm().en, title: "Fever" } },
    { en: emptyForm().en },
    { slug: " " },
  ];
  const form: Partial<EditorForm> = {};
  const named = steps.map((step) => problem(Object.assign(form, step))?.id);
  expect(named).toEqual(["slugSpaces", "englishContentRequired", "englishTitleRequired", "slugRequired"]);
});

describe("a slug", () => {
  it.each([
    ["two words", "slugSpaces"],
    ["two\u00a0words", "slugSpaces"],
    ["Fever", "slugShape"],
    ["حمى", "slugShape"],
    ["fever-🤒", "slugShape"],
    ["-fever", "slugShape"],
    ["a".repeat(121), "slugShape"],
  ])("like %j is refused", (slug, id) => {
    expect(problem({ slug })).toEqual({ id, field: "slug" });
  });

  it("may have spaces around it", () => {
    expect(problem({ slug: " fever " })).toBeNull();
  });
});

describe("Arabic", () => {
  it("may be missing", () => {
    expect(arabic({})).toBeNull();
    expect(arabic({ heroImageUrl: "/a.webp", altText: "صورة" })).toBeNull();
  });

  it.each([{ content: "نص" }, { excerpt: "نص" }, { faq: [faqRow("متى؟")] }])(
    "needs a title with %j",
    (change) => {
      expect(arabic(change)).toEqual({ id: "arabicTitleRequired", field: "ar-title" });
    },
  );
});

describe("what the database would refuse", () => {
  it.each([
    ["title", 300],
    ["h1", 300],
    ["excerpt", 1000],
    ["content", 200_000],
    ["metaTitle", 200],
    ["metaDescription", 400],
    ["altText", 300],
  ] as const)("is named at the field: %s above %i characters", (name, most) => {
    expect(english({ [name]: "a".repeat(most) })).toBeNull();
    expect(english({ [name]: "a".repeat(most + 1) })).toEqual({ id: "long", field: `en-${name}`, most });
  });

  it.each(["example.com/a", "javascript:alert(1)", "ftp://example.com"])(
    "is an address like %j",
    (address) => {
      expect(english({ canonicalUrl: address })).toEqual({ id: "addressShape", field: "en-canonicalUrl" });
      expect(arabic({ heroImageUrl: address })).toEqual({ id: "addressShape", field: "ar-heroImageUrl" });
    },
  );

  it("is a long tag", () => {
    expect(problem({ tags: `fever, ${"a".repeat(61)}` })).toEqual({ id: "tagLong", field: "tags", most: 60 });
  });

  it("is a book of questions", () => {
    expect(english({ faq: [faqRow("q", "a".repeat(60_000))] })).toEqual({ id: "faqLong", field: "en-faq" });
  });
});

it.each(["Doctor on call", "طبيب", "a".repeat(81)])("does not take %j for a service", (primaryService) => {
  expect(problem({ primaryService })).toEqual({ id: "serviceShape", field: "service" });
});

describe("a schedule", () => {
  it.each([
    ["", "", "scheduleRequired"],
    ["2026-12-01", "", "scheduleRequired"],
    ["2026-02-31", "09:00", "scheduleRequired"],
    ["2026-11-21", "12:00", "schedulePast"],
    ["2020-01-01", "09:00", "schedulePast"],
  ])("on %j at %j is refused for a scheduled post only", (scheduledDate, scheduledTime, id) => {
    const change = { scheduledDate, scheduledTime };
    expect(problem(change, "scheduled")).toEqual({ id, field: "schedule" });
    expect(problem(change, "published")).toBeNull();
  });

  it("a minute from now is fine", () => {
    const change = { scheduledDate: "2026-11-21", scheduledTime: "12:01" };
    expect(problem(change, "scheduled")).toBeNull();
  });
});
