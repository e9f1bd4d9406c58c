import { it } from "vitest";
import { bodyTree } from "./body-tree";
import { readableSource } from "@domain/markdown-dialect/readable-source";
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000; };
const fill = (t: string, n = 200_000) => t.repeat(Math.ceil(n / t.length)).slice(0, n);
let seed = 7; const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
const toks = ["*", "**", "_", "~~", "`", "<b>", "</b>", "[", "](", ")", "|", "\n", "\n\n", "> ", "- ", "1. ", "## ", "5", "ا", "ml ", "\u200F", "<", ">", "&", "\\", "[^1]", "***", " "];
const mix = Array.from({ length: 90_000 }, () => toks[Math.floor(rnd() * toks.length)]).join("").slice(0, 200_000);
const mixLine = Array.from({ length: 90_000 }, () => toks[Math.floor(rnd() * toks.length)]).join("").replace(/\n/g, " ").slice(0, 200_000);
const cases: [string, string][] = [["mix", mix], ["mix with paragraphs", mix.replace(/(.{400})/gs, "$1\n\n")], ["mix in one line", mixLine], ["mix 2000 char lines", mixLine.replace(/(.{2000})/g, "$1\n\n")], ["prose", fill("Rest, drink **often** and [ask](/contact) when it lasts. ".repeat(8) + "\n\n")],
 ["stars", fill("*")], ["stars spaced", fill("* ")], ["a*", fill("a*")], [" *a", fill(" *a")], ["**a ", fill("**a ")], ["<a ", fill("<a ")], ["<", fill("<")], ["<b>", fill("<b>")], ["<sup>", fill("<sup>9")], ["]\u200F", fill("]\u200F")], ["rlm", fill("\u200F")], ["*rlm", "*" + fill("\u200F")], ["] spaces", fill("]        ")], [">", fill(">")], ["> ", fill("> ")], ["> 5 lines", fill("> 5\n")], ["- 5", fill("- 5\n")], ["- 5 blank", fill("- 5\n\n")], ["1. ", fill("1. ")], ["#", fill("#")], ["# lines", fill("##a\n")], ["```", fill("```\n")], ["```x", fill("```x\n")], ["`", fill("`")], ["``a`", fill("``a`")], ["[a]: b", fill("[a]: b\n")], ["[ax]: /b", Array.from({ length: 12000 }, (_, i) => `[a${i}]: /b`).join("\n").slice(0, 200000)], ["[", fill("[")], ["[^1]", fill("[^1]")], ["|", fill("|")], ["| 1x200", `|${" a |".repeat(200)}\n|${"---|".repeat(200)}\n|${" b |".repeat(200)}`], ["200x1", `| a |\n|---|\n${"| b |\n".repeat(200)}`], ["wide rows", `|${" a |".repeat(200)}\n|${"---|".repeat(200)}\n` + `|${" b |".repeat(200)}\n`.repeat(6)], ["cells beyond", `| a |\n|---|\n` + `|${" b |".repeat(200)}\n`.repeat(6)], ["spaces", fill(" ")], ["tabs", fill("\t")], ["a@", fill("a@")], ["&", fill("&#5;")], ["\\", fill("\\")], ["](https://", fill("](https://")], ["AED", "> " + fill("AED ")], ["nested quotes", fill("> > > a\n")], ["$", fill("$,.-")], ["> $", fill("> $,.-+", 5000)]];
it("x", async () => {
  await bodyTree("warm **up** [a](/b) <sup>9</sup>\n\n- a\n\n> b");
  for (const [name, t] of cases) {
    const a = cpu(); readableSource(t, () => false); const b = cpu();
    let worst = 0, last = cpu();
    const realSet = globalThis.setTimeout; (globalThis as any).setTimeout = (f: any, ...r: any[]) => { worst = Math.max(worst, cpu() - last); return realSet(() => { last = cpu(); f(); }, ...r); };
    last = cpu(); await bodyTree(t); worst = Math.max(worst, cpu() - last);
    globalThis.setTimeout = realSet;
    const c = cpu();
    console.log(`T ${name}: readable ${(b - a).toFixed(0)} body ${(c - b).toFixed(0)} longest ${worst.toFixed(0)}`);
  }
}, 600000);
