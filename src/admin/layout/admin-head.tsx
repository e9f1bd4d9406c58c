import { Helmet } from "react-helmet-async";
import { brandName } from "@/config/brand";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** Title of a staff page; none of them is for search engines. */
export function AdminHead({ title }: { title: string }) {
  const { t, locale } = useAdminI18n();
  return (
    <Helmet>
      <title>{t.title(title, brandName[locale])}</title>
      <meta name="robots" content="noindex,nofollow" />
    </Helmet>
  );
}
