import type { MouseEvent } from "react";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { MarkdownBody } from "@/components/patterns/markdown/markdown-body";
import { articlePageTexts } from "@/i18n/dictionaries/article-page";
import type { Dictionary } from "@/i18n/dictionaries/en";
import { I18nProvider } from "@/i18n/i18n";
import type { Locale } from "@/i18n/locales";
import { PreviewInfographic } from "./preview-infographic";

interface PreviewBodyProps {
  locale: Locale;
  dictionary: Dictionary;
  nodes: readonly BodyNode[];
}

/** Draws the body with the article page's own code and texts. */
export function PreviewBody({ locale, dictionary, nodes }: PreviewBodyProps) {
  return (
    <I18nProvider locale={locale} dictionary={dictionary}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only redirects what the links inside do, by keyboard as well */}
      <div onClickCapture={openBeside}>
        <MarkdownBody
          nodes={nodes.map(withoutAnchor)}
          newTab={articlePageTexts[locale].newTab}
          Infographic={PreviewInfographic}
        />
      </div>
    </I18nProvider>
  );
}

/** A link leads away from the editor, so it opens beside it. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target === "_blank") return;
  event.preventDefault();
  event.stopPropagation();
  if (/^https?:$/.test(link.protocol) && !link.getAttribute("href")?.startsWith("#")) {
    window.open(link.href, "_blank", "noopener");
  }
}

/** On the editor's page a heading's anchor could be the id of a field. */
const withoutAnchor = (node: BodyNode): BodyNode =>
  node.type === "element" ? { ...node, properties: { ...node.properties, id: undefined } } : node;
