import { it } from "vitest";
import { bodyTree } from "./body-tree";
import { plainTextOf } from "./body-node";
const H = (n: any): string => n.type === "text" ? n.value : n.type === "element" ? `<${n.tagName}${Object.entries(n.properties).map(([k, v]) => ` ${k}=${v}`).join("")}>${n.children.map(H).join("")}</${n.tagName}>`.replace("></br>", "/>") : n.type;
it("x", async () => {
  for (const s of [
    "Take 1*3*7 days", "قرص 1*3*7 أيام", "Every 4~6 hours, 10~15 ml", "~10 to ~15", "10<sup>9</sup>/L H<sub>2</sub>O m<sup>2</sup> x<sup>2y</sup> 1<sup>st</sup> **10<sup>9</sup>** <sup>**9**</sup>",
    ">38.5 °C: call a doctor", "> 38 درجة: اتصل", "+971 50 1", "+ 5 mg", "- 5 °C", "-5 °C", "- 5 ml\n- 10 ml", "* 5 mg",
    "| a | b |\n|---|---|\n| 1 | 2 | 3 |\n| 5 أو 10|15 مل | x |\n|1|2||4|", "Dear <name>, the result is <pending>", "if a <b and c> d", "    four\n\n\ttab", "Opening hours are daily\n---\nCall us", "##عنوان بلا مسافة", "#1 nurse", "قبل ** نص مهم ** بعد", "قبل **نص مهم ** بعد", "قبل ** نص** بعد", "Mon ** Tue ** Wed ** Thu", "2 ** 3 ** 4",
    "[صفحة التواصل] (https://x.example/a)", "[5](10) [a](mg) [a](/x)", "[1]: 5 mg", "[1]: 5", "see [1]\n\n[1]: https://x.example/a", "[1]: https://x.example/a", "note[^1] `[^1]`\n\n[^1]: Text of note", "- [ ] 5 mg\n- [x] 6 mg",
    "5. of November", "2026. was", "1. a\n3. b\n7. c", "0. a", "01. a", "5` to 6`", "`5 mg`", "C:\\5 \\* a", "a <b> c", "a <b>b</b> c", "<p>one\n<p>two", "&lt;5 &deg;C &amp; ok", "a _b_ c 5_ml_x", "و*الرعاية* مهمة", "و**10 ملغ** يوميا", "x**2 + y**2", "**99* per visit**", "***a** b*", "*a **b***", "___", "Name: ____", "## Take 5 #", "## T ##", "```\ncode *x*\n```", "```5 mg", "~~~\nx\n~~~", "a\n===\nb", "![5](10) ![a](/x.png) ![a]()", "a | b\n--|--\n1 | 2", "AED 99*, 149*", "*one\ntwo*", "**one\ntwo**", "1\u200F. نص\n2\u200F. ب", "*\u200E*نص*\u200E*", "[a]\u200F(https://x.example)", "dose\u001Ftwo", "<!-- ask -->a", "a@b.example", "<5 mg> <BP:120/80> <https://x.example>", "> intro\n> 38 °C", "`a` و`b`", "**مهم**: نص", "**«نص»،** نص", "(*نص*)", "✅*مهم*", "*5 mg*", "**5 mg**", "take 2 **5 mg** tablets", "5*mg*", "<math><mn>5</mn></math>", "a\\\nb", "1. a\n\n1. b", "٣. ج\n٧. د","| x |\n|---|\n| a \\| b |",
  ]) { const b = await bodyTree(s); console.log(JSON.stringify(s), " => ", b.map(H).join("").replace(/\n/g, "⏎"), " ## ", JSON.stringify(plainTextOf(b))); }
});
