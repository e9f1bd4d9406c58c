import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { QueryView } from "@/admin/shared/query-view";
import { factsQuery } from "@/data/public/facts.queries";
import { keys } from "@/data/client/keys";
import { isolated } from "@/i18n/isolated";
import { dirOf, type Locale } from "@/config/locales";
import type { Facts } from "@domain/facts";
import { Button } from "@/components/ui/button";
import { useFormValue } from "../session-context";
import { loadPreview } from "./load-preview";
import type { HiddenImage } from "./prepare-preview";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";

interface MarkdownPreviewProps {
  locale: Locale;
  onUseAsHero: (url: string, alt: string) => void;
}

/** The text as on the article's page. Parser and renderer are large and are loaded with the first preview. */
export function MarkdownPreview({ locale, onUseAsHero }: MarkdownPreviewProps) {
  const writing = useTexts(writingTexts);
  const markdown = useFormValue((form) => form[locale].content_markdown);
  const isEmpty = markdown.trim() === "";
  const preview = useQuery({
    queryKey: [...keys.markdownPreview, locale, markdown],
    queryFn: async ({ client }) => prepare(locale, markdown, await client.ensureQueryData(factsQuery)),
    enabled: !isEmpty,
    // Previews are not cached.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    networkMode: "always",
    retry: false,
  });
  if (isEmpty) return <p className="text-muted-foreground p-6 text-center">{writing.nothing}</p>;
  return (
    <div className={preview.isError ? "px-6 pb-6" : undefined}>
      <QueryView query={preview} loading={writing.previewLoading} failed={writing.previewFailed}>
        {({ nodes, dictionary, facts, deadLinks, takenSigns, hiddenImages, Body }) => (
          <>
            {takenSigns.length > 0 && (
              <p className="bg-saffron-soft border-border border-b px-4 py-4 text-base sm:px-6">
                {writing.takenSigns(
                  takenSigns.map((line) => writing.takenLine(isolated(line))).join(writing.takenComma),
                )}
              </p>
            )}
            {deadLinks.length > 0 && (
              <p className="bg-saffron-soft border-border border-b px-4 py-4 text-base sm:px-6">
                {writing.deadLinks(deadLinks.map(isolated).join(" · "))}
              </p>
            )}
            <HiddenImages images={hiddenImages} onUseAsHero={onUseAsHero} />
            <div lang={locale} dir={dirOf(locale)} className="px-4 py-6 text-[length:var(--step-0)] sm:px-6">
              <Body locale={locale} dictionary={dictionary} facts={facts} nodes={nodes} />
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}

async function prepare(locale: Locale, markdown: string, facts: Facts) {
  const { preparePreview, dictionary, Body } = await loadPreview(locale);
  return { ...(await preparePreview(locale, markdown, facts)), dictionary, facts, Body };
}

/** Lists the pictures of the text that readers do not see, and offers each as the hero image. */
function HiddenImages({
  images,
  onUseAsHero,
}: Pick<MarkdownPreviewProps, "onUseAsHero"> & { images: readonly HiddenImage[] }) {
  const texts = useTexts(writingTexts).hidden;
  if (images.length === 0) return null;
  return (
    <section className="bg-saffron-soft border-border grid gap-3 border-b px-4 py-4 sm:px-6">
      <div className="flex gap-3">
        <EyeOff className="mt-1 size-5 shrink-0" />
        <div>
          <p className="text-base font-semibold">{texts.title(images.length)}</p>
          <p className="text-base">{texts.text}</p>
        </div>
      </div>
      <ul className="grid gap-2">
        {images.map(({ url, alt }) => (
          <li key={url} className="bg-card rounded-control flex flex-wrap items-center gap-3 p-2">
            {isShowable(url) && (
              <img src={url} alt="" loading="lazy" className="bg-sand size-14 rounded-[9px] object-cover" />
            )}
            <span className="min-w-0 flex-1 text-base">
              {alt ? <bdi>{alt}</bdi> : <i className="text-muted-foreground not-italic">{texts.noAlt}</i>}
            </span>
            <Button
              variant="outline"
              size="small"
              aria-label={texts.used(alt || texts.noAlt)}
              onClick={() => onUseAsHero(url, alt)}
            >
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An http address or a path of this site, and not a data URL. */
const isShowable = (url: string) => /^(?:https?:\/\/|\/(?!\/))/i.test(url);
