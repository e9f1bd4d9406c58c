import type { To } from "react-router-dom";
import { PageLink } from "@/components/ui/page-link";
import { ChevronRight } from "@/components/ui/icons";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";

interface BreadcrumbsProps {
  /** The page between the home page and this one. */
  above?: { name: string; to: To };
  /** The name of this page. */
  current: string;
}

/** The path from the home page to this page. */
export function Breadcrumbs({ above, current }: BreadcrumbsProps) {
  const { t, locale } = useI18n();
  const home = { name: t.navigation.home, to: localizedPath(paths.home, locale) };
  return (
    <nav aria-label={t.navigation.trail} className="text-muted-foreground text-base">
      <ol className="flex items-center gap-1.5 max-[20rem]:flex-wrap">
        {[home, ...(above ? [above] : [])].map(({ name, to }) => (
          <li key={name} className="flex max-w-1/2 shrink-0 items-center gap-1.5">
            <PageLink
              to={to}
              className="hover:text-foreground inline-flex min-h-12 items-center hover:underline"
            >
              {name}
            </PageLink>
            <ChevronRight className="mirror-rtl size-4 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className="truncate">
          {current}
        </li>
      </ol>
    </nav>
  );
}
