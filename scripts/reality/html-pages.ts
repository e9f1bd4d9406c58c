import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runToEnd } from "../local/child-process";
import { inTemporaryDir } from "../local/temporary-dir";
import type { Check } from "./check";
import { VNU } from "./packages";
import { isArticle, type SitePage } from "./site-pages";
import { lostInReaderView } from "./reader-view";

interface NuMessage {
  type: "error" | "info" | "non-document-error";
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const nuErrors = (pages: readonly SitePage[]): Promise<string[]> =>
  inTemporaryDir(async (folder) => {
    mkdirSync(path.join(folder, "pages"));
    for (const [index, { html }] of pages.entries())
      writeFileSync(path.join(folder, "pages", `${index}.html`), html);
    const { lines } = await runToEnd("java", [
      "-Xss4m",
      "-jar",
      VNU,
      "--format",
      "json",
      "--stdout",
      "--exit-zero-always",
      path.join(folder, "pages"),
    ]);
    const { messages } = JSON.parse(lines.join("\n")) as { messages: NuMessage[] };
    return (
      messages
        // Its checker of styles is years behind: it supports neither `@property` nor container units.
        .filter(({ type, message }) => type !== "info" && !message.startsWith("CSS: "))
        .map(({ url, message, extract = "" }) => {
          const page = pages[Number(path.basename(url, ".html"))]?.path;
          return `${page}: ${message} ${extract.replace(/\s+/g, " ").slice(0, 120)}`;
        })
    );
  });

/** Every page by the rules of HTML. */
export const nuCheck = (pages: readonly SitePage[]): Check<SitePage> => ({
  subject: "pages",
  reader: "Nu HTML checker",
  needs: { program: "java", debian: "default-jre-headless" },
  items: () => [...pages],
  problemsOf: nuErrors,
  broken: (page) => ({ ...page, html: page.html.replace(/<title[^>]*>.*?<\/title>/s, "") }),
});

/** Every article in the reader view of Firefox. */
export const readerViewCheck = (pages: readonly SitePage[]): Check<SitePage> => ({
  subject: "articles",
  reader: "Mozilla's Readability",
  items: () => pages.filter(isArticle),
  problemsOf: async (articles) =>
    articles.flatMap(({ html, address, path: page }) => {
      const { lost, blocks } = lostInReaderView(html, address);
      return blocks === 0
        ? [`${page} has no text.`]
        : lost.map((text) => `${page} loses "${text.slice(0, 60)}".`);
    }),
  // Readability drops a heading with this id.
  broken: (page) => ({ ...page, html: page.html.replace(/<h2 id="[^"]*"/, '<h2 id="media"') }),
});
