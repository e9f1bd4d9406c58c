import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SectionFailure } from "@/components/patterns/section-failure";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { dirOf, type Locale } from "@/i18n/locales";
import { HiddenImages } from "./hidden-images";
import type { MarkdownPreviewProps } from "./markdown-editor.types";

/** The text as the article's page shows it. What draws it is large and comes with the first preview. */
export function MarkdownPreview({
  locale,
  markdown,
  onUseAsHero,
}: MarkdownPreviewProps & { locale: Locale; markdown: string }) {
  const { t } = useAdminI18n();
  const isEmpty = markdown.trim() === "";
  const preview = useQuery({
    queryKey: ["markdown-preview", locale, markdown],
    queryFn: () => prepare(locale, markdown),
    enabled: !isEmpty,
    // The last one stays until the next is ready; none is kept.
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: "always",
    retry: false,
  });
  if (isEmpty) return <p className="text-muted-foreground p-6 text-center">{t.writing.nothing}</p>;
  if (preview.isError) {
    return (
      <div className="p-6">
        <SectionFailure
          text={t.writing.previewFailed}
          retry={t.retry}
          onRetry={() => void preview.refetch()}
        />
      </div>
    );
  }
  if (!preview.data) {
    return (
      <output className="text-muted-foreground block p-6 text-center">{t.writing.previewLoading}</output>
    );
  }
  const { nodes, dictionary, Body } = preview.data;
  return (
    <>
      <HiddenImages markdown={preview.data.markdown} onUseAsHero={onUseAsHero} />
      <div lang={locale} dir={dirOf(locale)} className="px-4 py-6 text-[length:var(--step-0)] sm:px-6">
        <Body locale={locale} dictionary={dictionary} nodes={nodes} />
      </div>
    </>
  );
}

async function prepare(locale: Locale, markdown: string) {
  const [{ bodyTree }, { PreviewBody }, { loadDictionary }] = await Promise.all([
    import("@/components/patterns/markdown/body-tree"),
    import("./preview-body"),
    import("@/i18n/dictionaries/load-dictionary"),
  ]);
  const [nodes, dictionary] = await Promise.all([bodyTree(markdown), loadDictionary(locale)]);
  return { markdown, nodes, dictionary, Body: PreviewBody };
}
