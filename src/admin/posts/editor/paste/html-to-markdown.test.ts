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
    "scripts, styles and pictures",
    '<style>p{}</style><script>alert(1)</script><p>a<img src="https://x.example/a.png" onerror="alert(1)"></p><iframe src="https://x.example"></iframe>',
    "a",
  ],
  [
    "marks that a writer typed",
    "<p>2 * 3 * 4 and [x] and {{phone}}</p>",
    "2 \\* 3 \\* 4 and \\[x] and {{phone}}",
  ],
  ["an infographic's line", "<p>[INFOGRAPHIC: a clock]</p>", "[INFOGRAPHIC: a clock]"],
  ["invisible marks at the start of lines", "<p>\u200Fنص</p><ul><li>\u200Fبند</li></ul>", "نص\n\n- بند"],
  ["struck out", "<p><del>old</del> new</p>", "~~old~~ new"],
  ["nothing", "<p>\u00A0</p>", ""],
])("%s become Markdown", (_, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});
