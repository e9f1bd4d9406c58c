// @vitest-environment jsdom
import { expect, it } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown";

const word = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

it.each<[string, string, string]>([
  ["headings", "<h2>One</h2><h3>Two</h3><p>Text</p>", "## One\n\n### Two\n\nText"],
  ["a title", "<h1><b>Title</b></h1>", "## Title"],
  ["a list", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", "- a\n  - b\n- c"],
  ["a numbered list", "<ol><li>a</li><li><p>b</p></li></ol>", "1. a\n2. b"],
  [
    "Word's list of levels 1, 2, 1",
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{mso-list:x}</style></head><body><!--StartFragment-->${word(1, "·", "One")}\n${word(2, "o", "Two")}\n${word(1, "·", "Three")}<!--EndFragment--></body></html>`,
    "- One\n  - Two\n- Three",
  ],
  ["Word's numbers", word(1, "1.", "أول") + word(1, "2.", "ثانٍ"), "1. أول\n2. ثانٍ"],
  ["Word's Arabic numbers", word(1, "١-", "أول") + word(1, "٢-", "ثانٍ"), "1. أول\n2. ثانٍ"],
  ["a list that goes on", `${word(1, "1.", "a")}<p>b</p>${word(1, "2.", "c")}`, "1. a\n\nb\n\n2. c"],
  ["an item of two paragraphs", "<ul><li>a<p>b</p></li></ul>", "- a\n\n  b"],
  [
    "Google's list beside its item",
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr"><p role="presentation"><span style="font-weight:400">a</span></p></li><ul><li><p>b</p></li></ul></ul></b>',
    "- a\n  - b",
  ],
  [
    "bold and italic by styles",
    '<p><span style="font-weight:700">bold</span><span> and </span><span style="font-style:italic">italic</span></p>',
    "**bold** and *italic*",
  ],
  ["bold in pieces, with spaces", "<p>a<b> one</b><b> two </b>b</p>", "a **one two** b"],
  ["bold that ends with a line", "<p><b>a<br></b>b</p>", "**a**\nb"],
  [
    "signs of the sentence in its bold words",
    "<p>السعر<b>: 99</b><b>.</b> و<b><i>، هل (</i></b>نعم)</p>",
    "السعر: **99.** و، ***هل*** (نعم)",
  ],
  [
    "one item and quotations that begin with a figure, whose marks would be its sign",
    "<p>a</p><ul><li>5 °C</li></ul><blockquote>38 °C</blockquote><blockquote><b>½</b> حبة</blockquote>",
    "a\n\n5 °C\n\n38 °C\n\n**½** حبة",
  ],
  ["an item that is a bar", "<ul><li>|</li><li>a</li></ul>", "- \\|\n- a"],
  ["items of figures", "<p>a</p><ul><li>5 ml</li><li>10 ml</li></ul>", "a\n\n- 5 ml\n- 10 ml"],
  [
    "lists without words beside a text",
    "<p>5*3*2</p><ul><li> </li></ul><ol><li>a</li><li></li></ol><blockquote> </blockquote>",
    "5\\*3\\*2\n\n1. a",
  ],
  ["bold beside Arabic letters", "<p>و<b>«الرعاية»</b>مهمة</p>", "و**«الرعاية»**مهمة"],
  [
    "a link",
    '<p>see <a href="https://clinic.example/a?b=c">us</a></p>',
    "see [us](https://clinic.example/a?b=c)",
  ],
  [
    "links that lead nowhere here",
    '<p><a href="javascript:alert(1)">a</a> <a href="#_Toc1">b</a> <a href="file:///c:/x">c</a></p>',
    "a b c",
  ],
  [
    "a table",
    "<table><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td>1</td><td>2|3</td></tr></table>",
    "| A | B |\n| - | - |\n| 1 | 2\\|3 |",
  ],
  [
    "lines and lists in a table's cells",
    "<table><tr><th>A</th></tr><tr><td>a<br>b<ul><li>c</li><li>d</li></ul></td></tr></table>",
    "| A |\n| - |\n| a<br>b<br>c<br>d |",
  ],
  [
    "a cell of two rows",
    "<table><tr><th>A</th><th>B</th></tr><tr><td rowspan=2>1</td><td>2</td></tr><tr><td>3</td></tr></table>",
    "| A | B |\n| - | - |\n| 1 | 2 |\n| | 3 |",
  ],
  ["lines by a style", "<span style='white-space:pre-wrap'><b>a</b>\nb\nc</span>", "**a**\nb\nc"],
  ["an address in words", "<p>https://x.example/?a=1&amp;b=2_c*d</p>", "https://x.example/?a=1&b=2_c*d"],
  [
    "links with marks, and without words",
    "<a href='\u200Fsms:+971 5'>a</a><a href='/x'><img></a><h2> </h2>",
    "[a](sms:+9715)",
  ],
  [
    "scripts, styles and pictures",
    '<style>p{}</style><script>alert(1)</script><p>a<img src="https://x.example/a.png" onerror="alert(1)"></p><iframe src="https://x.example"></iframe>',
    "a",
  ],
  [
    "marks that a writer typed",
    "<p>2 * 3 * 4 and [x] and {{phone}}</p>",
    "2 \\* 3 \\* 4 and \\[x] and {{phone}}",
  ],
  ["an infographic's line", "<p>[INFOGRAPHIC: a * b]</p>", "[INFOGRAPHIC: a * b]"],
  [
    "a fact in a table",
    "<table><tr><td>{{licensed:a|b}}</td><td>c</td></tr></table>",
    "| {{licensed:a|b}} | c |\n| - | - |",
  ],
  ["invisible marks at the start of lines", "<p>\u200Fنص</p><ul><li>\u200Fبند</li></ul>", "نص\n\n- بند"],
  ["struck out", "<p><del>old</del> new</p>", "~~old~~ new"],
  ["nothing", "<p>\u00A0</p>", ""],
])("%s become Markdown", async (_, html, markdown) => {
  expect(await htmlToMarkdown(html)).toBe(markdown);
});

it("a long bold space is read in one pass", async () => {
  const before = process.cpuUsage().user;
  expect(await htmlToMarkdown(`<p>a<b>b${"&nbsp;".repeat(100_000)}c</b>d</p>`)).toMatch(/^ab\s+cd$/);
  // Only the CPU time of this process counts.
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});
