import { useState } from "react";
import { Link, Navigate, Outlet, useLocation } from "react-router-dom";
import { buttonVariants } from "@/components/ui/button";
import { useLocale, useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";
import { rolesTexts } from "@/texts/admin/roles";
import { adminPages, isPageFor, pageNames, startPageOf } from "../pages";
import { AdminPage } from "../shared/admin-page";
import { adminPaths } from "../shared/admin-paths";
import { useStaffMember } from "../shared/use-staff-member";
import { useCurrentPage } from "./use-menu";

/**
 * Shows a page to the roles that it is for, and redirects others to their first page. This is only a convenience: the database
 * decides what a person may see. When a role changes during work, the page stays, because it may have unsaved work, and a
 * message appears.
 */
export function PageGate() {
  const { role } = useStaffMember();
  const { pathname } = useLocation();
  const current = useCurrentPage()?.page;
  const page = adminPages.find(({ path }) => path === current);
  const isForThem = page === undefined || isPageFor(role, page);
  const [entered, setEntered] = useState({ pathname, isForThem });
  if (entered.pathname !== pathname) setEntered({ pathname, isForThem });
  if (isForThem) return <Outlet />;
  if (current === "dashboard") return <Navigate to={adminPaths[startPageOf(role)]} replace />;
  if (!entered.isForThem) return <NotForThem />;
  return (
    <>
      <RoleChanged />
      <Outlet />
    </>
  );
}

function NotForThem() {
  const locale = useLocale();
  const { role } = useStaffMember();
  const { notForRole } = useTexts(shellTexts);
  const roles = useTexts(rolesTexts);
  const start = startPageOf(role);
  return (
    <AdminPage title={notForRole.title} lead={notForRole.text(roles[role])}>
      <Link to={adminPaths[start]} className={buttonVariants()}>
        {pageNames[start][locale]}
      </Link>
    </AdminPage>
  );
}

function RoleChanged() {
  const { role } = useStaffMember();
  const { roleChanged } = useTexts(shellTexts);
  const roles = useTexts(rolesTexts);
  return (
    <p role="alert" className="rounded-control bg-info-soft text-info mb-5 px-4 py-3 text-base">
      {roleChanged(roles[role])}
    </p>
  );
}
