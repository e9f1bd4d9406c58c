import type { ReactNode } from "react";
import type { Localized } from "@/config/locales";
import { paths } from "@/config/paths";
import type { LinkFigures } from "@/data/staff/campaigns";
import { formatPrice } from "@/i18n/format";
import { ActiveBadge } from "../resource/row-actions";
import { TroubleNote } from "./link-fields";
import { LinkDays } from "./link-days";
import type { PageTrouble } from "./link-pages";
import { spotOf } from "./spots";
import { type CampaignLink, langOf } from "./links";
import { useLocale, useTexts } from "@/i18n/i18n";
import { linksTexts } from "@/texts/admin/links";

interface LinkRowProps {
  link: CampaignLink;
  /** The name of the page; undefined for an unknown one. */
  page: Localized | undefined;
  trouble: PageTrouble | undefined;
  /** Undefined while they are loading. */
  figures: LinkFigures | undefined;
  /** The buttons of the link. */
  children: ReactNode;
}

/** A link in the list: its target, its words, and its figures. */
export function LinkRow({ link, page, trouble, figures, children }: LinkRowProps) {
  const locale = useLocale();
  const texts = useTexts(linksTexts);
  const { name, code, path, source, medium, campaign, content, is_active: isActive } = link;
  const spot = spotOf(link);
  const where = spot ? [texts.spot.names[spot]] : [source, medium];
  return (
    <li className="rounded-card border-border bg-card grid gap-3 border p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 lg:flex-nowrap">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug tracking-normal">
            <bdi>{name}</bdi>
            {!isActive && <ActiveBadge isActive={false} />}
          </h2>
          <p className="text-base font-semibold">
            <bdi dir="ltr" className="wrap-anywhere">
              {paths.short(code)}
            </bdi>
          </p>
          <p className="text-muted-foreground text-base">
            <bdi>{page?.[locale] || page?.en || path}</bdi> · {texts.options.lang[langOf(link)]} ·{" "}
            <bdi className="wrap-anywhere">
              {[...where, campaign, content].filter((word) => word !== "").join(" / ")}
            </bdi>
          </p>
          {link.is_archived && <p className="text-muted-foreground text-base">{texts.archivedNote}</p>}
          {!isActive && <p className="text-muted-foreground text-base">{texts.off}</p>}
        </div>
        <div className="flex flex-wrap gap-2 lg:shrink-0">{children}</div>
      </div>
      <TroubleNote trouble={trouble} />
      {figures && (
        <ul aria-label={texts.figures.label} className="flex flex-wrap gap-x-5 gap-y-1 text-base">
          <li>{texts.figures.visits(figures.visits)}</li>
          <li>{texts.figures.chats(figures.chats)}</li>
          <li>{texts.figures.booked(figures.booked)}</li>
          <li className="font-semibold">{formatPrice(figures.aed, locale)}</li>
        </ul>
      )}
      {figures && <LinkDays link={link} />}
    </li>
  );
}
