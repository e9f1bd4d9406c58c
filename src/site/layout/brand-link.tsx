import { PageLink } from "@/components/ui/page-link";
import { LogoMark } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";

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
