import type { StaffRole } from "@domain/staff-role";
import type { Localized } from "@/config/locales";

/** What a role is called: also around every page, when it has changed. */
export const rolesTexts: Localized<Record<StaffRole, string>> = {
  en: { owner: "Owner", editor: "Editor", reception: "Reception", reviewer: "Reviewer" },
  ar: { owner: "مالك", editor: "محرّر", reception: "استقبال", reviewer: "مراجع طبي" },
};
