import { useLocation } from "react-router-dom";
import { PageLink } from "@/components/ui/page-link";
import { localizedPath, stripLocale } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { LOCALE_NAMES, otherLocale } from "@/config/locales";
import { cn } from "@/lib/class-names";

/** Goes to the same page in the other language; the choice is remembered, see page-script/start-page.ts. */
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
        // The system's letters: one Arabic word must not fetch the Arabic font on an English page.
        "rounded-control text-muted-foreground hover:text-foreground inline-flex min-h-12 items-center px-3 font-[system-ui,sans-serif] text-base",
        className,
      )}
    >
      {LOCALE_NAMES[target]}
    </PageLink>
  );
}
