import { describe, expect, it } from "vitest";
import { emergencyNumbersIn } from "@domain/markdown-dialect/emergency-numbers";
import { draws } from "./testing/drawn";

/** A sentence with the emergency numbers that it links in brackets, as they are dialled. */
const marked = (text: string) =>
  emergencyNumbersIn(text).reduceRight(
    (result, { start, end, number }) => `${result.slice(0, start)}[${number}]${result.slice(end)}`,
    text,
  );

describe("an emergency number to dial", () => {
  it.each([
    ["Call 998 now.", "Call [998] now."],
    ["998", "[998]"],
    ["998 is the ambulance, 999 the police", "[998] is the ambulance, [999] the police"],
    ["Call 998/999.", "Call [998]/[999]."],
    ["Blue lips: 998.", "Blue lips: [998]."],
    ["Not breathing → 998!", "Not breathing → [998]!"],
    ["Ambulance – 998, police - 999;", "Ambulance – [998], police - [999];"],
    ["dial 998, and stay", "dial [998], and stay"],
    ["(998)", "([998])"],
    ["998's crew", "[998]'s crew"],
    ["998 sends an ambulance in minutes", "[998] sends an ambulance in minutes"],
    ["call number 998 or 999 in Dubai", "call number [998] or [999] in Dubai"],
    ["call 998 24 hours a day, 998 24/7", "call [998] 24 hours a day, [998] 24/7"],
    ["above 38: 998, below 35, 999", "above 38: [998], below 35, [999]"],
    ["Ambulance = 998 and 999 = police", "Ambulance = [998] and [999] = police"],
    ["Blue lips => 998, grey -> 998*", "Blue lips => [998], grey -> [998]*"],
    ["Awake? No: 998", "Awake? No: [998]"],
    ["997, 998, 999", "997, [998], [999]"],
    ["اتصل بالرقم 998 فورًا", "اتصل بالرقم [998] فورًا"],
    ["اتصل بـ998", "اتصل بـ[998]"],
    ["اتصل ب٩٩٨ أو ٩٩٩.", "اتصل ب[998] أو [999]."],
    ["با ۹۹۸ تماس بگیرید", "با [998] تماس بگیرید"],
    ["وجار، و998", "وجار، و[998]"],
    ["الإسعاف: ٩٩٨، والشرطة: ٩٩٩", "الإسعاف: [998]، والشرطة: [999]"],
    ["الإسعاف (998)", "الإسعاف ([998])"],
    ["\u200F998\u200F", "\u200F[998]\u200F"],
    ["صعوبة التنفس: اتصل بالإسعاف 998 إذا", "صعوبة التنفس: اتصل بالإسعاف [998] إذا"],
    ["ابقَ معه حتى يصل 998", "ابقَ معه حتى يصل [998]"],
  ])("%s", (text, expected) => {
    expect(marked(text)).toBe(expected);
  });
});

describe("a number that counts, costs or names something", () => {
  it.each(
    [
      "998 mg, 998mg, 998-mg and 999 ml",
      "AED 998, 998 AED, Dh998, 998 dirhams, $998, € 999, 999$",
      "998.50, 998,000, 0.998, 1,998, 1998, 9980, 10 998",
      "998%, 998 %, 998 per cent",
      "+971 4 998 1234, 04-998-1234, 800 998, 998 1234, 998-1234",
      "998 patients, 998 happy patients, 999 reviews, 998 days",
      "room 998, Flat No. 998, page 999, licence 998, #998, 998#, A998, 998A, v9.998",
      "more than 998, > 998, 997-998, 998–1000, 10/998, 998/2, 998 × 2, 998*2, 3 = 998, 998th",
      "www.clinic.example/998 and clinic.example/998 and a998@clinic.example and 998@clinic.example",
      "the year 998, 998 BC",
      "٩٩٨ ملغ، 998 ملغ، 998ملغ، 998 مل، ٩٩٩ وحدة",
      "998 درهم، 998 درهمًا، 998 د.إ، بسعر 998، السعر: ٩٩٩، درهم 998",
      "١٩٩٨، ٩٩٨٠، ٩٩٨٫٥، ٩٩٨٪، ٠٩٩٨، ۱۹۹۸",
      "998 مريضًا، 998 زيارة، 999 تقييمًا، أكثر من 998، 998 خطوة",
      "غرفة 998، الغرفة 998، شقة 998، صفحة 999، رخصة 998، سنة 998",
    ].flatMap((line) => line.split(/(?:,|،) (?=\D|\d)/)),
  )("%s", (text) => {
    expect(marked(text)).toBe(text);
  });
});

describe("in an article an emergency number", () => {
  draws([
    ["Call **998** now", "Call <strong><a tel:998>998</a></strong> now"],
    ["**Call 998** now", "<strong>Call <a tel:998>998</a></strong> now"],
    ["## Call 998 now", "<h2>Call <a tel:998>998</a> now</h2>"],
    ["- Blue lips: ٩٩٨", "<ul><li>Blue lips: <a tel:998>٩٩٨</a></li></ul>"],
    ["> Call 999", "<blockquote>Call <a tel:999>999</a></blockquote>"],
    ["Take **998** mg", "Take <strong>998</strong> mg"],
    ["AED **998**", "AED <strong>998</strong>"],
    ["[call 998](tel:998) or [998](/contact)", "<a tel:998>call 998</a> or <a /contact>998</a>"],
    ["`998` and <tel:998>", "<code>998</code> and <a tel:998>998</a>"],
    ["```\n998\n```", "<pre><code>998</code></pre>"],
    ["1998 or\n998", "1998 or/<a tel:998>998</a>"],
    ["998. The ambulance", "<ol><li>The ambulance</li></ol>"],
    [
      "| Sign | What to do |\n|---|---|\n| Collapse | 998 |",
      "<table><thead><tr><th>Sign</th><th>What to do</th></tr></thead><tbody><tr><td>Collapse</td><td><a tel:998>998</a></td></tr></tbody></table>",
    ],
    [
      "| Service | Price (AED) |\n|---|---|\n| Nurse | 999 |",
      "<table><thead><tr><th>Service</th><th>Price (AED)</th></tr></thead><tbody><tr><td>Nurse</td><td>999</td></tr></tbody></table>",
    ],
  ]);
});

it("a long text without end takes time in proportion to its length", () => {
  const text = "998 ".repeat(20_000) + "A".repeat(20_000) + " more ".repeat(20_000);
  expect(emergencyNumbersIn(text).length).toBeLessThan(20_000);
});
