// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { PublishedPost } from "@/data/public/article.queries";
import { plainTextOf } from "@/components/patterns/markdown/body-node";
import { bodyTree } from "@/components/patterns/markdown/body-tree";
import { factsQuery } from "@/data/public/facts.queries";
import { publishedText } from "@/testing/factories";
import { testFacts } from "@/testing/facts";
import { testQueryClient } from "@/testing/query-client";
import { serveApi } from "@/testing/serve-api";
import type { Locale } from "@/config/locales";
import { articleQuery, articleContent } from "./article.queries";

const translation = (lang: string, title: string) =>
  publishedText(lang, {
    title,
    content_markdown: "x".repeat(1001),
    meta_title: "",
    faq: [{ q: "When?", a: "" }],
  });

const post = (...translations: PublishedPost["blog_post_translations"]): PublishedPost => ({
  id: "post-1",
  slug: "fever",
  origin: "written",
  primary_service: "doctor-on-call",
  published_at: "2026-11-18T08:00:00+00:00",
  updated_at: "2026-11-18T08:00:00+00:00",
  authors: null,
  blog_post_tags: [{ tag_slug: "fever" }],
  blog_post_translations: translations,
});

const contentIn = (locale: Locale, stored: PublishedPost, facts = testFacts()) =>
  articleContent(stored, locale, bodyTree, facts);

const english = translation("en", "Fever");
const arabic = translation("ar", "الحمّى");

describe("the language of an article", () => {
  it("is that of the page if that translation exists; an incomplete one is left out", async () => {
    expect(await contentIn("ar", post(english, arabic))).toMatchObject({
      lang: "ar",
      languages: ["en", "ar"],
      headline: "الحمّى",
      metaTitle: "الحمّى",
      metaDescription: "الحمّى",
      faq: [],
      hero: null,
      author: null,
    });
  });

  it.each([
    ["without a translation", post(english)],
    ["with an empty one", post(english, { ...arabic, content_markdown: "" })],
    ["with a blank one", post(english, { ...arabic, content_markdown: " \n\t " })],
  ])("is English on an Arabic page %s", async (_, stored) => {
    expect(await contentIn("ar", stored)).toMatchObject({ lang: "en", languages: ["en"] });
  });

  it("is never Arabic on an English page, and does not exist without any translation", async () => {
    expect(await contentIn("en", post(arabic))).toBeNull();
    expect(await contentIn("ar", post())).toBeNull();
  });
});

it("an article has its facts filled in with current values, in its language", async () => {
  const text = "From {{price:nurse-on-call}}; call {{phone}}. {{unknown}}";
  const ofTomorrow = testFacts({ phone: "+97141234567" });
  const content = await contentIn(
    "ar",
    post({ ...arabic, content_markdown: text, excerpt: text, faq: [{ q: text, a: text }] }),
    ofTomorrow,
  );
  const filled = "From 99 درهمًا; call +971 4 123 4567. {{unknown}}";
  expect(content).toMatchObject({ excerpt: filled, metaDescription: filled, faq: [{ q: filled }] });
  expect(JSON.stringify(content?.body)).toContain("99 درهمًا");
  expect(plainTextOf(content?.faq[0]?.answer ?? [])).toBe(filled);
  expect(JSON.stringify(content)).not.toMatch(/[\u2066-\u2069]/);
});

it.each(["en", "ar"] as const)(
  "a number that is a fact can be dialled and written to in %s",
  async (lang) => {
    const text = "[call](tel:{{phone}}) [chat](https://wa.me/{{whatsapp}}?text=a) <tel:{{phone}}> {{phone}}";
    const facts = testFacts({ phone: "+97140000000", whatsapp: "+97140000000" });
    const content = await contentIn(lang, post({ ...english, lang, content_markdown: text }), facts);
    const body = JSON.stringify(content?.body);
    expect(body.match(/"href":"[^"]*"/g)).toEqual([
      '"href":"tel:+97140000000"',
      '"href":"https://wa.me/97140000000?text=a"',
      '"href":"tel:+97140000000"',
    ]);
    expect(body).toContain('"+971 4 000 0000"');
  },
);

it("an answer is Markdown on the page and plain text in the data", async () => {
  const a = "**مهم:** راجع [صفحة](/ar/contact)\n\n1. أ\n2. ب\n\n## عنوان";
  const content = await contentIn("ar", post({ ...arabic, faq: [{ q: "س", a }] }));
  const answer = content?.faq[0]?.answer ?? [];
  expect(answer.map((node) => node.type === "element" && node.tagName)).toEqual(["p", "ol", "h4"]);
  expect(JSON.stringify(answer)).toContain('"href":"/ar/contact"');
  expect(plainTextOf(answer)).toBe("مهم: راجع صفحة\n\n1. أ\n2. ب\n\nعنوان");
});

it("an article has the reviewer of its text in this language, and their valid licence", async () => {
  const licence = { licence_number: "123", licence_authority: "DHA", licence_authority_ar: "" };
  const read = {
    ...arabic,
    reviewed: { name: "Dr. Omar", name_ar: "د. عمر", on: "2026-11-20" },
    clinicians: licence,
  };
  expect(await contentIn("ar", post(english, read))).toMatchObject({
    isGenerated: false,
    reviewed: { name: "د. عمر", on: "2026-11-20", licence },
  });
  expect(await contentIn("ar", post(english, { ...read, clinicians: null }))).toMatchObject({
    reviewed: { name: "د. عمر", licence: null },
  });
  expect(await contentIn("en", { ...post(english, read), origin: "generated" })).toMatchObject({
    isGenerated: true,
    reviewed: null,
  });
});

it.each([
  ["en", "*Prepared automatically, not yet reviewed by a clinician.*"],
  ["ar", "*أُعدّ هذا المقال آليًا، ولم يراجعه مختص بعد.*"],
] as const)("an older generated article leaves out the line that its page shows: %s", async (lang, line) => {
  const content = await contentIn(
    lang,
    post({ ...english, lang, content_markdown: `${line}\n\nText. ${line}` }),
  );
  expect(plainTextOf(content?.body ?? [])).toBe(`Text. ${line.slice(1, -1)}`);
});

it("a question shows no signs of Markdown, and a short text no tags of raised figures", async () => {
  const faq = [{ q: "**Is** `1*3*7` [fine](/about)?\n\n> 10<sup>9</sup>/L", a: "H<sub>2</sub>O" }];
  const content = await contentIn(
    "en",
    post({ ...english, excerpt: "10<sup>9</sup>/L, 1*3*7 m<sup>2</sup>", faq }),
  );
  expect(content?.faq[0]?.q).toBe("Is 1*3*7 fine? > 10⁹/L");
  expect(plainTextOf(content?.faq[0]?.answer ?? [])).toBe("H₂O");
  expect(content?.excerpt).toBe("10⁹/L, 1*3*7 m²");
});

describe("an article that is read again", () => {
  function serve(stored: PublishedPost[]) {
    serveApi({ "GET blog_posts": stored });
    const client = testQueryClient();
    client.setQueryData(factsQuery.queryKey, testFacts());
    return { client, query: articleQuery("fever", "en") };
  }

  it("keeps its generated pictures, and shows its new text", async () => {
    const marker = "[INFOGRAPHIC: A clock]";
    const text = (content_markdown: string) => post({ ...english, content_markdown });
    const { client, query } = serve([text(`New\n\n${marker}`)]);
    const old = await contentIn("en", text(`Old\n\n${marker}`));
    const image = "https://cdn.example.com/clock.png";
    for (const node of old?.body ?? []) if (node.type === "infographic") node.image = image;
    client.setQueryData(query.queryKey, old);
    const read = await client.fetchQuery({ ...query, staleTime: 0 });
    expect(JSON.stringify(read?.body)).toContain("New");
    expect(read?.body).toContainEqual({ type: "infographic", description: "A clock", image });
  });

  it("does not exist after it was taken offline", async () => {
    const { client, query } = serve([]);
    client.setQueryData(query.queryKey, await contentIn("en", post(english)));
    expect(await client.fetchQuery({ ...query, staleTime: 0 })).toBeNull();
  });
});

it("links in an answer to headings of the text lead to them", async () => {
  const content_markdown = "## Call 998";
  const content = await contentIn(
    "ar",
    post({ ...arabic, content_markdown, faq: [{ q: "س", a: "[#](#call-998)" }] }),
  );
  expect(JSON.stringify(content?.faq[0]?.answer)).toContain('"href":"#c-998"');
});
