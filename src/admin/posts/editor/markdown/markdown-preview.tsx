import { useEffect, useState } from "react";
import { SectionFailure } from "@/components/patterns/section-failure";
import type { BodyNode } from "@/components/patterns/markdown/body-node";
import { useAdminI18n } from "@/i18n/admin-i18n";
import type { Dictionary } from "@/i18n/dictionaries/en";
import { dirOf, type Locale } from "@/i18n/locales";
import { HiddenImages } from "./hidden-images";
import type { MarkdownPreviewProps } from "./markdown-editor.types";
import type { PreviewBody } from "./preview-body";

interface Prepared {
  markdown: string;
  nodes: BodyNode[];
  dictionary: Dictionary;
  Body: typeof PreviewBody;
}

/** The text as the article's page shows it. What draws it is large and comes with the first preview. */
export function MarkdownPreview({
  locale,
  markdown,
  onUseAsHero,
}: MarkdownPreviewProps & { locale: Locale; markdown: string }) {
  const { t } = useAdminI18n();
  const isEmpty = markdown.trim() === "";
  const { prepared, hasFailed, retry } = usePrepared(locale, isEmpty ? undefined : markdown);
  if (isEmpty) return <p className="text-muted-foreground p-6 text-center">{t.writing.nothing}</p>;
  if (hasFailed) {
    return (
      <div className="p-6">
        <SectionFailure text={t.writing.previewFailed} retry={t.retry} onRetry={retry} />
      </div>
    );
  }
  if (!prepared) {
    return (
      <output className="text-muted-foreground block p-6 text-center">{t.writing.previewLoading}</output>
    );
  }
  const { nodes, dictionary, Body } = prepared;
  return (
    <>
      <HiddenImages markdown={prepared.markdown} onUseAsHero={onUseAsHero} />
      <div lang={locale} dir={dirOf(locale)} className="px-4 py-6 text-[length:var(--step-0)] sm:px-6">
        <Body locale={locale} dictionary={dictionary} nodes={nodes} />
      </div>
    </>
  );
}

/** Keeps what it prepared last until the next is ready. */
function usePrepared(locale: Locale, markdown: string | undefined) {
  const [prepared, setPrepared] = useState<Prepared>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (markdown === undefined) return undefined;
    let isCurrent = true;
    const show = async () => {
      try {
        const result = await prepare(locale, markdown);
        if (isCurrent) setPrepared(result);
      } catch {
        if (isCurrent) setFailedAttempt(attempt);
      }
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [locale, markdown, attempt]);
  return {
    prepared,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

async function prepare(locale: Locale, markdown: string): Promise<Prepared> {
  const [{ bodyTree }, { PreviewBody }, { loadDictionary }] = await Promise.all([
    import("@/components/patterns/markdown/body-tree"),
    import("./preview-body"),
    import("@/i18n/dictionaries/load-dictionary"),
  ]);
  const [nodes, dictionary] = await Promise.all([bodyTree(markdown), loadDictionary(locale)]);
  return { markdown, nodes, dictionary, Body: PreviewBody };
}
