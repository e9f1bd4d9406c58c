import { useLocation } from "react-router-dom";
import { PageLink } from "@/components/ui/page-link";
import { LogoMark } from "@/components/ui/icons";
import { localizedPath, paths, stripLocale } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { LOCALE_NAMES, otherLocale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { emergencyNumbers } from "@/config/contact";

export function BrandLink() {
  const { t, locale, facts } = useI18n();
  return (
    <PageLink
      to={localizedPath(paths.home, locale)}
      aria-label={t.brand.homeLabel(facts.name[locale])}
      className="inline-flex min-h-12 items-center gap-2 text-xl font-bold whitespace-nowrap"
    >
      <LogoMark className="h-9.5 w-8.5" />
      {facts.name[locale]}
    </PageLink>
  );
}

/** Links to the same page in the other language; the choice is remembered, see page-script/start-page.ts. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { locale } = useI18n();
  const { pathname, search, hash } = useLocation();
  const target = otherLocale(locale);
  return (
    <PageLink
      to={{ pathname: localizedPath(stripLocale(pathname), target), search, hash }}
      hrefLang={target}
      lang={target}
      className={cn(
        // The system's font: one Arabic word must not load the Arabic font on an English page.
        "rounded-control text-muted-foreground hover:text-foreground inline-flex min-h-12 items-center px-3 font-[system-ui,sans-serif] text-base",
        className,
      )}
    >
      {LOCALE_NAMES[target]}
    </PageLink>
  );
}

/** The emergency numbers, on every page, for cases beyond a home visit. */
export function EmergencyStrip() {
  const { t } = useI18n();
  const link =
    "inline-flex min-h-12 items-center font-semibold text-destructive underline underline-offset-4";
  return (
    <p className="text-base leading-normal">
      {`${t.emergency.before} `}
      <a className={link} href={`tel:${emergencyNumbers.ambulance}`}>
        {t.emergency.ambulance}
      </a>{" "}
      {`${t.emergency.between} `}
      <a className={link} href={`tel:${emergencyNumbers.police}`}>
        {t.emergency.police}
      </a>
    </p>
  );
}
