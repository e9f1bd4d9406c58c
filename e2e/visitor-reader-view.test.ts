import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTemporaryDir } from "../scripts/local/temporary-dir";
import { lostInReaderView } from "../scripts/reality/reader-view";
import { pageFile } from "../scripts/site/page-files";
import { stack } from "../supabase/tests/support/stack";
import { goTo, openBrowser, openHydrated } from "./support/browser";
import { ask } from "./support/crawl";
import { buildPages } from "./support/few-pages";
import { removeStoredPosts } from "./support/posts";
import { openDatabase } from "./support/database";
import type { Locale } from "../src/config/locales";

const sql = openDatabase();
const visit = openBrowser();

const site = createTemporaryDir();
afterAll(async () => {
  site.remove();
  await removeStoredPosts(sql);
});

interface Shape {
  content: string;
  faq?: { q: string; a: string }[];
}

/** Names that Readability, its successors and ad blockers take for something other than text. */
const JUDGED =
  "ad hoc, ad break, author, banner, breadcrumbs, byline, combx, comment, community, com-, contact, dateline, disqus, extra, footer, gdpr, header, hid, hidden, immediately, legends, login, masthead, media, menu, meta, newsletter, outbrain, pager, pagination, popup, promo, related, remark, replies, rss, scroll, share, shopping, shoutbox, sidebar, skyscraper, social, sponsor, subscribe, supplemental, tags, teaser, tools, utility, widget, yom-remote";

const EN = "Drink a little water every few minutes, rest in a cool room, and measure the temperature again.";
const AR = "اشرب قليلًا من الماء كل بضع دقائق، واسترح في غرفة باردة، ثم قِس الحرارة مرة أخرى.";
const repeated = (text: string, times: number) => Array.from({ length: times }, () => text);

/** @returns articles of every shape that people write, in one language */
const shapesOf = (lang: Locale): Record<string, Shape> => {
  const text = lang === "ar" ? AR : EN;
  const word = lang === "ar" ? "ماء" : "Water";
  const list = repeated(text, 9).map((line, index) => `- ${index} ${line}`);
  const cells = repeated(`${word}, ${word}, ${word}, ${text}`, 12).map(
    (cell, index) => `| ${index} | ${cell} |`,
  );
  return {
    "headings with words that are judged": {
      content: JUDGED.split(", ")
        .map((judged) => `## ${judged}\n\n${word}.\n\n### ${judged} ${word}\n\n${text}`)
        .join("\n\n"),
    },
    "lists alone": { content: [`## ${word}`, list.join("\n"), `## ${word} 2`, list.join("\n")].join("\n\n") },
    "lists of numbers to call": {
      content: [text, "- [998](tel:998)\n- [999](tel:999)", text, "## 24/7", "- [800 123](tel:800123)"].join(
        "\n\n",
      ),
    },
    "a table between short lines": {
      content: [word, `| ${word} | ${word} |\n|---|---|\n${cells.join("\n")}`, `${word}.`, text].join("\n\n"),
    },
    "quotations alone": {
      content: repeated(text, 6)
        .map((line, index) => `> ${index} ${line}`)
        .join("\n\n---\n\n"),
    },
    "a list, a table and code": {
      content: [`## ${word}`, list.join("\n"), "```\n38.5 °C\n```", `| ${word} |\n|---|\n| 1 |`, text].join(
        "\n\n",
      ),
    },
    // With less than 500 letters it does not count as an article.
    "a few sentences": { content: repeated(text, 8).join("\n\n") },
    "one sentence and long answers": {
      content: text,
      faq: repeated(text, 9).map((line, index) => ({
        q: `${index} ${word}?`,
        a: `${index} ${line}\n\n${line}`,
      })),
    },
    "a long text and short answers": {
      content: repeated(text, 20).join("\n\n"),
      faq: [
        { q: `${word}?`, a: "[998](tel:998)" },
        { q: `${word} 2?`, a: "- 1\n- 2\n- 3" },
        { q: `${word} 3?`, a: `| ${word} |\n|---|\n| 1 |` },
        { q: `${word} 4?`, a: `## ${word} 5\n\n${word}` },
      ],
    },
    "words that lead on": {
      content: repeated(`${text} [${text}](/about)`, 4).join("\n\n"),
      faq: [{ q: `${word}?`, a: text }],
    },
  };
};

const SHAPES = { en: shapesOf("en"), ar: shapesOf("ar") };
const addressOf = (slug: string, lang: Locale) => `${lang === "ar" ? "/ar" : ""}/blog/${slug}`;

const lostOf = (path: string, html: string): string[] => {
  const { lost, blocks } = lostInReaderView(html, stack.siteUrl + path);
  if (blocks === 0) throw new Error(`${path} is no article.`);
  return lost.map((text) => `${path}: ${text}`);
};

describe("a reader view shows the whole text of", () => {
  it("each article of the demo content", async () => {
    const { body } = await ask("/sitemap.xml");
    const paths = [...body.matchAll(/<loc>[^<]*?((?:\/ar)?\/blog\/[^<]+)<\/loc>/g)].map(
      ([, path = ""]) => path,
    );
    expect(paths.length).toBeGreaterThan(50);
    const lost: string[] = [];
    for (const path of paths) lost.push(...lostOf(path, (await ask(path)).body));
    expect(lost).toEqual([]);
  });

  describe("an article of", () => {
    const slugs = new Map(Object.keys(SHAPES.en).map((name) => [name, `e2e-${randomUUID()}`]));

    beforeAll(async () => {
      for (const [name, slug] of slugs) {
        const [post] = await sql<{ id: string }[]>`
          insert into public.blog_posts (slug, status, primary_service)
          values (${slug}, 'published', 'doctor-on-call') returning id`;
        for (const lang of ["en", "ar"] as const) {
          const { content, faq = [] } = SHAPES[lang][name] ?? { content: "" };
          await sql`
            insert into public.blog_post_translations (post_id, lang, title, content_markdown, faq)
            values (${post?.id ?? ""}, ${lang}, ${`Title ${slug}`}, ${content}, ${sql.json(faq)})`;
        }
      }
      await buildPages(
        [...slugs.values()].flatMap((slug) => [addressOf(slug, "en"), addressOf(slug, "ar")]),
        site.path,
      );
    });

    it("every shape, as it was prerendered and after a click", async () => {
      const { page } = await visit();
      await openHydrated(page, "/about");
      const lost: string[] = [];
      for (const [name, slug] of slugs) {
        for (const lang of ["en", "ar"] as const) {
          const path = addressOf(slug, lang);
          // In the browser elements have other class names than in the prerendered page.
          await goTo(page, path);
          await page.locator(`article[lang="${lang}"]`, { hasText: slug }).waitFor();
          const shown = lostInReaderView(await page.content(), page.url()).lost;
          const prerendered = readFileSync(join(site.path, pageFile(path)), "utf8");
          for (const text of [...lostOf(path, prerendered), ...shown]) lost.push(`${name}: ${text}`);
        }
      }
      expect(lost).toEqual([]);
    });
  });
});
