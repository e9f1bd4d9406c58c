import type { MouseEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Facts } from "@domain/facts";
import type { Element as BodyElement, Root } from "hast";
import { Image } from "lucide-react";
import Markdown from "react-markdown";
import type { BodyNode, BodyInfographic } from "@/components/patterns/markdown/body-node";
import { type BlockProps, MarkdownBody } from "@/components/patterns/markdown/markdown-body";
import { articlePageTexts } from "@/texts/site/article-page";
import type { TextsOfFacts } from "@/i18n/texts-of-facts";
import type { Dictionary } from "@/texts/site/en";
import { I18nProvider, useTexts } from "@/i18n/i18n";
import type { Locale } from "@/config/locales";
import { Picture } from "@/components/patterns/picture";
import { keys } from "@/data/client/keys";
import { fetchStoredPictures } from "@/data/public/stored-pictures.queries";
import { asStaff } from "@/data/staff/client/read";
import { staffClient } from "@/data/staff/client/staff-client";
import { writingTexts } from "@/texts/admin/editor-writing";

const FRAME = { width: 720, height: 405 } as const;

interface PreviewBodyProps {
  locale: Locale;
  dictionary: TextsOfFacts<Dictionary>;
  facts: Facts;
  nodes: readonly BodyNode[];
}

/** Draws the body with the article page's own code and texts. */
export function PreviewBody({ locale, dictionary, facts, nodes }: PreviewBodyProps) {
  return (
    <I18nProvider locale={locale} dictionary={dictionary} facts={facts}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only redirects what the links inside do, by keyboard as well */}
      <div className="max-w-prose" onClickCapture={openBeside}>
        <MarkdownBody
          nodes={nodes.map(withoutAnchor)}
          newTab={articlePageTexts(facts)[locale].newTab}
          Block={PreviewBlock}
          Infographic={PreviewInfographic}
        />
      </div>
    </I18nProvider>
  );
}

/** The dialect has parsed the text already, once for the preview and both scores: react-markdown renders that tree. */
function PreviewBlock({ node, components }: BlockProps) {
  return (
    <Markdown
      components={components}
      rehypePlugins={[[parsedTree, node]]}
      urlTransform={(address) => address}
    />
  );
}

const parsedTree = (node: BodyElement) => (): Root => ({ type: "root", children: [node] });

/** A link leads away from the editor, so it opens in a new tab. */
function openBeside(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.target === "_blank") return;
  event.preventDefault();
  event.stopPropagation();
  if (/^https?:$/.test(link.protocol) && !link.getAttribute("href")?.startsWith("#")) {
    // A text may link to any site, which must not know that the link comes from the back office.
    window.open(link.href, "_blank", "noreferrer");
  }
}

/** On the editor's page a heading's id could be the id of a field. */
const withoutAnchor = (node: BodyNode): BodyNode =>
  node.type === "element" ? { ...node, properties: { ...node.properties, id: undefined } } : node;

/** An infographic that was drawn before, otherwise its description: a preview must not have one drawn and billed. */
function PreviewInfographic({ description }: Pick<BodyInfographic, "description">) {
  const writing = useTexts(writingTexts);
  const { data: image } = useQuery({
    queryKey: [...keys.storedPictures, description],
    queryFn: ({ signal }) =>
      asStaff(
        async () => (await fetchStoredPictures([description], signal, staffClient)).get(description) ?? null,
        signal,
      ),
    // A preview without the picture is good enough.
    retry: false,
  });
  const place = (
    <div className="border-border bg-sand rounded-card grid aspect-video place-content-center justify-items-center gap-2 border border-dashed p-6 text-center">
      <Image className="text-primary size-8" />
      <p className="text-base font-semibold">
        {writing.infographic.title}: <bdi>{description}</bdi>
      </p>
      <p className="text-muted-foreground text-base">{writing.infographic.text}</p>
    </div>
  );
  return (
    <figure className="my-8">
      {image ? (
        <Picture
          {...FRAME}
          src={image}
          alt={description}
          sizes="(min-width: 48rem) 45rem, 94vw"
          fallback={place}
          className="rounded-card aspect-video h-auto w-full object-cover"
        />
      ) : (
        place
      )}
    </figure>
  );
}
