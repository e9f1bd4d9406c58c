import { useQuery } from "@tanstack/react-query";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/config/locales";
import { localizedPath, paths } from "@/config/paths";
import { siteUrl } from "@/config/site";
import { factsQuery } from "@/data/public/facts.queries";
import { fillFacts } from "@/i18n/fill-facts";
import type { SearchEntry } from "../layout/search/find-entries";
import { AdminDialog } from "../shared/admin-dialog";
import { TroubleNote } from "./link-fields";
import { useLinkPages } from "./link-pages";
import { type CampaignLink, langOf, shortAddress } from "./links";
import { CopyBlock, QrCard } from "./share-parts";
import { shareText } from "./sharing";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";
import { shareTexts } from "@/texts/admin/share";

/** Everything for sharing a link: both addresses, its QR code and a text for WhatsApp in both languages. */
export function ShareDialog({ link, onClose }: { link: CampaignLink; onClose: () => void }) {
  const { off } = useTexts(linksTexts);
  const texts = useTexts(shareTexts);
  const { pages } = useLinkPages();
  const address = shortAddress(link);
  const page = pages?.entries.find(({ to }) => to === link.path);
  return (
    <AdminDialog size="large" title={texts.title(link.name)} onClose={onClose}>
      <div className="grid gap-6">
        {!link.is_active && <p className="rounded-control bg-sand px-4 py-3 text-base">{off}</p>}
        <TroubleNote trouble={pages?.troubleOf(link.path, langOf(link))} />
        <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
          <div className="grid content-start gap-5">
            <CopyBlock label={texts.short} text={address} hint={texts.live} />
            <CopyBlock label={texts.long} text={siteUrl + link.target} hint={texts.longHint} />
          </div>
          <section aria-label={texts.qr}>
            <QrCard address={address} name={`qr-${link.code}`} />
          </section>
        </div>
        {pages && (
          <div className="grid gap-5 md:grid-cols-2">
            {LOCALES.map((lang) => (
              <ChatText key={lang} page={page} address={address} lang={lang} />
            ))}
          </div>
        )}
      </div>
    </AdminDialog>
  );
}

/** Everything for sending somebody a page without a link of its own: its address, QR code and text in each of its languages. */
export function PageDialog({ page, onClose }: { page: SearchEntry; onClose: () => void }) {
  const locale = useLocale();
  const texts = useTexts(shareTexts);
  const { data: facts } = useQuery(factsQuery);
  const name = page.name[locale] || page.name.en || page.name.ar;
  return (
    <AdminDialog
      size="large"
      title={texts.title(facts ? fillFacts(name, facts, locale) : name)}
      onClose={onClose}
    >
      <div className="grid gap-8 md:grid-cols-2 md:gap-6">
        {LOCALES.filter((lang) => page.name[lang] !== "").map((lang) => {
          const address = siteUrl + localizedPath(page.to, lang);
          return (
            <section key={lang} aria-label={LOCALE_NAMES[lang]} className="grid min-w-0 content-start gap-5">
              <CopyBlock label={texts.address[lang]} text={address} />
              <ChatText page={page} address={address} lang={lang} />
              <QrCard isSmall address={address} name={`qr-${page.slug ?? page.id}-${lang}`} />
            </section>
          );
        })}
      </div>
    </AdminDialog>
  );
}

interface ChatTextProps {
  page: SearchEntry | undefined;
  address: string;
  lang: Locale;
}

/** The text for WhatsApp about a page. */
function ChatText({ page, address, lang }: ChatTextProps) {
  const texts = useTexts(shareTexts);
  const { data: facts } = useQuery(factsQuery);
  if (!facts) return null;
  const title = page?.to === paths.home ? "" : fillFacts(page?.name[lang] ?? "", facts, lang);
  const text = shareText("whatsapp", { title }, facts.name[lang], address, lang);
  return <CopyBlock label={texts.message[lang]} text={text} lang={lang} isForChat />;
}
