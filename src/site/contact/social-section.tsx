import { Picture } from "@/components/patterns/picture";
import { ArrowUpRight } from "@/components/ui/icons";
import car from "@/assets/scenes/about-team-car.svg";
import doctor from "@/assets/scenes/doctor-at-door.svg";
import drip from "@/assets/scenes/drip-beside-sofa.svg";
import skyline from "@/assets/scenes/dubai-dusk.svg";
import lab from "@/assets/scenes/lab-kitchen-table.svg";
import team from "@/assets/scenes/medical-team.svg";
import newborn from "@/assets/scenes/newborn-evening.svg";
import nurse from "@/assets/scenes/nurse-with-bag.svg";
import walk from "@/assets/scenes/walking-with-carer.svg";
import { contactPageTexts } from "@/texts/site/contact-page";
import { useI18n, useTexts } from "@/i18n/i18n";

/** Drawings, labelled as such: the latest posts would need the networks' scripts. */
const INSTAGRAM_TILES = [nurse, lab, walk, drip, newborn, car, team, doctor];
const FACEBOOK_TILES = [skyline, team, walk, nurse, car, newborn];

export function SocialSection() {
  const { facts } = useI18n();
  const texts = useTexts(contactPageTexts).social;
  if (!facts.instagram && !facts.facebook) return null;
  return (
    <section aria-labelledby="social" className="border-t print:hidden">
      <div className="page-width py-band">
        <h2 id="social">{texts.title}</h2>
        <p className="text-muted-foreground mt-2">{texts.lead}</p>
        <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-[4fr_3fr]">
          {facts.instagram && (
            <SocialBlock
              href={facts.instagram}
              label={texts.instagram}
              tiles={INSTAGRAM_TILES}
              columns="grid-cols-4"
            />
          )}
          {facts.facebook && (
            <SocialBlock
              href={facts.facebook}
              label={texts.facebook}
              tiles={FACEBOOK_TILES}
              columns="grid-cols-3"
            />
          )}
        </div>
      </div>
    </section>
  );
}

interface SocialBlockProps {
  href: string;
  label: string;
  tiles: readonly string[];
  columns: string;
}

function SocialBlock({ href, label, tiles, columns }: SocialBlockProps) {
  const { t } = useI18n();
  return (
    <a href={href} target="_blank" rel="noreferrer" className="group block">
      <span aria-hidden="true" className={`grid gap-2 sm:gap-3 ${columns}`}>
        {tiles.map((tile) => (
          <span key={tile} className="bg-primary-soft rounded-control aspect-square overflow-hidden">
            <Picture
              src={tile}
              alt=""
              width={400}
              height={470}
              className="mirror-rtl block size-full object-cover"
            />
          </span>
        ))}
      </span>
      <span className="text-primary mt-4 inline-flex min-h-12 items-center gap-2 font-semibold group-hover:underline">
        {label}
        <ArrowUpRight className="mirror-rtl size-5" />
        <span className="sr-only">{` (${t.footer.opensNewTab})`}</span>
      </span>
    </a>
  );
}
