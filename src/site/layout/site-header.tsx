import { useEffect, useRef, useState } from "react";
import { NavLink } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { buttonVariants } from "@/components/ui/button";
import { ChevronDown, Menu } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";
import { BrandLink, LanguageSwitch } from "./links";
import { OPENS_MENU, SiteMenu } from "./site-menu";
import { useHoverMenu } from "./use-hover-menu";

const HIDE_ABOVE_PX = 100;
const SHOW_AT_PX = 50;
const MOBILE = "(width < 768px)";

/** The bar stays on one line with letters of twice the size. */
const BANNER_BUTTON = "max-[20rem]:px-1 max-[20rem]:[&>span]:hidden";

/**
 * Sticky on every page; on phones a contact banner stays above it when it disappears.
 * @param props with `hasOwnBar` on pages with a bar for phones at their lower edge; without script they have the banner all the
 * same
 */
export function SiteHeader({ hasOwnBar = false }: { hasOwnBar?: boolean }) {
  const { t, locale } = useI18n();
  const isVisible = useHeaderVisibility();
  const menu = useRef<HTMLDivElement>(null);
  const servicesButton = useRef<HTMLButtonElement>(null);
  const { handlers, onPress } = useHoverMenu(menu, servicesButton);
  const link = ({ isActive }: { isActive: boolean }) =>
    cn(
      "rounded-control hover:text-foreground inline-flex min-h-12 items-center px-2 whitespace-nowrap transition-colors xl:px-3",
      isActive ? "text-foreground font-semibold" : "text-muted-foreground",
    );
  const page = (path: string, label: string) => (
    <li>
      <NavLink discover="none" to={localizedPath(path, locale)} end={path === paths.home} className={link}>
        {label}
      </NavLink>
    </li>
  );
  return (
    <>
      <section
        aria-label={t.footer.reach}
        className={cn(
          "bg-background fixed inset-x-0 top-0 z-40 grid-cols-2 gap-2 border-b p-1.5 md:hidden",
          hasOwnBar ? "hidden noscript:max-md:grid" : "grid",
        )}
      >
        <WhatsAppLink source="mobile_banner" size="small" className={BANNER_BUTTON} />
        <CallLink source="mobile_banner" size="small" className={BANNER_BUTTON}>
          {t.actions.callNow}
        </CallLink>
      </section>
      <header
        className={cn(
          "bg-background sticky top-0 z-30 transition-transform duration-200",
          hasOwnBar ? "noscript:max-md:top-15 noscript:max-md:mt-15" : "max-md:top-15 max-md:mt-15",
          // Otherwise it would cover the heading that a shared link leads to.
          "max-md:[:root:has(:target)_&]:static",
          !isVisible && "-translate-y-full focus-within:translate-y-0",
        )}
      >
        <div className="page-width">
          <div className="flex min-h-16 flex-wrap items-center gap-x-2 md:min-h-20">
            <BrandLink />
            <nav aria-label={t.navigation.label} className="ms-auto hidden text-base lg:block">
              <ul className="flex items-center">
                {page(paths.home, t.navigation.home)}
                {page(paths.about, t.navigation.about)}
                <li>
                  <button
                    ref={servicesButton}
                    type="button"
                    {...OPENS_MENU}
                    {...handlers}
                    onClick={onPress}
                    className={cn(link({ isActive: false }), "gap-1")}
                  >
                    {t.navigation.services}
                    <ChevronDown className="size-4 transition-transform" />
                  </button>
                </li>
                {page(paths.blog, t.navigation.blog)}
                {page(paths.contact, t.navigation.contact)}
              </ul>
            </nav>
            <div className="ms-auto flex items-center gap-2 lg:ms-0">
              <LanguageSwitch />
              <CallLink source="header" size="small" className="max-md:hidden" />
              <WhatsAppLink source="header" size="small" className="max-md:hidden" />
              <button
                type="button"
                {...OPENS_MENU}
                aria-label={t.navigation.openMenu}
                className={buttonVariants({ variant: "ghost", size: "icon", className: "lg:hidden" })}
              >
                <Menu />
              </button>
            </div>
            <SiteMenu menu={menu} {...handlers} />
          </div>
        </div>
      </header>
    </>
  );
}

/** On phones the header disappears when the page is scrolled down past 100 px and returns at 50 px or less. */
function useHeaderVisibility(): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const mobile = matchMedia(MOBILE);
    let last = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      if (!mobile.matches || now <= SHOW_AT_PX) setVisible(true);
      else if (now > HIDE_ABOVE_PX && now > last) setVisible(false);
      last = now;
    };
    addEventListener("scroll", update, { passive: true });
    mobile.addEventListener("change", update);
    return () => {
      removeEventListener("scroll", update);
      mobile.removeEventListener("change", update);
    };
  }, []);
  return isVisible;
}
