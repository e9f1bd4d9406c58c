import { parseMarkdown } from "@domain/markdown";
import { analyseSeo, seoLabel, type SeoFindingId, type SeoInput } from "@domain/seo-score";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const KEYWORD = "doctor on call";

/** A text of so many words, with the keyword (three words) in it so many times. */
const text = (words: number, keywords = 0) =>
  `${`${KEYWORD} `.repeat(keywords)}${"rest ".repeat(words - 3 * keywords)}`.trim();

const ofLength = (length: number, start = KEYWORD) => start + "x".repeat(Math.max(0, length - start.length));

type Change = Partial<Omit<SeoInput, "body">> & { markdown?: string };

const GOOD = {
  locale: "en",
  h1: "When a fever needs a doctor",
  metaTitle: ofLength(40, `${KEYWORD} `),
  metaDescription: ofLength(140, `${KEYWORD} `),
  markdown: text(1000, 10),
  keyword: KEYWORD,
} as const;

const analyse = async (change: Change = {}) => {
  const { markdown, ...input } = { ...GOOD, ...change };
  return analyseSeo({ ...input, body: await parseMarkdown(markdown) });
};
const ids = async (change: Change) =>
  (await analyse(change)).findings.filter(({ kind }) => kind !== "ok").map(({ id }) => id);

it("a text without findings scores 100", async () => {
  expect(await analyse()).toMatchObject({ score: 100, label: "excellent", words: 1000, density: 1 });
  expect((await analyse()).findings.every(({ kind }) => kind === "ok")).toBe(true);
});

describe("deducts", () => {
  it.each<[points: number, id: SeoFindingId, change: Change]>([
    [10, "metaTitleLong", { metaTitle: ofLength(61, `${KEYWORD} `) }],
    [5, "metaTitleShort", { metaTitle: ofLength(29, `${KEYWORD} `) }],
    [10, "metaDescriptionLong", { metaDescription: ofLength(161, `${KEYWORD} `) }],
    [5, "metaDescriptionShort", { metaDescription: ofLength(119, `${KEYWORD} `) }],
    [10, "wordsFew", { markdown: text(299, 3) }],
    [5, "wordsModest", { markdown: text(300, 3) }],
    [5, "wordsModest", { markdown: text(499, 5) }],
    [15, "keywordAbsent", { markdown: text(1000) }],
    [10, "keywordRare", { markdown: text(1001, 5) }],
    [10, "keywordOften", { markdown: text(1000, 31) }],
    [5, "keywordNotInMetaTitle", { metaTitle: ofLength(40, "A fever ") }],
    [5, "keywordNotInMetaDescription", { metaDescription: ofLength(140, "A fever ") }],
    [15, "h1Missing", { h1: "  " }],
    [5, "h1Many", { markdown: `# One more\n\n${text(1000, 10)}` }],
    [10, "imagesWithoutAlt", { markdown: `${text(1000, 10)} ![](/a.png) ![ ](/b.png) ![x](/c.png)` }],
  ])("%i for %s", async (points, id, change) => {
    expect(await ids(change)).toEqual([id]);
    expect((await analyse(change)).score).toBe(100 - points);
  });

  it.each([
    [{ metaTitle: " " }, ["metaTitleMissing", "keywordNotInMetaTitle"], 75],
    [{ metaTitle: "", keyword: null }, ["metaTitleMissing", "keywordUnknown"], 80],
    [{ metaDescription: "" }, ["metaDescriptionMissing", "keywordNotInMetaDescription"], 75],
  ])(
    "20 for a missing meta text, and for the keyword that is not in it: %j",
    async (change, found, score) => {
      expect(await ids(change)).toEqual(found);
      expect((await analyse(change)).score).toBe(score);
    },
  );

  it("everything for everything at once", async () => {
    const worst = { h1: "", metaTitle: "", metaDescription: "", markdown: "![](/a.png)" };
    expect(await analyse(worst)).toMatchObject({ score: 0, label: "poor", words: 0, density: 0 });
    expect((await analyse({ ...worst, markdown: `# A\n\n# B\n\n${text(200)} ![](/a)` })).score).toBe(10);
  });
});

describe("deducts nothing for", () => {
  it.each<[what: string, change: Change]>([
    ["a meta title of 30 characters", { metaTitle: ofLength(30, `${KEYWORD} `) }],
    ["a meta title of 60 characters", { metaTitle: ofLength(60, `${KEYWORD} `) }],
    ["characters, however many code units they take", { metaTitle: `${KEYWORD} ${"🩺".repeat(45)}` }],
    ["a meta description of 120 characters", { metaDescription: ofLength(120, `${KEYWORD} `) }],
    ["a meta description of 160 characters", { metaDescription: ofLength(160, `${KEYWORD} `) }],
    ["500 words", { markdown: text(500, 5) }],
    ["a density of 0.5 %", { markdown: text(1000, 5) }],
    ["a density of 3 %", { markdown: text(1000, 30) }],
    ["an H1 in the text alone", { h1: "", markdown: `# Fever\n\n${text(1000, 10)}` }],
    ["images that say what they show", { markdown: `${text(1000, 10)} ![A thermometer](/a.png)` }],
  ])("%s", async (_, change) => {
    expect(await ids(change)).toEqual([]);
    expect((await analyse(change)).score).toBe(100);
  });
});

it("a missing service is reported without a deduction", async () => {
  expect(await analyse({ keyword: null, markdown: text(1000) })).toMatchObject({ score: 100, density: 0 });
  expect(await ids({ keyword: null })).toEqual(["keywordUnknown"]);
});

it("a finding has its position in the text", async () => {
  const markdown = `${text(1000, 10)}\n\n![](/a.png)\n\n# Again`;
  const cut = ({ range }: { range?: { start: number; end: number } }) =>
    range && markdown.slice(range.start, range.end);
  expect((await analyse({ markdown })).findings.filter(({ range }) => range).map(cut)).toEqual([
    "# Again",
    "![](/a.png)",
  ]);
});

it("a score has a label", () => {
  expect([80, 79, 60, 59, 40, 39].map(seoLabel).join()).toBe(
    "excellent,good,good,needs-work,needs-work,poor",
  );
});

describe("for any text,", () => {
  const line = fc.string({ unit: "grapheme", maxLength: 200 });
  const block = fc
    .constantFrom("# H\n", "## doctor on call\n", "![](/a)", "![b](/c)", `${text(150, 2)}\n`, "<b>", "```")
    .map((start) => `${start}\n`);
  const input = fc.record({
    locale: fc.constantFrom("en", "ar"),
    h1: line,
    metaTitle: line,
    metaDescription: line,
    markdown: fc.array(fc.oneof(block, line), { maxLength: 12 }).map((parts) => parts.join("")),
    keyword: fc.option(fc.constantFrom(KEYWORD, "طبيب تحت الطلب", "(", "")),
  });

  it("the score is 100 less its deductions, and never under 0", async () => {
    await fc.assert(
      fc.asyncProperty(input, async (post) => {
        const { score, findings } = await analyse(post);
        const sum = findings.reduce((total, { deduction }) => total + deduction, 0);
        expect(score).toBe(Math.max(0, 100 - sum));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      }),
    );
  });
});
