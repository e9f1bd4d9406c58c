// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown";

const wordComment = `<p class=MsoNormal>Take <a style='mso-comment-reference:AB_1;mso-comment-date:20261127T1000'>two</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> tablets</p>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt language=JavaScript><span style='mso-comment-author:"A B"'><a name="_msocom_1"></a></span><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[AB1]</a></span>Ask the doctor</p></div></div></div>`;

const wordNote = `<p class=MsoNormal>500<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:12.0pt'>[1]</span></span><![endif]></span></span></a> mg</p><div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'>[1]</span></span></a> For adults.</p></div></div>`;

const onlineItem = (level: number, tag: string, text: string, more = "") =>
  `<div class="ListContainerWrapper SCXW1"><${tag} role="list" class="BulletListStyle1" ${more}><li data-leveltext="o" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;

const mail = (inner: string) =>
  `<table role="presentation" width="100%"><tbody><tr><td><table><tbody><tr><td style="padding:10px">${inner}</td></tr></tbody></table></td></tr></tbody></table>`;

it.each<[string, string, string]>([
  // Powers, formulas and what is raised
  ["a power", "<p>10<sup>9</sup>/L, 60 kg/m<sup>2</sup>, H<sub>2</sub>O</p>", "10⁹/L, 60 kg/m², H₂O"],
  ["a charge", "<p>Ca<sup>2</sup><sup>+</sup>, HCO<sub>3</sub><sup>-</sup></p>", "Ca²⁺, HCO₃⁻"],
  [
    "a power by Google's style",
    '<p dir="ltr"><span style="font-size:11pt;vertical-align:baseline">10</span><span style="font-size:0.6em;vertical-align:super">-9</span><span style="vertical-align:baseline"> mol; CO</span><span style="font-size:0.6em;vertical-align:sub">2</span></p>',
    "10⁻⁹ mol; CO₂",
  ],
  [
    "what Word raises by a position",
    "<p>10<span style='position:relative;top:-5.0pt;mso-text-raise:5.0pt'>9</span>/L, H<span style='position:relative;top:3.0pt;mso-text-raise:-3.0pt'>2</span>O</p>",
    "10⁹/L, H₂O",
  ],
  ["what is raised by a length", "<p>m<span style='vertical-align:30%;font-size:70%'>3</span></p>", "m³"],
  [
    "what is raised by a class",
    "<style><!-- /* Styles */ span.up {mso-style-name:up; vertical-align:super;} .c2{vertical-align:sub} --></style><p>10<span class=up>9</span> CO<span class='c1 c2'>2</span></p>",
    "10⁹ CO₂",
  ],
  ["a place that only looks better", "<p>a<span style='position:relative;top:-1px'>9</span></p>", "a9"],
  [
    "letters without a raised form",
    "<p>the 1<sup>st</sup> dose, T<sub>max</sub></p>",
    "the 1st dose, T\\_(max)",
  ],
  ["Arabic figures", "<p>١٠<sup>٩</sup></p>", "١٠⁹"],
  ["signs that are raised already", "<p>Brand<sup>®</sup> 5<sup>°</sup>C</p>", "Brand® 5°C"],
  ["a bold power", "<p><b>10<sup>9</sup></b></p>", "**10⁹**"],
  [
    "a power in a heading and a cell",
    "<h2>m<sup>2</sup></h2><table><tr><td>a</td><td>10<sup>9</sup></td></tr></table>",
    "## m²\n\n| a | 10⁹ |\n| - | - |",
  ],
  [
    "a formula of ChatGPT",
    '<p>WBC <span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mn>4</mn><mo>×</mo><msup><mn>10</mn><mn>9</mn></msup><mi mathvariant="normal">/</mi><mi>L</mi></mrow><annotation encoding="application/x-tex">4 \\times 10^9/L</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">4×10<span class="vlist">9</span>/L</span></span></span></p>',
    "WBC 4×10⁹/L",
  ],

  // Footnotes
  ["a note of Word", wordNote, "500\\[1] mg\n\n---\n\n\\[1] For adults."],
  [
    "a note of Writer",
    '<p>500<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> mg</p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>For adults.</p></div>',
    "500\\[1] mg\n\n\\[1] For adults.",
  ],
  [
    "a note of Google Docs",
    '<p>500<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> mg</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> For adults.</span></p></div>',
    "500\\[1] mg\n\n---\n\n\\[1] For adults.",
  ],
  [
    "a note of a page",
    '<p>500<sup id="fnref:1"><a href="#fn:1" class="footnote-ref" role="doc-noteref">1</a></sup> mg</p><ol><li id="fn:1"><p>For adults. <a href="#fnref:1" class="footnote-back" role="doc-backlink">↩︎</a></p></li></ol>',
    "500\\[1] mg\n\n1. For adults.",
  ],
  ["a link to a part of the page", '<p>see <a href="#part">part 2</a></p>', "see part 2"],

  // Contents that a document does not show
  ["comments of Word", wordComment, "Take two tablets"],
  [
    "comments of Google Docs",
    '<p>Take two<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> tablets</p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Ask the doctor</span></p></div>',
    "Take two tablets",
  ],
  [
    "changes that Word tracks",
    '<p>Take <span class=msoDel><del cite="mailto:A%20B" datetime="2026-11-27T10:00">5</del></span><span class=msoIns><ins cite="mailto:A%20B">6</ins></span> mg</p>',
    "Take 6 mg",
  ],
  [
    "hidden text",
    "<div style='display:none;max-height:0'>Preview</div><p>a<span style='mso-hide:all;display:none'>b</span><span style='visibility:hidden'>c</span><span hidden>d</span><span style='font-size:0'>e</span><span style='font-size:0.6em'>f</span><span style='opacity:0'>g</span><span style='opacity:0.8'>h</span></p>",
    "afh",
  ],
  [
    "what a class hides",
    "<style>.x{display:none}.y{color:red}</style><p>a<span class=x>b</span><span class=y>c</span></p>",
    "ac",
  ],
  [
    "what is only read out",
    '<p>a<span class="sr-only">(opens in a new tab)</span><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)">b</span> <span aria-hidden="true">→</span><span aria-hidden="true">5 mg</span></p>',
    "a 5 mg",
  ],
  ["smileys", '<p>Hello <img alt="😀" src="data:,"> <img alt="A chart" src="x.png">you</p>', "Hello 😀 you"],

  // Links
  [
    "a link through Google",
    '<p><a href="https://www.google.com/url?q=https://clinic.example/a%3Fb%3D1&amp;sa=D&amp;usg=x">a</a></p>',
    "[a](https://clinic.example/a?b=1)",
  ],

  // Tables
  [
    "heads above two columns",
    "<table><tr><th rowspan=2>Age</th><th colspan=2>Dose</th></tr><tr><th>Morning</th><th>Evening</th></tr><tr><td>1–3</td><td>5 ml</td><td>10 ml</td></tr></table>",
    "| Age | Dose | |\n| - | - | - |\n| | Morning | Evening |\n| 1–3 | 5 ml | 10 ml |",
  ],
  [
    "a cell of two rows and two columns",
    "<table><tr><td>a</td><td>b</td><td>c</td></tr><tr><td>d</td><td rowspan=2 colspan=2>e</td></tr><tr><td>f</td></tr><tr><td>g</td><td>h</td><td>i</td></tr></table>",
    "| a | b | c |\n| - | - | - |\n| d | e | |\n| f | | |\n| g | h | i |",
  ],
  [
    "a caption",
    "<table><caption>Doses by <b>age</b></caption><tr><th>a</th><th>b</th></tr></table>",
    "Doses by **age**\n\n| a | b |\n| - | - |",
  ],
  [
    "a frame of one cell",
    "<table><tr><td><p>One</p><p>Two</p><ul><li>c</li></ul></td></tr></table>",
    "One\n\nTwo\n\n- c",
  ],
  [
    "the frames of a mail",
    mail("<h2>Title</h2><p>5 mg</p><table><tr><td>a</td><td>b</td></tr></table>"),
    "## Title\n\n5 mg\n\n| a | b |\n| - | - |",
  ],
  [
    "names of rows without a head",
    "<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>",
    "| a | b |\n| - | - |\n| c | d |",
  ],
  [
    "a head below the rows",
    "<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody><thead><tr><th>a</th></tr></thead></table>",
    "| a |\n| - |\n| 1 |\n| 2 |",
  ],

  // Lists
  [
    "Writer's inner list",
    "<ul><li>First</ul><ul><ul><li>Nested</ul></ul><ul><li>Third</ul>",
    "- First\n  - Nested\n- Third",
  ],
  [
    "Writer's deep list",
    "<ol><li>a</li><ol><li>b</li><ol><li>c</li></ol></ol><li>d</li></ol>",
    "1. a\n   1. b\n      1. c\n2. d",
  ],
  [
    "neighbours",
    "<ul><li>a</li></ul>\n<ul><li>b</li></ul><p>c</p><ul><li>d</li></ul>",
    "- a\n- b\n\nc\n\n- d",
  ],
  ["numbers that go on", '<ol><li>a</li></ol><ol start="2"><li>b</li></ol>', "1. a\n2. b"],
  ["numbers that begin again", "<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>", "1. a\n2. b\n\n1) c"],
  ["an inner list without its item", "<ul><ul><li>a</li></ul></ul>", "- a"],
  [
    "Word's items in a browser",
    onlineItem(1, "ul", "One") +
      onlineItem(2, "ul", "Two") +
      onlineItem(2, "ul", "Three") +
      onlineItem(1, "ul", "Four"),
    "- One\n  - Two\n  - Three\n- Four",
  ],
  [
    "Word's numbers in a browser",
    onlineItem(1, "ol", "One", 'start="1"') + onlineItem(1, "ol", "Two", 'start="2"'),
    "1. One\n2. Two",
  ],
  [
    "Notion's list",
    "<meta charset='utf-8'><!-- notionvc: 1 --><ul>\n<li>One\n<ul>\n<li>Two 5 mg</li>\n</ul>\n</li>\n<li>Three</li>\n</ul>",
    "- One\n  - Two 5 mg\n- Three",
  ],
  [
    "ChatGPT's list",
    '<ol data-start="1" data-end="2"><li data-start="1" data-end="9"><p data-start="4"><strong>Dose</strong>: 5 mg</p><ul data-start="9"><li><p>before food</p></li></ul></li><li><p>b</p></li></ol>',
    "1. **Dose**: 5 mg\n   - before food\n2. b",
  ],
  [
    "Outlook's list",
    "<ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>One<o:p></o:p></li><ul style='margin-top:0cm' type=circle><li class=MsoListParagraph style='mso-list:l0 level2 lfo1'>Two<o:p></o:p></li></ul></ul>",
    "- One\n  - Two",
  ],

  // Signs
  [
    "signs before figures",
    "<p>&gt;38.5 °C</p><p>+5</p><p>~4 to ~6 hours, 1*3*7</p>",
    "\\>38.5 °C\n\n+5\n\n\\~4 to \\~6 hours, 1\\*3\\*7",
  ],
  ["words in pointed brackets", "<p>Dear &lt;name&gt;</p>", "Dear \\<name>"],
  ["Arabic numbers that are no list", "<p>١. نص</p><p>۲) نص</p>", "١\\. نص\n\n۲\\) نص"],
])("%s", async (_, html, markdown) => {
  expect(await htmlToMarkdown(html)).toBe(markdown);
});

/** Written as OpenDocument, and saved as HTML by LibreOffice 7.4: directly, by way of a Word file, and by way of rich text. */
it.each(["writer", "writer-from-docx", "writer-from-rtf"])("the document %s", async (name) => {
  const html = readFileSync(path.join(import.meta.dirname, "documents", `${name}.html`), "utf8");
  const markdown = await htmlToMarkdown(html);
  expect(markdown).toContain("## Fever\n\nWBC 10⁹/L, H₂O, 500\\[1] mg, 1\\*3\\*7 days");
  expect(markdown).toContain(
    "Take two tablets, **now**.\n\n- First\n  - Nested\n- Third\n\n1. Step one\n2. Step two\n   1. Part\n\n| Dose |",
  );
  expect(markdown).toMatch(/\\>38\.5 °C: call\. [*]?\[[*]?link[*]?\]\(https:\/\/clinic\.example\/x\)/);
  expect(markdown).toMatch(/\\\[1\] For\s+adults only\.$/);
});
