import { Menu, Search, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useToastsBelow } from "@/components/ui/staff/toasts";
import { cn } from "@/lib/class-names";
import { pageNames } from "../pages";
import { adminPaths } from "../shared/admin-paths";
import { withControl } from "../shared/shortcuts";
import { AccountLink, SessionButtons } from "./account-controls";
import { useCurrentPage, useOfferedPages } from "./use-menu";
import { useLocale, useTexts } from "@/i18n/i18n";
import { navigationTexts } from "@/texts/admin/navigation";

interface NavigationProps {
  onSearch: () => void;
}

const KEYS = "Control+K Meta+K";

/** The menu and the search next to the page, on windows that are wide enough. */
export function MenuColumn({ onSearch }: NavigationProps) {
  const texts = useTexts(navigationTexts);
  const isWide = useCurrentPage()?.isWide;
  return (
    <nav
      aria-label={texts.label}
      className={cn(
        "border-border sticky top-(--header-height) hidden h-[calc(100dvh-var(--header-height,0px))] overflow-y-auto overscroll-contain border-e py-3 ps-[calc(clamp(1rem,2.5vw,2rem)-0.75rem)] pe-3",
        isWide ? "2xl:block" : "lg:block",
      )}
    >
      <button
        type="button"
        aria-keyshortcuts={KEYS}
        className="rounded-control border-border bg-card hover:border-input text-muted-foreground mb-2 flex min-h-10 w-full items-center gap-2 border ps-3 pe-2 text-[0.9375rem]"
        onClick={onSearch}
      >
        <Search aria-hidden="true" className="size-4" />
        <span className="grow text-start">{texts.search}</span>
        <kbd
          aria-hidden="true"
          dir="ltr"
          className="bg-sand rounded-md px-1.5 py-0.5 font-sans text-[0.8125rem]"
        >
          {withControl("K")}
        </kbd>
      </button>
      {/* Its height depends on the window, so that all entries are visible at once. */}
      <MenuList entry="min-h-[clamp(1.75rem,4dvh,2.25rem)] text-[0.9375rem] pointer-coarse:min-h-11" />
    </nav>
  );
}

/** In the header of narrower windows: the menu behind a button with the name of the current page, and the search. */
export function MenuBar({ onSearch }: NavigationProps) {
  const texts = useTexts(navigationTexts);
  const current = useCurrentPage();
  return (
    <div
      className={cn("flex min-w-0 grow items-center lg:grow-0", current?.isWide ? "2xl:hidden" : "lg:hidden")}
    >
      <MenuDrawer />
      <button
        type="button"
        aria-label={texts.search}
        aria-keyshortcuts={KEYS}
        title={`${texts.search} (${withControl("K")})`}
        className="rounded-control hover:bg-sand grid size-12 shrink-0 place-items-center max-lg:-me-3"
        onClick={onSearch}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

function ToastsBelow() {
  useToastsBelow();
  return null;
}

/** The menu behind a button, over the page from its start side. */
function MenuDrawer() {
  const locale = useLocale();
  const texts = useTexts(navigationTexts);
  const { key } = useLocation();
  const current = useCurrentPage();
  const [isOpen, setOpen] = useState(false);
  // Going back, or any other navigation, closes it as well.
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="rounded-control hover:bg-sand flex min-h-12 min-w-0 grow items-center gap-2.5 px-3 text-start font-semibold">
        <Menu aria-hidden="true" className="size-5 shrink-0" />
        {texts.menu}
        {current && (
          <span className="text-muted-foreground truncate font-normal">
            · {pageNames[current.page][locale]}
          </span>
        )}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="bg-foreground/45 fixed inset-0 z-40 transition-opacity duration-200 motion-reduce:transition-none starting:opacity-0" />
        <Dialog.Content
          aria-describedby={undefined}
          className="border-border bg-background fixed inset-y-0 start-0 z-50 grid w-72 max-w-[85vw] grid-rows-[auto_1fr_auto] border-e shadow-xl transition-transform duration-200 outline-none motion-reduce:transition-none starting:-translate-x-full rtl:starting:translate-x-full"
          onOpenAutoFocus={(event) => {
            const link =
              event.currentTarget instanceof HTMLElement &&
              event.currentTarget.querySelector<HTMLElement>("[aria-current]");
            if (!link) return;
            event.preventDefault();
            link.focus();
          }}
        >
          <ToastsBelow />
          <div className="border-border flex items-center justify-between border-b ps-6 pe-2">
            <Dialog.Title className="text-lg font-semibold">{texts.menu}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.closeMenu}
              className="rounded-control hover:bg-sand grid size-12 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.label} className="overflow-y-auto overscroll-contain p-3">
            <MenuList entry="min-h-11 text-base" onChoose={() => setOpen(false)} />
          </nav>
          {/* Wide headers have this themselves. */}
          <div className="border-border border-t ps-6 pe-3 pt-1 pb-3 lg:hidden">
            <AccountLink className="w-full" />
            <div className="-ms-4 flex items-center justify-between gap-2">
              <SessionButtons onLogout={() => setOpen(false)} />
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface MenuListProps {
  /** The size of an entry: a finger needs more than a pointer. */
  entry: string;
  onChoose?: () => void;
}

/** Every page for this person, with the current one marked. */
function MenuList({ entry, onChoose }: MenuListProps) {
  const locale = useLocale();
  const texts = useTexts(navigationTexts);
  const headings: Readonly<Record<string, string>> = texts.groups;
  const id = useId();
  const current = useCurrentPage();
  const pages = useOfferedPages();
  const groups = new Set(pages.map(({ group }) => group));
  groups.delete("elsewhere");
  return [...groups].map((group) => {
    const heading = headings[group];
    return (
      <div key={group} className="not-first:mt-2.5">
        {heading !== undefined && (
          <p id={id + group} className="text-muted-foreground px-3 text-[0.875rem] leading-7">
            {heading}
          </p>
        )}
        <ul aria-labelledby={heading === undefined ? undefined : id + group}>
          {pages
            .filter((page) => page.group === group)
            .map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={adminPaths[path]}
                  aria-current={path === current?.page ? (current.isBelow ? "true" : "page") : undefined}
                  onClick={onChoose}
                  className={`rounded-control hover:bg-sand aria-[current]:text-primary before:bg-primary relative flex items-center px-3 before:absolute before:start-0 before:h-3.5 before:w-1.5 before:rounded-t-full not-aria-[current]:before:hidden aria-[current]:font-semibold ${entry}`}
                >
                  {name[locale]}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    );
  });
}
