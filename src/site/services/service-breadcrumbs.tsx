import { ChevronRight } from "@/components/ui/line-icons";
import { Link } from "react-router-dom";
import { localizedPath, paths } from "@/config/paths";
import { useI18n } from "@/i18n/i18n";
import { useServiceTexts } from "./use-service-texts";

const LINK = "hover:text-foreground inline-flex min-h-12 items-center hover:underline";

export function ServiceBreadcrumbs({ title }: { title: string }) {
  const { t, locale } = useI18n();
  const { trail } = useServiceTexts();
  const home = localizedPath(paths.home, locale);
  const chevron = <ChevronRight aria-hidden="true" className="mirror-rtl size-4 shrink-0" />;
  return (
    <nav aria-label={trail} className="text-muted-foreground text-base">
      <ol className="flex items-center gap-1.5">
        <li className="flex items-center gap-1.5">
          <Link to={home} className={LINK}>
            {t.navigation.home}
          </Link>
          {chevron}
        </li>
        <li className="flex items-center gap-1.5">
          <Link to={{ pathname: home, hash: "#services" }} className={LINK}>
            {t.navigation.services}
          </Link>
          {chevron}
        </li>
        <li aria-current="page" className="truncate">
          {title}
        </li>
      </ol>
    </nav>
  );
}
