import { bodyImages, textBlocks } from "@domain/text-blocks";
import { wordCount, wordsOf } from "@domain/words";
import { describe, expect, it } from "vitest";

const read = (markdown: string) => textBlocks(markdown).map(({ text }) => text);

describe("a reader reads", () => {
  it.each([
    ["no markup", "Call **998** _now_, ~~not~~ `later` and ***soon***", "Call 998 now, not later and soon"],
    ["names with underscores", "the file_name_here and 2 * 3", "the file_name_here and 2 3"],
    ["escaped signs", String.raw`a \*star\* and \#1`, "a *star* and #1"],
    ["the words of links", 'see [our doctors](/doctors "Doctors") and [this][x]', "see our doctors and this"],
    [
      "no addresses",
      "at https://example.com/a?b=c or <https://example.com> or www.example.com now",
      "at or or now",
    ],
    ["no pictures", "before ![A cat](https://example.com/cat_(1).png) after [![x](/y)](/z)", "before after"],
    ["no markers", "before [INFOGRAPHIC: five [5] signs] after", "before|after"],
    ["no embed frames", '<iframe src="https://player.vimeo.com/video/1" width="560"></iframe> text', "text"],
    ["no comments", "a <!-- hidden\n\nstill --> b <!-- never ends", "a b <!-- never ends"],
    ["no code in fences", "a\n\n```\ncode here\n```\n\nb", "a|b"],
    ["no link definitions", "a\n\n[x]: https://example.com 'X'", "a"],
    ["entities as signs", "salt &amp; water&nbsp;now", "salt & water now"],
    ["table cells", "| Age | Call |\n|:--|--:|\n| 3 | 38 |", "Age Call|3 38"],
    ["list items one by one", "- one\n- [x] two\n1. three\n\n   more", "one|two|three|more"],
    ["quotations", "> calm\n> down", "calm down"],
    ["Arabic", "## الليلة **الأولى**\n\nقِس [الحرارة](/a)", "الليلة الأولى|قِس الحرارة"],
  ])("%s", (_, markdown, expected) => {
    expect(read(markdown).join("|")).toBe(expected);
  });

  it("headings of both spellings as headings", () => {
    expect(textBlocks("# One #\n\nTwo\n===\n\nThree\n---\n\n#hashtag\n\n---")).toEqual([
      { kind: "heading", level: 1, text: "One" },
      { kind: "heading", level: 1, text: "Two" },
      { kind: "heading", level: 2, text: "Three" },
      { kind: "paragraph", level: 0, text: "#hashtag" },
    ]);
  });
});

describe("words", () => {
  it.each([
    ["don't wait: well-being, 38.5 °C, 24/7!", ["don't", "wait", "well-being", "38.5", "C", "24/7"]],
    ["it’s 1,000 — or 10:30", ["it’s", "1,000", "or", "10:30"]],
    ["الحُمّى، والسوائل؟ 38.5 درجة", ["الحُمّى", "والسوائل", "38.5", "درجة"]],
    ["… — !", []],
    ["", []],
  ])("of %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("are counted without markup in both languages", () => {
    expect(wordCount("## Two words\n\n[Three more words](https://example.com/a/b) ![no](/x.png)")).toBe(5);
    expect(wordCount("## كلمتان هنا\n\n- **ثلاث** كلمات أخرى\n\n[INFOGRAPHIC: ساعة كبيرة]")).toBe(5);
  });
});

it.each([
  ["![A cat](/cat.png)", [{ alt: "A cat", url: "/cat.png" }]],
  [
    '![A](<a b.png> "Title") ![](https://e.com/x_(1).png)',
    [
      { alt: "A", url: "a b.png" },
      { alt: "", url: "https://e.com/x_(1).png" },
    ],
  ],
  [String.raw`![a \[b\]](/c)`, [{ alt: "a [b]", url: "/c" }]],
  ["[no picture](/a) ! [x](/y)", []],
])("finds the pictures of %s", (markdown, images) => {
  expect(bodyImages(markdown)).toMatchObject(images);
  expect(bodyImages(markdown)).toHaveLength(images.length);
});

const LENGTH = 200_000;

it.each([
  "[",
  "![",
  "[a](",
  "<a ",
  "<!--",
  "*a_ ",
  "`",
  "[INFOGRAPHIC: ",
  "> ",
  "- ",
  "https://",
  "&amp",
  "\\",
  "| a |",
  "---\n",
])("200 kB of %j come to an end", (text) => {
  expect(textBlocks(text.repeat(LENGTH / text.length))).toBeInstanceOf(Array);
  expect(bodyImages(text.repeat(LENGTH / text.length))).toBeInstanceOf(Array);
});
