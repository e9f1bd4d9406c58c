import { ChevronDown, Menu, X } from "lucide-react";
import { useRef, type MouseEvent } from "react";
import { Link } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Button } from "@/components/ui/button";
import { localizedPath, paths } from "@/config/paths";
import { catalogue, otherServiceTitles } from "@/content/services";
import { useI18n } from "@/i18n/i18n";
import { BrandLink } from "./brand-link";
import { EmergencyStrip } from "./emergency-strip";
import { LanguageSwitch } from "./language-switch";

const DOCTOR_SERVICES = ["doctor-on-call", "doctor-at-home", "doctor-at-hotel", "family-doctors"];

/** The menu of small screens. A native modal dialog keeps the focus, closes on Escape and costs no script. */
export function MobileDrawer({ className }: { className?: string }) {
  const { t, locale } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog element itself; everything inside is a child.
    if (event.target === event.currentTarget || (event.target as Element).closest("a")) close();
  };

  const titles = {
    ...Object.fromEntries(catalogue.map(({ slug, title }) => [slug, title])),
    ...otherServiceTitles,
  };
  const groups = [
    { title: t.navigation.doctorServices, slugs: DOCTOR_SERVICES },
    {
      title: t.navigation.otherServices,
      slugs: Object.keys(titles).filter((slug) => !DOCTOR_SERVICES.includes(slug)),
    },
  ];
  const links = [
    [paths.home, t.navigation.home],
    [paths.about, t.navigation.about],
    [paths.blog, t.navigation.blog],
    [paths.contact, t.navigation.contact],
  ] as const;
  const item = "flex min-h-13 items-center text-lg font-semibold";

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={t.navigation.openMenu}
        className={className}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden="true" />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop closes; for the keyboard the dialog has Escape and its close button */}
      <dialog
        ref={dialog}
        aria-label={t.navigation.menu}
        onClick={onClick}
        className="drawer bg-background text-foreground m-0 ms-auto h-dvh max-h-none w-[min(24rem,92vw)] max-w-none"
      >
        <div className="flex min-h-full flex-col gap-6 p-5">
          <div className="flex items-center justify-between">
            <BrandLink />
            <Button variant="ghost" size="icon" aria-label={t.navigation.closeMenu} onClick={close}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <nav aria-label={t.navigation.label}>
            <ul className="divide-border divide-y">
              {links.slice(0, 2).map(([path, label]) => (
                <li key={path}>
                  <Link to={localizedPath(path, locale)} className={item}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <details className="group">
                  <summary
                    className={`${item} cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden`}
                  >
                    {t.navigation.services}
                    <ChevronDown
                      aria-hidden="true"
                      className="size-5 transition-transform group-open:rotate-180"
                    />
                  </summary>
                  {groups.map((group) => (
                    <div key={group.title} className="pb-3">
                      <p className="text-muted-foreground pt-2 text-base">{group.title}</p>
                      <ul>
                        {group.slugs.map((slug) => (
                          <li key={slug}>
                            <Link
                              to={localizedPath(paths.service(slug), locale)}
                              className="flex min-h-12 items-center ps-4"
                            >
                              {titles[slug]?.[locale]}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </details>
              </li>
              {links.slice(2).map(([path, label]) => (
                <li key={path}>
                  <Link to={localizedPath(path, locale)} className={item}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageSwitch className="self-start" />
          <div className="mt-auto grid gap-3">
            <WhatsAppLink source="drawer">{t.actions.messageUs}</WhatsAppLink>
            <CallLink source="drawer" />
            <EmergencyStrip />
          </div>
        </div>
      </dialog>
    </>
  );
}
