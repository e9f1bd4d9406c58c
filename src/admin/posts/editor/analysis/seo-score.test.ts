import { parseMarkdown } from "@domain/markdown";
import { expect, it } from "vitest";
import { serviceSlugs, serviceTitle } from "@/content/service-titles";
import { analyseSeo, keywordCounter, seoLabel, type SeoFindingId, type SeoInput } from "./seo-score";

const KEYWORD = "doctor on call";

/** A text with this number of words, and the keyword (three words) this number of times. */
const text = (words: number, keywords = 0) =>
  `${`${KEYWORD} `.repeat(keywords)}${"rest ".repeat(words - 3 * keywords)}`.trim();

const ofLength = (length: number, start = KEYWORD) => start + "x".repeat(Math.max(0, length - start.length));

type Change = Partial<Omit<SeoInput, "body">> & { content_markdown?: string };

const GOOD = {
  locale: "en",
  title: "",
  excerpt: "",
  hero_image_url: "",
  alt_text: "",
  h1: "When a fever needs a doctor",
  meta_title: ofLength(40, `${KEYWORD} `),
  meta_description: ofLength(140, `${KEYWORD} `),
  content_markdown: text(1000, 10),
  keyword: KEYWORD,
} as const;

const analyse = async (change: Change = {}) => {
  const { content_markdown, ...input } = { ...GOOD, ...change };
  const found = analyseSeo({ ...input, body: await parseMarkdown(content_markdown) });
  if (!found) throw new Error("The text was not scored.");
  return found;
};
it.each<[score: number, findings: SeoFindingId[], change: Change]>([
  [100, [], {}],
  [90, ["metaTitleLong"], { meta_title: ofLength(61, `${KEYWORD} `) }],
  [100, [], { meta_title: ofLength(60, `${KEYWORD} `) }],
  [100, [], { meta_title: ofLength(30, `${KEYWORD} `) }],
  [95, ["metaTitleShort"], { meta_title: ofLength(29, `${KEYWORD} `) }],
  // Characters count, whatever their number of code units.
  [100, [], { meta_title: `${KEYWORD} ${"🩺".repeat(45)}` }],
  [75, ["metaTitleMissing", "keywordNotInMetaTitle"], { meta_title: " " }],
  [80, ["metaTitleMissing", "keywordUnknown"], { meta_title: "", keyword: null }],
  [90, ["metaDescriptionLong"], { meta_description: ofLength(161, `${KEYWORD} `) }],
  [100, [], { meta_description: ofLength(160, `${KEYWORD} `) }],
  [100, [], { meta_description: ofLength(120, `${KEYWORD} `) }],
  [95, ["metaDescriptionShort"], { meta_description: ofLength(119, `${KEYWORD} `) }],
  [75, ["metaDescriptionMissing", "keywordNotInMetaDescription"], { meta_description: "" }],
  [90, ["wordsFew"], { content_markdown: text(299, 3) }],
  [95, ["wordsModest"], { content_markdown: text(300, 3) }],
  [95, ["wordsModest"], { content_markdown: text(499, 5) }],
  [100, [], { content_markdown: text(500, 5) }],
  // A missing service has no deduction.
  [100, ["keywordUnknown"], { keyword: null }],
  [85, ["keywordAbsent"], { content_markdown: text(1000) }],
  [90, ["keywordRare"], { content_markdown: text(1001, 5) }],
  [100, [], { content_markdown: text(1000, 5) }],
  [100, [], { content_markdown: text(1000, 30) }],
  [90, ["keywordOften"], { content_markdown: text(1000, 31) }],
  [95, ["keywordNotInMetaTitle"], { meta_title: ofLength(40, "A fever ") }],
  [95, ["keywordNotInMetaDescription"], { meta_description: ofLength(140, "A fever ") }],
  [85, ["h1Missing"], { h1: "  " }],
  // The title is then the page's headline, and its title in search results.
  [100, [], { h1: "", title: "When a fever needs a doctor" }],
  [100, [], { meta_title: "", title: ofLength(40, `${KEYWORD} `) }],
  [85, ["metaTitleLong", "keywordNotInMetaTitle"], { meta_title: "", title: "x".repeat(160) }],
  [100, [], { meta_description: "", excerpt: ofLength(140, `${KEYWORD} `) }],
  [95, ["h1Many"], { h1: "", title: "A fever", content_markdown: `# Fever\n\n${text(1000, 10)}` }],
  [95, ["h1Many"], { content_markdown: `# One more\n\n${text(1000, 10)}` }],
  [100, [], { h1: "", content_markdown: `# Fever\n\n${text(1000, 10)}` }],
  [90, ["imagesWithoutAlt"], { content_markdown: `${text(1000, 10)} ![](/a) ![ ](/b) ![x](/c)` }],
  [100, [], { content_markdown: `${text(1000, 10)} ![A thermometer](/a.png)` }],
  // The picture that readers see.
  [90, ["imagesWithoutAlt"], { hero_image_url: "/a.png" }],
  [100, [], { hero_image_url: "/a.png", alt_text: "A thermometer" }],
])("the score is %i, with the findings %j, for %j", async (score, ids, change) => {
  const { findings, ...analysis } = await analyse(change);
  expect(analysis.score).toBe(score);
  expect(findings.filter(({ kind }) => kind !== "ok").map(({ id }) => id)).toEqual(ids);
});

it("words, and keywords per hundred of them, are counted", async () => {
  expect((await analyse()).findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: "wordsGood", count: 1000 }),
      expect.objectContaining({ id: "keywordGood", count: 1 }),
    ]),
  );
});

it.each([
  ["keywordRare", 0.4, text(1001, 5)],
  ["keywordOften", 3.1, text(999, 30)],
] as const)(
  "a limit that is missed by little is not shown as reached: %s has %d",
  async (id, count, words) => {
    expect((await analyse({ content_markdown: words })).findings).toContainEqual(
      expect.objectContaining({ id, count }),
    );
  },
);

it("the score of a text that lacks everything is 0, which is poor", async () => {
  const content_markdown = `${text(100)}\n\n![](/a.png)`;
  const worst = { h1: "", meta_title: "", meta_description: "", content_markdown };
  expect(await analyse(worst)).toMatchObject({ score: 0, label: "poor" });
});

it("the first hundred words are not scored", async () => {
  const scored = async (words: number) => analyseSeo({ ...GOOD, body: await parseMarkdown(text(words)) });
  expect(await scored(99)).toBeNull();
  expect(await scored(100)).not.toBeNull();
});

it("a finding has its position in the text", async () => {
  const markdown = `${text(1000, 10)}\n\n![](/a.png)\n\n# Again`;
  const cut = ({ range }: { range?: { start: number; end: number } }) =>
    range && markdown.slice(range.start, range.end);
  expect(
    (await analyse({ content_markdown: markdown })).findings.filter(({ range }) => range).map(cut),
  ).toEqual(["# Again", "![](/a.png)"]);
});

it("a score has a label", () => {
  expect([80, 79, 60, 59, 40, 39].map(seoLabel).join()).toBe(
    "excellent,good,good,needs-work,needs-work,poor",
  );
});

it.each([
  ["Doctor on Call", "Our doctor on call is a doctor-on-call. Doctor  on\ncall!", 3],
  ["Doctor on Call", "doctors on call, doctor on calls, indoctor on call, doctor, on call", 0],
  ["Pre- and Post-Operative Care", "pre- and post-operative care, pre and post operative care", 2],
  ["IV Therapy at Home", "iv therapy at home", 1],
])("the English keyword %s is found in %j", (keyword, text, count) => {
  expect(keywordCounter(keyword, "en")(text)).toBe(count);
});

it.each([
  ["ممرّض تحت الطلب", "ممرض تحت الطلب، وممرّض تحت الطلب والممرّض تحت الطلب", 3],
  ["علاج وريدي في المنزل", "العلاج الوريدي في المنزل وبالعلاج الوريدي في منزل", 2],
  ["رعاية كبار السن", "لرعاية كبار السنّ. رعايه كبار السن", 2],
  ["أطباء الأسرة", "للأطباء الأسرة واطباء الاسره", 2],
  ["طبيب تحت الطلب", "أطبيب تحت الطلبات، طبيبة تحت الطلب", 0],
  ["رعاية الأم والمولود", "رعاية الأم والمولود ورعاية الأمومة", 1],
])("the Arabic keyword %s is found in %j", (keyword, text, count) => {
  expect(keywordCounter(keyword, "ar")(text)).toBe(count);
});

it("the keyword counter finds the name of every service in its spelling", () => {
  for (const slug of serviceSlugs) {
    const title = serviceTitle(slug) ?? { en: "", ar: "" };
    expect([slug, keywordCounter(title.en, "en")(title.en)]).toEqual([slug, 1]);
    expect([slug, keywordCounter(title.ar, "ar")(`«${title.ar}»`)]).toEqual([slug, 1]);
  }
});

it("the keyword counter accepts any keyword, also one without letters", () => {
  expect(keywordCounter("", "en")("text")).toBe(0);
  expect(keywordCounter("(*", "en")("(*")).toBe(0);
});
