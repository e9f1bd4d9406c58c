import { Helmet } from "react-helmet-async";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { useBusinessName } from "../shared/use-business-name";

/** Title of a staff page; none of them is for search engines. */
export function AdminHead({ title }: { title: string }) {
  const { t } = useAdminI18n();
  const brand = useBusinessName();
  return (
    <Helmet>
      <title>{t.title(title, brand)}</title>
      <meta name="robots" content="noindex,nofollow" />
    </Helmet>
  );
}
