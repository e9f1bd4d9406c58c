import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { useLocale, useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/words/admin/shell";
import { pageNames } from "../pages";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";

/** An address of the back office that names no page: the menu stays beside it. */
export function Component() {
  const locale = useLocale();
  const { unknownPage } = useTexts(shellTexts);
  return (
    <AdminPage title={unknownPage.title} lead={unknownPage.text}>
      <Link to={adminPaths.dashboard} className={buttonVariants()}>
        {pageNames.dashboard[locale]}
      </Link>
    </AdminPage>
  );
}
