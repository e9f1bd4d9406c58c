import { Link } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { useLocale, useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";
import { pageNames, startPageOf } from "../pages";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";
import { useStaffMember } from "../shared/use-staff-member";

/** An unknown address of the back office: the menu stays next to it. */
export function Component() {
  const locale = useLocale();
  const { unknownPage } = useTexts(shellTexts);
  const start = startPageOf(useStaffMember().role);
  return (
    <AdminPage title={unknownPage.title} lead={unknownPage.text}>
      <Link to={adminPaths[start]} className={buttonVariants()}>
        {pageNames[start][locale]}
      </Link>
    </AdminPage>
  );
}
