import { parseMarkdown } from "@domain/markdown";
import { countWords, readingMinutes, textBlocks, wordsOf } from "@domain/text-blocks";
import { describe, expect, it } from "vitest";

const blocks = async (markdown: string) => textBlocks(await parseMarkdown(markdown));
const read = async (markdown: string) => (await blocks(markdown)).map(({ text }) => text);
const wordCount = async (markdown: string) => countWords(await blocks(markdown));

describe("a reader reads", () => {
  it.each([
    ["no markup", "Call **998** _now_, ~~not~~ `later` and ***soon***", "Call 998 now, not later and soon"],
    ["the words of links", 'see [us](/a "A") and [this][x]\n\n[x]: /y', "see us and this"],
    [
      "no addresses",
      "at https://a.example/a?b=c or <https://a.example> or www.a.example now",
      "at or or now",
    ],
    ["no pictures", "before ![A cat](https://example.com/cat_(1).png) after [![x](/y)](/z)", "before after"],
    ["no markers", "before [INFOGRAPHIC: five [5] signs] after", "before|after"],
    ["no embed frames", '<iframe src="https://player.vimeo.com/video/1"></iframe>\n\ntext', "text"],
    ["no comments", "a <!-- hidden\nstill --> b\n\n<!--\nhidden\n\ntoo -->\n\nc", "a b|c"],
    ["no code in fences", "a\n\n```\ncode here\n```\n\nb", "a|b"],
    ["table cells", "| Age | Call |\n|:--|--:|\n| 3 | 38 |", "Age Call|3 38"],
    ["list items one by one", "- one\n- [x] two\n1. three\n\n   more", "one|[x] two|three|more"],
    ["footnotes as they stand", "a[^1]\n\n[^1]: b", "a[1]|[1]: b"],
    ["Arabic", "## الليلة **الأولى**\n\nقِس [الحرارة](/a)", "الليلة الأولى|قِس الحرارة"],
  ])("%s", async (_, markdown, expected) => {
    expect((await read(markdown)).join("|")).toBe(expected);
  });

  it("headings as headings, and an underlined line as the text it is", async () => {
    expect(await blocks("# One #\n\nTwo\n===\n\nThree\n---\n\n##Four\n\n#hashtag\n\n---")).toEqual([
      { kind: "heading", text: "One" },
      { kind: "paragraph", text: "Two ===" },
      { kind: "paragraph", text: "Three" },
      { kind: "heading", text: "Four" },
      { kind: "paragraph", text: "#hashtag" },
    ]);
  });
});

describe("words", () => {
  it.each([
    ["don't wait: well-being, 38.5 °C, 24/7!", ["don't", "wait", "well-being", "38.5", "C", "24/7"]],
    ["it’s 1,000 — or 10:30", ["it’s", "1,000", "or", "10:30"]],
    ["الحُمّى، والسوائل؟ 38.5 درجة", ["الحُمّى", "والسوائل", "38.5", "درجة"]],
    ["re\u00ADcep\u200Dtion d\u200Fo\uFEFFse one\u200Btwo", ["reception", "dose", "one", "two"]],
    ["… — !", []],
    ["", []],
  ])("of %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("are counted without markup in both languages", async () => {
    expect(await wordCount("## Two words\n\n[Three more words](https://a.example/b) ![no](/x.png)")).toBe(5);
    expect(await wordCount("## كلمتان هنا\n\n- **ثلاث** كلمات أخرى\n\n[INFOGRAPHIC: ساعة كبيرة]")).toBe(5);
  });
});

it("the reading time is a minute for each started thousand characters", () => {
  const minutes = [0, 1000, 1001, 5999].map(readingMinutes);
  expect(minutes).toEqual([1, 1, 2, 6]);
});
