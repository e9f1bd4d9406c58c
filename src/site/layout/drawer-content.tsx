import { ChevronDown, X } from "@/components/ui/line-icons";
import { Link } from "react-router-dom";
import { CallLink, WhatsAppLink } from "@/components/patterns/contact-link";
import { Button } from "@/components/ui/button";
import { localizedPath, paths } from "@/config/paths";
import { serviceSlugs, serviceTitle } from "@/content/service-titles";
import { useI18n } from "@/i18n/i18n";
import { BrandLink } from "./brand-link";
import { EmergencyStrip } from "./emergency-strip";
import { LanguageSwitch } from "./language-switch";

const DOCTOR_SERVICES = ["doctor-on-call", "doctor-at-home", "doctor-at-hotel", "family-doctors"];

/** What the drawer shows: every page, the services in two groups, the language and the ways to reach a person. */
export function DrawerContent({ onClose }: { onClose: () => void }) {
  const { t, locale } = useI18n();
  const groups = [
    { title: t.navigation.doctorServices, slugs: DOCTOR_SERVICES },
    {
      title: t.navigation.otherServices,
      slugs: serviceSlugs.filter((slug) => !DOCTOR_SERVICES.includes(slug)),
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
    <div className="flex min-h-full flex-col gap-6 p-5">
      <div className="flex items-center justify-between">
        <BrandLink />
        <Button variant="ghost" size="icon" aria-label={t.navigation.closeMenu} onClick={onClose}>
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
                          {serviceTitle(slug)?.[locale]}
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
      <LanguageSwitch className="-ms-3 self-start" />
      <div className="mt-auto grid gap-3">
        <WhatsAppLink source="drawer">{t.actions.messageUs}</WhatsAppLink>
        <CallLink source="drawer" />
        <EmergencyStrip />
      </div>
    </div>
  );
}
