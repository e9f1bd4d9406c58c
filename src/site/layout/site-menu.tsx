import { Fragment, useEffect, type FocusEventHandler, type RefObject } from "react";
import { PageLink } from "@/components/ui/page-link";
import { serviceFacts } from "@domain/facts";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { buttonVariants } from "@/components/ui/button";
import { ChevronDown, ShieldCheck, X } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { isDoctorService, offeredSlugs, serviceName } from "@/content/service-titles";
import { catalogue } from "@/content/services";
import { useI18n } from "@/i18n/i18n";
import { excerpt } from "@/lib/texts";
import { BrandLink, LanguageSwitch, EmergencyStrip } from "./links";

const EXCERPT_CHARACTERS = 120;

const ID = "menu";

/** For the buttons that open and close the menu; the browser handles them, with or without script. */
export const OPENS_MENU = { popoverTarget: ID } as const;
const CLOSES_MENU = { popoverTarget: ID, popoverTargetAction: "hide" } as const;
/** The first focus in the drawer. The panel has no such button and leaves the focus where it is. */
const FOCUSED_AT_FIRST = { autoFocus: true };

/** The width from which the menu is the panel. */
export const LARGE_SCREEN = "(width >= 64rem)";

interface SiteMenuProps {
  menu: RefObject<HTMLDivElement | null>;
  onBlur: FocusEventHandler;
  onPointerEnter: (event: { pointerType: string }) => void;
  onPointerLeave: (event: { pointerType: string }) => void;
}

/**
 * On small screens a drawer with every page, the services in two groups, the language and the contacts; on large ones the panel
 * of the catalogue's services. It is one element, so that no service is in a page twice; its styles decide which it is
 * (src/index.css). The browser opens and closes it, with or without script.
 */
export function SiteMenu({ menu, ...handlers }: SiteMenuProps) {
  const { t, locale, facts } = useI18n();
  useMenu(menu);
  const offered = offeredSlugs(facts);
  const groups = [
    { title: t.navigation.doctorServices, slugs: offered.filter(isDoctorService) },
    { title: t.navigation.otherServices, slugs: offered.filter((slug) => !isDoctorService(slug)) },
  ];
  const page = (path: string, label: string) => (
    <li className="lg:hidden">
      <PageLink to={localizedPath(path, locale)}>{label}</PageLink>
    </li>
  );

  return (
    <div
      ref={menu}
      id={ID}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element takes the focus, also from who only moves the mouse over the panel's button
      role="dialog"
      aria-label={t.navigation.menu}
      className="site-menu"
      {...handlers}
    >
      {/* Covers the page beside the drawer, so that a press there does not reach the page. */}
      <button type="button" {...CLOSES_MENU} tabIndex={-1} aria-hidden="true" />
      <div>
        <div className="flex items-center justify-between lg:hidden">
          <BrandLink />
          <button
            type="button"
            {...CLOSES_MENU}
            {...FOCUSED_AT_FIRST}
            ref={keepFocusAttribute}
            aria-label={t.navigation.closeMenu}
            className={buttonVariants({ variant: "ghost", size: "icon" })}
          >
            <X />
          </button>
        </div>
        <nav aria-label={t.navigation.menu}>
          <ul>
            {page(paths.home, t.navigation.home)}
            {page(paths.about, t.navigation.about)}
            <li>
              <details className="group">
                <summary>
                  {t.navigation.services}
                  <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
                </summary>
                {/* A single list: in the panel the keyboard follows its grid, which would not work with nested lists. */}
                <ul>
                  {groups.map(({ title, slugs }) => (
                    <Fragment key={title}>
                      <li>
                        <p>{title}</p>
                      </li>
                      {slugs.map((slug) => (
                        <MenuService key={slug} slug={slug} />
                      ))}
                    </Fragment>
                  ))}
                  <li>
                    <PageLink
                      to={localizedPath(paths.services, locale)}
                      className="text-primary font-semibold"
                    >
                      {t.navigation.allServices}
                    </PageLink>
                  </li>
                </ul>
              </details>
            </li>
            {page(paths.blog, t.navigation.blog)}
            {page(paths.contact, t.navigation.contact)}
          </ul>
        </nav>
        <LanguageSwitch className="-ms-3 self-start lg:hidden" />
        <div className="mt-auto grid gap-3 lg:hidden">
          <WhatsAppLink source="drawer">{t.actions.messageUs}</WhatsAppLink>
          <CallLink source="drawer" />
          <EmergencyStrip />
        </div>
        <p className="rounded-control bg-primary-soft text-primary px-4 py-3 text-center text-base font-semibold max-lg:hidden">
          {t.navigation.serviceStrip}
        </p>
      </div>
    </div>
  );
}

/** React focuses such an element itself instead of setting the attribute. */
const keepFocusAttribute = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/**
 * A link in the menu closes it, and so does going back. A page that was requested before it was opened does not: on a slow
 * connection that page arrives while a visitor is reading the menu. While the drawer is open nothing beside it can be reached,
 * by keyboard or otherwise.
 */
function useMenu(menu: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    const turn = (isOpen: boolean) => {
      const isInert = isOpen && !matchMedia(LARGE_SCREEN).matches;
      for (const beside of elementsBeside(element)) beside.inert = isInert;
    };
    // Before it closes: the focus returns to the button, which must not be inert then.
    const onToggle = ({ newState }: ToggleEvent) => turn(newState === "open");
    // Also for a link to the current page.
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) element.hidePopover();
    };
    const listening = new AbortController();
    element.addEventListener("click", onClick, listening);
    element.addEventListener("beforetoggle", onToggle, listening);
    // Before the router renders the page, which then takes the focus.
    const onBack = () => element.hidePopover?.();
    addEventListener("popstate", onBack, { capture: true, signal: listening.signal });
    if (element.checkVisibility?.()) turn(true);
    return () => {
      listening.abort();
      turn(false);
    };
  }, [menu]);
}

/** Every element of the page outside the given one, its ancestors and its descendants. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
  return parentElement === document.body ? siblings : [...siblings, ...elementsBeside(parentElement)];
}

/**
 * The service's name and, for those of the catalogue, a sentence and the first benefit, which only the panel shows. The panel
 * lists the other services below.
 */
function MenuService({ slug }: { slug: string }) {
  const { locale, facts } = useI18n();
  const to = localizedPath(paths.service(slug), locale);
  const name = serviceName(facts, slug, locale);
  const service = catalogue.find((entry) => entry.slug === slug);
  const description = serviceFacts(facts, slug)?.description?.[locale];
  if (!service) {
    return (
      <li>
        <PageLink to={to}>{name}</PageLink>
      </li>
    );
  }
  return (
    <li>
      <PageLink to={to}>
        <b>{name}</b>
        {description && <span>{excerpt(description, EXCERPT_CHARACTERS)}</span>}
        <span>
          <ShieldCheck />
          {service.benefits[0]?.[locale]}
        </span>
      </PageLink>
    </li>
  );
}
