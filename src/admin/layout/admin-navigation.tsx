import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { paths } from "@/config/paths";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";
import { adminPaths } from "../shared/admin-paths";
import { useStaffMember } from "../shared/use-staff-member";
import { useAdminSettings } from "../shared/settings/use-admin-settings";

/** The menu of the back office: one row, which scrolls by itself where the screen is narrow. */
export function AdminNavigation() {
  const { t } = useAdminI18n();
  const { aiGeneration } = useAdminSettings();
  const isOwner = useStaffMember()?.role === "owner";
  const texts = t.navigation;
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  const items = [
    { to: paths.admin, label: texts.dashboard },
    { to: adminPaths.posts, label: texts.posts },
    { to: adminPaths.calendar, label: texts.calendar },
    { to: adminPaths.analytics, label: texts.analytics },
    ...(aiGeneration ? [{ to: adminPaths.bulkGenerate, label: texts.bulkGenerate }] : []),
    { to: adminPaths.urlExport, label: texts.urlExport },
    { to: adminPaths.media, label: texts.media },
    { to: adminPaths.authors, label: texts.authors },
    { to: adminPaths.facts, label: texts.facts },
    { to: adminPaths.services, label: texts.services },
    { to: adminPaths.locations, label: texts.locations },
    { to: adminPaths.reviews, label: texts.reviews },
    { to: adminPaths.redirects, label: texts.redirects },
    { to: adminPaths.schemas, label: texts.schemas },
    { to: adminPaths.settings, label: texts.settings },
    ...(isOwner ? [{ to: adminPaths.staff, label: texts.staff }] : []),
    { to: adminPaths.activity, label: texts.activity },
  ];
  const place = items.findLastIndex(({ to }) => pathname.startsWith(to));
  useEffect(() => {
    const link = menu.current?.querySelectorAll("a")[place];
    if (!menu.current || !link) return;
    // Where the row is longer than the screen, the page one is on may stand outside of it.
    menu.current.scrollLeft += middleOf(link) - middleOf(menu.current);
  }, [place]);
  return (
    <nav ref={menu} aria-label={texts.label} className="admin-width overflow-x-auto">
      <ul className="flex">
        {items.map(({ to, label }) => (
          <li key={to} className="shrink-0 first:-ms-2">
            <NavLink
              to={to}
              end={to === paths.admin}
              className={({ isActive }) =>
                cn(
                  "hover:text-foreground inline-flex min-h-12 items-center border-b-2 px-2 text-base whitespace-nowrap lg:min-h-11",
                  isActive
                    ? "border-primary text-primary font-semibold"
                    : "text-muted-foreground border-transparent",
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
