import { useLocation } from "react-router-dom";
import { withoutFinalSlash } from "@/config/paths";
import { adminPages, isPageFor } from "../pages";
import { adminPaths } from "../shared/admin-paths";
import { useAdminSettings } from "../shared/use-admin-settings";
import { useStaffMember } from "../shared/use-staff-member";

/** The pages that this person is offered, in the menu's order. */
export function useOfferedPages() {
  const { role } = useStaffMember();
  const { aiGeneration } = useAdminSettings();
  return adminPages.filter((page) => isPageFor(role, page) && (!page.needsGeneration || aiGeneration));
}

/**
 * The page that is shown, or below which something is (`isBelow`), which may need the whole window (`isWide`); undefined at an
 * address that is nobody's.
 */
export function useCurrentPage() {
  const path = withoutFinalSlash(useLocation().pathname);
  for (const { path: page, isWideBelow = false } of adminPages) {
    const isBelow = page !== "dashboard" && path.startsWith(`${adminPaths[page]}/`);
    if (isBelow || path === adminPaths[page]) return { page, isBelow, isWide: isBelow && isWideBelow };
  }
  return undefined;
}
