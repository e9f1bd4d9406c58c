import { Link } from "react-router-dom";
import { ChevronRight } from "@/components/ui/line-icons";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";

const LINK = "hover:text-foreground inline-flex min-h-12 items-center hover:underline";

interface LocationTrailProps {
  texts: { trail: string; dubai: string };
  page?: string;
}

/** The way from the home page; without a page it ends at the list of areas. */
export function LocationTrail({ texts: { trail, dubai }, page }: LocationTrailProps) {
  const { t, locale } = useI18n();
  const chevron = <ChevronRight aria-hidden="true" className="mirror-rtl size-4 shrink-0" />;
  return (
    <nav aria-label={trail} className="text-muted-foreground text-base">
      <ol className="flex items-center gap-1.5">
        <li className="flex items-center gap-1.5">
          <Link to={localizedPath(paths.home, locale)} className={LINK}>
            {t.navigation.home}
          </Link>
          {chevron}
        </li>
        {page === undefined ? (
          <li aria-current="page" className="inline-flex min-h-12 items-center">
            {dubai}
          </li>
        ) : (
          <>
            <li className="flex items-center gap-1.5">
              <Link to={localizedPath(paths.locations, locale)} className={LINK}>
                {dubai}
              </Link>
              {chevron}
            </li>
            <li aria-current="page" className="truncate">
              {page}
            </li>
          </>
        )}
      </ol>
    </nav>
  );
}
