import { Link } from "react-router-dom";
import { LogoMark } from "@/components/ui/icons";
import { brandName } from "@/config/brand";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";

export function BrandLink() {
  const { t, locale } = useI18n();
  return (
    <Link
      to={localizedPath(paths.home, locale)}
      aria-label={t.brand.homeLabel(brandName[locale])}
      className="inline-flex min-h-12 items-center gap-2.5 text-xl font-bold whitespace-nowrap"
    >
      <LogoMark className="h-9.5 w-8.5" />
      {brandName[locale]}
    </Link>
  );
}
