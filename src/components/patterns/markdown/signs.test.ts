import { describe, expect, it } from "vitest";
import { bodyTree } from "./body-tree";
import { drawn, draws } from "./testing/drawn";

const QUOTED_FIGURES =
  "<blockquote>fever:/> 38 °C</blockquote> ¶ <blockquote><blockquote>a5</blockquote></blockquote>";

describe("decision 64: the reading that loses no character", () => {
  draws([
    ["Take 1*3*7 days, قرص 1*3*7 أيام", "Take 1*3*7 days, قرص 1*3*7 أيام"],
    ["2 *3* 4, 5%*3%*2, mg*kg*day, x**2 + y**2", "2 *3* 4, 5%*3%*2, mg*kg*day, x**2 + y**2"],
    [
      "take 2 **5 mg** tablets, و**10 ملغ** ثم",
      "take 2 <strong>5 mg</strong> tablets, و<strong>10 ملغ</strong> ثم",
    ],
    ["**99* per visit** *one\ntwo*", "<strong>99* per visit</strong> *one/two*"],
    ["Every 4~6 hours, ~10 to ~15 ml", "Every 4~6 hours, ~10 to ~15 ml"],
    ["قبل ** نص مهم ** بعد", "قبل <strong> نص مهم </strong> بعد"],
    ["Mon ** Tue ** Wed ** Thu, 2 ** 3", "Mon ** Tue ** Wed ** Thu, 2 ** 3"],
    ["10<sup>9</sup>/L H<sub>2</sub>O x<sup>2y</sup> 1<sup>st</sup>", "10⁹/L H₂O x^(2y) 1st"],
    ["**10<sup>٩</sup>** <sup>**9**</sup>", "<strong>10⁹</strong> ^(<strong>9</strong>)"],
    [">38.5 °C\n\n> 38 درجة\n\n> AED 500", ">38.5 °C ¶ > 38 درجة ¶ > AED 500"],
    ["> fever:\n> 38 °C", "<blockquote>fever:/38 °C</blockquote>"],
    ["> 38 °C: call\n> 39 °C: go\n\n> ٥ سنوات\n> ١٠", "> 38 °C: call/> 39 °C: go ¶ > ٥ سنوات/> ١٠"],
    ["> **38 °C**\n\n> * 1\n\n> USD 5", "> <strong>38 °C</strong> ¶ > * 1 ¶ > USD 5"],
    ["> ½ tablet\n\n> ٪٥\n\n> ３８\n\n> [5](/a)", "> ½ tablet ¶ > ٪٥ ¶ > ３８ ¶ > <a /a>5</a>"],
    ["> fever:\n> > 38 °C\n\n> > a\n> >\n> > 5", QUOTED_FIGURES],
    ["- 5 °C\n\n+ 5 mg\n\n* 5", "- 5 °C ¶ <bdi>+ 5</bdi> mg ¶ * 5"],
    ["- 5 ml\n- 10 ml", "<ul><li>5 ml</li><li>10 ml</li></ul>"],
    ["2026. was\n\n01. a\n\n-\n\n5.\n\n##", "2026. was ¶ 01. a ¶ - ¶ 5. ¶ ##"],
    [
      "Dear <name>, if a <b and c> d, <b> <!x> <?y?> <BP:5>",
      "Dear <name>, if a <b and c> d, <b> <!x> <?y?> <BP:5>",
    ],
    ["pain in <area> or <input>, <img src='a.png'>5<wbr>6<br/>7", "pain in <area> or <input>, 56/7"],
    [
      "<tel:5> <5@6> <javascript:x> <a@b.example",
      "<tel:5> <5@6> <javascript:x> <<a mailto:a@b.example>a@b.example</a>",
    ],
    ["\\<b>5</b> \\<!-- 5 --> \\<5>", "<b>5</b> <!-- 5 --> <5>"],
    ["    four\n\n\ttab", "four ¶ tab"],
    ["Opening hours\n---\nCall us\n===", "Opening hours ¶ <hr></hr> ¶ Call us/==="],
    [
      "##عنوان\n\n##\u200Fعنوان\n\n#1 nurse\n\n## Take 5 #",
      "<h2>عنوان</h2> ¶ <h2>عنوان</h2> ¶ #1 nurse ¶ <h2>Take 5 #</h2>",
    ],
    ["[صفحة] (https://x.example/a) [a] (b)", "<a https://x.example/a>صفحة</a> [a] (b)"],
    ["[5](10) ![5](10) ![a]()", "[5](10) ![5](10) ![a]()"],
    ["[](#) [](https://x.example)", "[](#) [](https://x.example)"],
    ["[1]: 5\n\n[2]: https://x.example", "[1]: 5 ¶ [2]: <a https://x.example>https://x.example</a>"],
    ["a[^1] `[^1]`\n\n[^1]: b", "a[1] <code>[^1]</code> ¶ [1]: b"],
    ["a\\[^1] [\\^2] [^3\\]", "a[^1] [^2] [^3]"],
    ["- [ ] 5 mg\n- [x] b", "<ul><li>[ ] 5 mg</li><li>[x] b</li></ul>"],
    ["5` to 6`, `code`", "5` to 6`, <code>code</code>"],
    ["```5 mg\n\n~~~\n\n```", "```5 mg ¶ ~~~ ¶ ```"],
    ["*\u200E*نص*\u200E* [a]\u200F(/b)", "<strong>نص</strong> <a /b>a</a>"],
    ["dose\u001Ftwo", "dose two"],
    ["\\\u200F*5\\\u200F* ~~\\\u200F~~", "*5* ~~~~"],
    ["m<sup>³</sup> T<sub>₂</sub>", "m³ T₂"],
    [
      "- :\n\na\n- :\n\n|a|\n- :",
      "<ul><li>:</li></ul> ¶ a ¶ <ul><li>:</li></ul> ¶ |a| ¶ <ul><li>:</li></ul>",
    ],
    ["1. * **\n\n2. ___", "<ol><li>* **</li><li>___</li></ol>"],
    ["`\u200F```kg1", "````kg1"],
  ]);

  draws(
    [
      "خذ ٢*٣*٥ حبات، ٥ * ٢ * ٣ مل",
      "2 tabs * 3 times * 7 days, 5 mg*2, 10 mg*3",
      "0.5*1.5*2.0, 1,5*2,5*3, 1/2*3/4, -5*-3*-2, 5 %*3 %*2 %",
      "5* or 10*, 5*, 10* and *n*=3",
      "ch*5*ml, 2*x*3, 5*mg*3, 5**3, 5 ** 3, 5***3, * 5 *, *5 *",
      "1**2**3, 5_10_15, mg_per_kg_per_day, ٥_١٠_١٥, __5__mg",
      "٥~٦ ساعات، ~١٠ مل, ~5 ml~, H~2~O, Na^+^, 10^9/L",
      "5~~10~~15, pH 7~~8, ~~~ 5 mg ~~~, ~~5",
      "< 5 و > 10, <5 mg/kg> و <10 مل>, <اسم المريض>",
      "<5> mg, 5<10>3, x<5>y, x << 5 >> y, 5 <= x <= 10, <-5, -->5",
      "if HR<60 and BP>140, <mg/kg>, <dose> 5 </dose>, <phone number>",
      "<b>5, 5 mg</i>, < u >5</ u >, <date>, <data:5>, <?5?>, <!DOCTYPE 5>, <![CDATA[5]]>",
      ">= 38 °C, => 5 mg",
      "> BMI 30: refer",
      "> ٣٨ درجة: اتصل",
      "-> 5 mg",
      "- - 5",
      "- >5 ml",
      "-- 5, +-5, ± 5",
      "– 5 mg, — 10 mg, • 5 ml, ـ ٥ مل",
      "5.mg, 1000. a",
      "#٥, C#, a #5",
      "5 |10| 15, 5||10, x | y, |5|, ||",
      "[5 mg] (10 ml), [5](mg), [5](10%), [٥](١٠), [5](10)(15), [](5)",
      "[[5]], [5 mg][10 ml], [ ] 5 mg, [x] 5, ![5], !5",
      "AT&T 5&10, &5;, 5&lt10, C:\\5\\10, 5\\",
      "5` 10`, 5′ 10″, 5' 10\", `5 mg",
      "==5 mg==, ||5||, $5$, $$x=5$$, {5}, :5:, ^5, %5, 5...10",
      "½ حبة، ١/٢ حبة، ٣٫٥ مل، ١٬٥٠٠ درهم، ٪٥٠، د.إ ٥٠٠",
      "<!-- 5",
      "<!- 5 ->",
      "١- ٥ مل، ٢- ١٠ مل",
    ].map((text) => [text, text]),
  );

  it("keeps what a row has beyond its head, with the bars", async () => {
    const table = "| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| x | 5 أو 10|15 مل |";
    expect(await drawn(table)).toContain("<td>2 | 3</td>");
    expect(await drawn(table)).toContain("<td>5 أو 10|15 مل</td>");
    expect(await drawn(`|${" a |".repeat(200)}\n|${"---|".repeat(200)}`)).toMatch(/(?:<th>a<\/th>){200}/);
  });

  it("keeps the numbers of a list as they were written", async () => {
    const [list] = await bodyTree("٣. a\n4. b\n9. c\n\n0. d");
    expect(list).toMatchObject({
      properties: { start: 3 },
      children: [
        { properties: {} },
        { properties: {} },
        { properties: { value: "9" } },
        { properties: { value: "0" } },
      ],
    });
  });
});

describe("a bracket is an address's own only with its other one", () => {
  const link = "<a https://x.example/a>https://x.example/a</a>";
  draws([
    ["(see https://x.example/a))", `(see ${link}))`],
    ["https://x.example/a] https://x.example/a} https://x.example/a>", `${link}] ${link}} ${link}>`],
    ["https://x.example/a(see below) https://x.example/a(", `${link}(see below) ${link}(`],
    ["{https://x.example/a}, [https://x.example/a].", `{${link}}, [${link}].`],
    ["https://x.example/a](https://x.example/a)", `${link}](${link})`],
    ["انظر (https://x.example/a)، ثم", `انظر (${link})، ثم`],
    [
      "https://x.example/a(b) https://x.example/?q=[c].",
      "<a https://x.example/a(b)>https://x.example/a(b)</a> <a https://x.example/?q=%5Bc%5D>https://x.example/?q=[c]</a>.",
    ],
  ]);
});
