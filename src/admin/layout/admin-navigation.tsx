import { Menu, Search } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "@/components/patterns/staff/lazy-part";
import { cn } from "@/lib/class-names";
import { pageNames } from "../pages";
import { withControl } from "../shared/shortcuts";
import { MenuList } from "./menu-list";
import { useCurrentPage } from "./use-menu";
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
      <MenuButton />
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

export const MenuDrawer = lazyPart(async () => (await import("./menu-drawer")).MenuDrawer);

/** The menu's button, with the name of the current page. */
function MenuButton() {
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
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="rounded-control hover:bg-sand flex min-h-12 min-w-0 grow items-center gap-2.5 px-3 text-start font-semibold whitespace-nowrap"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-5 shrink-0" />
        {texts.menu}
        {current && (
          <span className="text-muted-foreground truncate font-normal">
            · {pageNames[current.page][locale]}
          </span>
        )}
      </button>
      {isOpen && <MenuDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
