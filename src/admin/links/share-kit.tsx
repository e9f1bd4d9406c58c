import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button, buttonVariants } from "@/components/ui/button";
import { type Locale, LOCALE_NAMES, LOCALES } from "@/config/locales";
import { factsQuery } from "@/data/public/facts.queries";
import { localizedPath, paths } from "@/config/paths";
import { AdminDialog } from "../shared/admin-dialog";
import { QueryView } from "../shared/query-view";
import { type CampaignLink, links, shortAddress } from "./links";
import { CopyBlock, QrCard } from "./share-parts";
import { type KitArticle, kitLink, missingKitLinks, type Network, shareText } from "./sharing";
import { useAddLinks } from "./use-add-links";
import { useTexts } from "@/i18n/i18n";
import { fillLine } from "@/i18n/fill-facts";
import { shareTexts } from "@/texts/admin/share";

interface ShareKitProps {
  article: KitArticle;
  onClose: () => void;
}

/** Pictures, QR codes and texts of an article for each network, in both languages, each with a link of its own. */
export function ShareKit({ article, onClose }: ShareKitProps) {
  const texts = useTexts(shareTexts).kit;
  const query = useQuery(links.query);
  return (
    <AdminDialog size="large" title={texts.title} description={texts.lead} onClose={onClose}>
      <div className="grid gap-6">
        {!article.isPublished && (
          <p className="rounded-control bg-saffron-soft px-4 py-3 text-base">{texts.notLive}</p>
        )}
        <QueryView query={query} loading={texts.loading}>
          {(rows) => (
            <>
              <MissingLinks article={article} rows={rows} />
              <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
                {LOCALES.map((lang) => (
                  <KitOfLanguage key={lang} article={article} lang={lang} rows={rows} />
                ))}
              </div>
            </>
          )}
        </QueryView>
      </div>
    </AdminDialog>
  );
}

interface RowsOfArticle {
  article: KitArticle;
  rows: readonly CampaignLink[];
}

/** Creates all missing links at once. */
function MissingLinks({ article, rows }: RowsOfArticle) {
  const texts = useTexts(shareTexts).kit;
  const { add, isAdding } = useAddLinks(texts.makeFailed, () => toast.success(texts.made));
  const missing = missingKitLinks(rows, article, (network, title) =>
    texts.linkName(texts.networks[network], title),
  );
  return (
    missing.length > 0 && (
      <div>
        <Button size="small" isBusy={isAdding} onClick={() => add(missing)}>
          {texts.make(missing.length)}
        </Button>
      </div>
    )
  );
}

function KitOfLanguage({ article, lang, rows }: RowsOfArticle & { lang: Locale }) {
  const texts = useTexts(shareTexts).kit;
  const { data: facts } = useQuery(factsQuery);
  const written = article.texts[lang];
  const linkOf = (network: Network) => kitLink(rows, article.slug, network, lang);
  const paper = linkOf("paper");
  const page = facts &&
    written && {
      title: fillLine(written.title, facts, lang),
      excerpt: fillLine(written.excerpt, facts, lang),
    };
  return (
    <section aria-label={LOCALE_NAMES[lang]} className="grid content-start gap-5">
      <h3 className="text-lg tracking-normal">{LOCALE_NAMES[lang]}</h3>
      {page ? (
        <>
          {article.isPublished ? (
            <Card slug={article.slug} lang={lang} title={page.title} />
          ) : (
            <p className="text-muted-foreground text-base">{texts.pictureLater}</p>
          )}
          {(["whatsapp", "instagram", "facebook"] as const).map((network) => {
            const link = linkOf(network);
            return (
              link && (
                <CopyBlock
                  key={network}
                  label={texts.networks[network]}
                  text={shareText(network, page, facts.name[lang], shortAddress(link), lang)}
                  lang={lang}
                  isForChat={network === "whatsapp"}
                />
              )
            );
          })}
          {paper && <QrCard isSmall address={shortAddress(paper)} name={`qr-${paper.code}`} />}
        </>
      ) : (
        <p className="text-muted-foreground text-base">{texts.noText}</p>
      )}
    </section>
  );
}

/** An article's card for networks, with a download. */
function Card({ slug, lang, title }: { slug: string; lang: Locale; title: string }) {
  const texts = useTexts(shareTexts).kit;
  const [isMissing, setMissing] = useState(false);
  const path = localizedPath(paths.articleCard(slug), lang);
  if (isMissing) return <p className="text-muted-foreground text-base">{texts.noPicture}</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <img
        src={path}
        alt={texts.pictureAlt(title)}
        width={1200}
        height={630}
        loading="lazy"
        className="rounded-control border-border h-auto w-full border"
        onError={() => setMissing(true)}
      />
      <a
        href={path}
        download={`${slug}-${lang}.jpg`}
        className={buttonVariants({ variant: "outline", size: "small" })}
      >
        <Download className="size-4.5" />
        {texts.download}
      </a>
    </div>
  );
}
