import { elementsOf, parseMarkdown } from "@domain/markdown";
import { readableSource } from "@domain/markdown-dialect/readable-source";
import { Turns } from "@domain/turns";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bodyTree } from "./body-tree";
import { drawn, draws } from "./testing/drawn";

const RLM = "\u200F";
const LRM = "\u200E";
const ZWSP = "\u200B";
const BOM = "\uFEFF";
const NBSP = "\u00A0";

describe("emphasis beside letters", () => {
  draws([
    ["و**«الرعاية»** مهمة", "و<strong>«الرعاية»</strong> مهمة"],
    ["**تنبيه:**اتصل", "<strong>تنبيه:</strong>اتصل"],
    ["**هل؟**ثم", "<strong>هل؟</strong>ثم"],
    ["**100%**من", "<strong>100%</strong>من"],
    ["و*«نص»*", "و<em>«نص»</em>"],
    ["و*“نص”*ثم", "و<em>“نص”</em>ثم"],
    ["من**$5**ثم **+ض**ثم", "من<strong>$5</strong>ثم <strong>+ض</strong>ثم"],
    [
      "**[راجع](/ar/contact)**ثم و**[راجع](/ar/contact)**",
      "<strong><a /ar/contact>راجع</a></strong>ثم و<strong><a /ar/contact>راجع</a></strong>",
    ],
    ['**the("x")word** the**("x")**word', '<strong>the("x")word</strong> the<strong>("x")</strong>word'],
    ["**أ:**ب **ج:**د", "<strong>أ:</strong>ب <strong>ج:</strong>د"],
    ["***نص:***ثم", "<em><strong>نص:</strong></em>ثم"],
    ["و_«نص»_ثم __تنبيه:__ثم", "و<em>«نص»</em>ثم <strong>تنبيه:</strong>ثم"],
    ["و**…نص**", "و<strong>…نص</strong>"],
    ["و~~«نص»~~ثم ~~old~~", "و<del>«نص»</del>ثم <del>old</del>"],
    [`${RLM}و**«نص»**${RLM} ثم`, `و<strong>«نص»</strong>${RLM} ثم`],
  ]);

  describe("is none where a star is a sign", () => {
    draws([
      ["AED 99*, AED 149*.", "AED 99*, AED 149*."],
      ["السعر 99*، و149*.", "السعر 99*، و149*."],
      ["4*(20+7)*2 and 2 * 3 * 4", "4*(20+7)*2 and 2 * 3 * 4"],
      ["snake_case_name a_(b)_c $5 and $6", "snake_case_name a_(b)_c $5 and $6"],
      ["#رعاية_منزلية_دبي", "#رعاية_منزلية_دبي"],
    ]);
  });

  it("may be inside of emphasis, as before", async () => {
    expect(await drawn("*a (*b*)* **c «d **e** f»**")).toBe(
      "<em>a (<em>b</em>)</em> <strong>c «d <strong>e</strong> f»</strong>",
    );
  });
});

describe("a bare address", () => {
  const LINK = "<a https://clinic.example/book>https://clinic.example/book</a>";

  it.each([..."، ؛ ؟ » ” … — )؛ ؟» . ). ! ،ثم .ثم ثم ** 😀".split(" "), " ثم", `${LRM}،`])(
    "ends before %j",
    async (after) => {
      expect(await drawn(`(https://clinic.example/book${after}`)).toBe(`(${LINK}${after}`);
    },
  );

  draws([
    ["www.clinic.example، ثم", "<a http://www.clinic.example>www.clinic.example</a>، ثم"],
    ["«www.clinic.example/a»", "«<a http://www.clinic.example/a>www.clinic.example/a</a>»"],
    ["إلىhttps://clinic.example/bookثم", `إلى${LINK}ثم`],
    ["**راجع https://clinic.example/book**ثم", `<strong>راجع ${LINK}</strong>ثم`],
    ["[انظر https://clinic.example/book؛ ثم", `[انظر ${LINK}؛ ثم`],
    ["[https://clinic.example/book](/y)", "<a /y>https://clinic.example/book</a>"],
    [
      "https://x.example/a_(b)_c?d[]=1&e=2, f",
      "<a https://x.example/a_(b)_c?d%5B%5D=1&e=2>https://x.example/a_(b)_c?d[]=1&e=2</a>, f",
    ],
    ["care@clinic.example، ثم", "<a mailto:care@clinic.example>care@clinic.example</a>، ثم"],
    ["https://، http:// httpsx", "https://، http:// httpsx"],
  ]);

  it("keeps a path in Arabic", async () => {
    expect(await drawn("https://clinic.example/ar/مقالة-2-عن؟")).toBe(
      `<a https://clinic.example/ar/${encodeURIComponent("مقالة-2-عن")}>https://clinic.example/ar/مقالة-2-عن</a>؟`,
    );
  });
});

describe("invisible marks at the ends of lines", () => {
  it.each([RLM, LRM, ZWSP, BOM, NBSP, `${RLM}${NBSP} ${LRM}`])("change nothing: %j", async (mark) => {
    const line = (text: string) => `${mark}${text}${mark}`;
    const text = "## أ\n\n- ب\n- ج\n\n1. د\n\n> ه\n\n| و | ز |\n|---|---|\n| ح | ط |";
    expect(await drawn(text.split("\n").map(line).join("\n"))).toBe(await drawn(text));
    expect(await drawn(text)).toContain("<td>ط</td>");
  });

  draws([
    [`##${NBSP}أ`, "<h2>أ</h2>"],
    [`-${NBSP}أ\n-${NBSP}ب`, "<ul><li>أ</li><li>ب</li></ul>"],
    [`أ ${RLM}ب${LRM} ج`, `أ ${RLM}ب${LRM} ج`],
    ["a\u000Bb \u0000\uD83D\uFFFEc", "a/b c"],
  ]);

  it("leave the places of elements as they are in the text", async () => {
    const text = `${RLM}a${RLM}\n${ZWSP}\n\r\n${RLM}${LRM}## b\n\n![c](/d)`.replace("\r", "");
    const [heading] = elementsOf(await parseMarkdown(text), "h2");
    const [image] = elementsOf(await parseMarkdown(text), "img");
    expect(text.slice(heading?.start, heading?.end)).toBe("## b");
    expect(text.slice(image?.start, image?.end)).toBe("![c](/d)");
  });
});

describe("lines", () => {
  draws([
    ["أوقات العمل:\nالسبت 8-20\nالأحد 8-20", "أوقات العمل:/السبت 8-20/الأحد 8-20"],
    ["a  \nb\\\nc", "a/b/c"],
    ["> a\n> b", "<blockquote>a/b</blockquote>"],
    ["١. أول\n٢. ثانٍ", "<ol><li>أول</li><li>ثانٍ</li></ol>"],
    ["۱) اول\n۲) دوم", "<ol><li>اول</li><li>دوم</li></ol>"],
    ["- أ\n  ١. ب", "<ul><li>أ<ol><li>ب</li></ol></li></ul>"],
    ["بعد:\n٢. ثانٍ", "بعد:/٢. ثانٍ"],
    ["١- أ\n٢- ب", "١- أ/٢- ب"],
  ]);
});

describe("links that dial", () => {
  draws([
    ["[call](tel:+971 4 000 0000) (x y)", "<a tel:+97140000000>call</a> (x y)"],
    ["<tel:+971 4 000 0000>", "<a tel:+97140000000><bdi>+971\u00A04\u00A0000\u00A00000</bdi></a>"],
    ["[b](sms:+971500000000)", "<a sms:+971500000000>b</a>"],
    ["[a](tel:(04) 000 0000)", "<a tel:040000000>a</a>"],
    [
      "[أ](tel:+971 4 000 0000)، [ب](+971 4 000 0001 'c d')",
      "<a tel:+97140000000>أ</a>، <a tel:+97140000001>ب</a>",
    ],
    [
      `[a](${RLM}tel:+971 4 000 0000) [b](clinic.example/c d)`,
      "<a tel:+97140000000>a</a> <a https://clinic.example/c%20d>b</a>",
    ],
    ["[a](see page 2) [b](e.g. this) [c](200 000)", "[a](see page 2) [b](e.g. this) [c](200 000)"],
    ["[موعد](05 12 2024)، [a](08.00 - 20.00)", "[موعد]<bdi>(05 12 2024)</bdi>، [a](08.00 - 20.00)"],
    ["[a](+20 - 30)", "[a](<bdi>+20</bdi> - 30)"],
    ["[a](tel:javascript:alert(1))", "a"],
    ["[a](https://x.example/a b) c", "<a https://x.example/a%20b>a</a> c"],
    ['[a](https://x.example "b c")', "<a https://x.example>a</a>"],
    [
      "[a](clinic.example/x) [b](care@clinic.example)",
      "<a https://clinic.example/x>a</a> <a mailto:care@clinic.example>b</a>",
    ],
  ]);
});

it("telephone numbers run from left to right", async () => {
  expect(await drawn("## اتصل (+971)\n\n`800-CARE` و**+971 4 000 0000**ثم 8-20")).toBe(
    "<h2>اتصل <bdi>(+971)</bdi></h2> ¶ <code><bdi>800-CARE</bdi></code> و<strong><bdi>+971 4 000 0000</bdi></strong>ثم 8-20",
  );
});

describe("raw HTML", () => {
  draws([
    ["5 ml<br>10 ml<BR/>", "5 ml/10 ml"],
    [
      "| a |\n|---|\n| 5 ml<br />10 ml |",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>5 ml/10 ml</td></tr></tbody></table>",
    ],
    ['<p dir="rtl">نص</p>', "نص"],
    ["<div>\nنص\n</div>", "نص"],
    ["<o:p></o:p>نص", "نص"],
    ["`<o:p>` a <m:5 and b> 3", "<code><o:p></code> a <m:5 and b> 3"],
    ["<div>\n\n## a\n\n- **b**\n\n</div>", "<h2>a</h2> ¶ <ul><li><strong>b</strong></li></ul>"],
    ["<p>one</p><p><b>two</b></p>", "one/two"],
    ["<tr><td>a</td><td>b</td></tr>", "a  b"],
    ["a <script>alert(1)</script>b", "a b"],
    ["<style>\n.a {}\n\n## b\n</style>\n\n## c", "<h2>c</h2>"],
    ["<iframe src='https://x.example'>a</iframe>b", "b"],
    ["a\n<!-- b -->\nc <!-- d --> e", "a/c  e"],
    ["<!--\n\n## a\n\n-->\n\n## b", "<h2>b</h2>"],
    ["<!-- a\n\n## b", "<!-- a ¶ <h2>b</h2>"],
    ["`<script>a</script>` <5 ml", "<code><script>a</script></code> <5 ml"],
    ["```\n<script>\n</script>\n```", "<pre><code><script></script></code></pre>"],
  ]);
});

it("any text gives a body of whole characters, without scripts", async () => {
  const part = fc.constantFrom(
    ...Array.from("*_~[]()<>#-|!&`\n 1.وa"),
    ..."** ]( https:// www.x.y <script> </script> <!-- --> <br>".split(" "),
    "\uD83D",
    RLM,
    BOM,
    "\n\n",
    "٣. ",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
      const body = JSON.stringify(await bodyTree(parts.join("")));
      expect(body).not.toMatch(/"tagName":"(?:script|iframe)"|\uFFFF|\\u(?:d[89a-f]|ffff)|javascript:/);
    }),
    { numRuns: 150 },
  );
});

it("a long text is made readable in one pass", async () => {
  const before = process.cpuUsage().user;
  for (const text of [`<o:${"a".repeat(200_000)}`, "<o:a".repeat(50_000), "](+1 2 3 4 5 ".repeat(10_000)])
    await readableSource(text, () => false, new Turns());
  // Only the CPU time of this process counts.
  expect(process.cpuUsage().user - before).toBeLessThan(3_000_000);
});
