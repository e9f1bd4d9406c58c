import { Helmet } from "react-helmet-async";
import { useBusinessName } from "../shared/use-business-name";
import { useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";

/** The title of a staff page. Search engines index none of them. */
export function AdminHead({ title }: { title: string }) {
  const shell = useTexts(shellTexts);
  const brand = useBusinessName();
  return (
    <Helmet>
      <title>{shell.title(title, brand)}</title>
      <meta name="robots" content="noindex,nofollow" />
    </Helmet>
  );
}
