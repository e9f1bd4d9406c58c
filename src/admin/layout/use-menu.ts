import { useLocation } from "react-router-dom";
import { withoutFinalSlash } from "@/config/paths";
import { adminPages, isPageFor } from "../pages";
import { adminPaths } from "../shared/admin-paths";
import { useAdminSettings } from "../shared/use-admin-settings";
import { useStaffMember } from "../shared/use-staff-member";

/** The pages for this person, in the menu's order. */
export function useOfferedPages() {
  const { role, author_id: author = null } = useStaffMember();
  const { aiGeneration } = useAdminSettings();
  const hasAuthor = author !== null || role === "reviewer";
  return adminPages.filter(
    (page) =>
      isPageFor(role, page) && (!page.needsGeneration || aiGeneration) && (!page.needsAuthor || hasAuthor),
  );
}

/**
 * The current page, or the page above a part of it (`isBelow`), which may need the whole window (`isWide`); undefined at an
 * unknown address.
 */
export function useCurrentPage() {
  const path = withoutFinalSlash(useLocation().pathname);
  for (const { path: page, isWideBelow = false } of adminPages) {
    const isBelow = page !== "dashboard" && path.startsWith(`${adminPaths[page]}/`);
    if (isBelow || path === adminPaths[page]) return { page, isBelow, isWide: isBelow && isWideBelow };
  }
  return undefined;
}
