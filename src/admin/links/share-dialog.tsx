import { useQuery } from "@tanstack/react-query";
import { LOCALES } from "@/config/locales";
import { paths } from "@/config/paths";
import { siteUrl } from "@/config/site";
import { factsQuery } from "@/data/public/facts.queries";
import { fillFacts } from "@/i18n/fill-facts";
import { AdminDialog } from "../shared/admin-dialog";
import { TroubleNote } from "./link-fields";
import { useLinkPages } from "./link-pages";
import { type CampaignLink, langOf, shortAddress } from "./links";
import { CopyBlock, QrCard } from "./share-parts";
import { shareText } from "./sharing";
import { useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";
import { shareTexts } from "@/texts/admin/share";

/** Everything for sharing a link: both addresses, its QR code and a text for WhatsApp in both languages. */
export function ShareDialog({ link, onClose }: { link: CampaignLink; onClose: () => void }) {
  const { off } = useTexts(linksTexts);
  const texts = useTexts(shareTexts);
  const { pages } = useLinkPages();
  const { data: facts } = useQuery(factsQuery);
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
        {pages && facts && (
          <div className="grid gap-5 md:grid-cols-2">
            {LOCALES.map((lang) => {
              const title = link.path === paths.home ? "" : fillFacts(page?.name[lang] ?? "", facts, lang);
              const text = shareText("whatsapp", { title }, facts.name[lang], address, lang);
              return <CopyBlock key={lang} label={texts.message[lang]} text={text} lang={lang} isForChat />;
            })}
          </div>
        )}
      </div>
    </AdminDialog>
  );
}
