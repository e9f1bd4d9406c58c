import { ChevronDown, Menu } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { paths } from "@/config/paths";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";
import { adminPaths } from "../shared/admin-paths";
import { useIsOwner } from "../shared/use-staff-member";
import { useAdminSettings } from "../shared/settings/use-admin-settings";
import { MenuGroup } from "./menu-group";

interface Page {
  to: string;
  label: string;
}

interface Group {
  label: string;
  pages: readonly Page[];
}

/** The menu of the back office: a row of pages and of groups that open, on a phone everything behind one button. */
export function AdminNavigation() {
  const { t } = useAdminI18n();
  const { pathname } = useLocation();
  const { entries, others } = useEntries();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string>();
  const [isShown, setShown] = useState(false);
  const close = () => {
    setOpen(undefined);
    setShown(false);
  };
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    close();
  }
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && menu.current?.contains(target)) return;
      setOpen(undefined);
      setShown(false);
    };
    addEventListener("pointerdown", closeOutside);
    return () => removeEventListener("pointerdown", closeOutside);
  }, []);
  const current = [...entries.flatMap((entry) => ("pages" in entry ? entry.pages : entry)), ...others].find(
    ({ to }) => pathname === to || (to !== paths.admin && pathname.startsWith(`${to}/`)),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || (open === undefined && !isShown)) return;
    close();
    menu.current?.querySelector<HTMLElement>(isShown ? `[aria-controls="${id}"]` : "[data-open]")?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears Escape and a focus that leaves, of the buttons and links in it
    <nav
      ref={menu}
      aria-label={t.navigation.label}
      className="admin-width relative"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={id}
        className="flex min-h-12 w-full items-center gap-2.5 text-start font-semibold md:hidden"
        onClick={() => setShown(!isShown)}
      >
        <Menu className="size-5" />
        {t.navigation.menu}
        {current && <span className="text-muted-foreground truncate font-normal">· {current.label}</span>}
        <ChevronDown
          className={cn("ms-auto size-5 transition-transform duration-200", isShown && "rotate-180")}
        />
      </button>
      <ul
        id={id}
        className={cn(
          "max-md:border-border max-md:bg-background max-md:shadow-soft max-md:absolute max-md:inset-x-0 max-md:top-full max-md:grid max-md:max-h-[calc(100dvh-10rem)] max-md:gap-1 max-md:overflow-y-auto max-md:border-y max-md:px-4 max-md:py-3 md:-ms-2.5 md:flex",
          !isShown && "max-md:hidden",
        )}
      >
        {entries.map((entry) =>
          "pages" in entry ? (
            <MenuGroup
              key={entry.label}
              {...entry}
              isCurrent={current !== undefined && entry.pages.includes(current)}
              isOpen={open === entry.label}
              onToggle={(isOpen) => setOpen(isOpen ? entry.label : undefined)}
              onChoose={close}
            />
          ) : (
            <li key={entry.to} className="max-md:border-border max-md:border-t max-md:first:border-t-0">
              <NavLink
                to={entry.to}
                end={entry.to === paths.admin}
                onClick={close}
                className={({ isActive }) =>
                  cn(
                    "hover:text-foreground flex min-h-12 items-center border-b-2 px-2.5 text-base whitespace-nowrap max-md:border-b-0 max-md:px-0 lg:min-h-11",
                    isActive
                      ? "border-primary text-primary font-semibold"
                      : "text-muted-foreground max-md:text-foreground border-transparent",
                  )
                }
              >
                {entry.label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/**
 * What this person may open, in the order of the day: what is written, what it is about, the site, the people. And the other
 * pages, which have an address and no entry.
 */
function useEntries(): { entries: readonly (Page | Group)[]; others: readonly Page[] } {
  const { navigation: texts } = useAdminI18n().t;
  const { aiGeneration } = useAdminSettings();
  const isOwner = useIsOwner();
  const activity = { to: adminPaths.activity, label: texts.activity };
  const bulkGenerate = { to: adminPaths.bulkGenerate, label: texts.bulkGenerate };
  const staff = { to: adminPaths.staff, label: texts.staff };
  const entries = [
    { to: paths.admin, label: texts.dashboard },
    {
      label: texts.groups.content,
      pages: [
        { to: adminPaths.posts, label: texts.posts },
        { to: adminPaths.calendar, label: texts.calendar },
        { to: adminPaths.media, label: texts.media },
        { to: adminPaths.authors, label: texts.authors },
        ...(aiGeneration ? [bulkGenerate] : []),
      ],
    },
    {
      label: texts.groups.business,
      pages: [
        { to: adminPaths.facts, label: texts.facts },
        { to: adminPaths.services, label: texts.services },
        { to: adminPaths.locations, label: texts.locations },
        { to: adminPaths.reviews, label: texts.reviews },
      ],
    },
    { to: adminPaths.analytics, label: texts.analytics },
    {
      label: texts.groups.site,
      pages: [
        { to: adminPaths.redirects, label: texts.redirects },
        { to: adminPaths.schemas, label: texts.schemas },
        { to: adminPaths.urlExport, label: texts.urlExport },
      ],
    },
    ...(isOwner ? [{ label: texts.groups.people, pages: [staff, activity] }] : [activity]),
    { to: adminPaths.settings, label: texts.settings },
  ];
  return { entries, others: [{ to: adminPaths.account, label: texts.account }, bulkGenerate, staff] };
}
