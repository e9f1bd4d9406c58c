import { useAdminI18n } from "@/i18n/admin-i18n";
import { formatNumber } from "@/i18n/format";
import type { SiteUrl } from "./site-urls";

/** How many addresses there are, and how many of them look like second versions; dashes before the first scan. */
export function UrlCounters({ urls }: { urls: readonly SiteUrl[] | undefined }) {
  const texts = useAdminI18n().t.urlExport;
  const duplicates = urls?.filter(({ isDuplicate }) => isDuplicate).length ?? 0;
  const figures = [
    { label: texts.counters.total, value: urls?.length },
    { label: texts.counters.unique, value: urls && urls.length - duplicates },
    { label: texts.counters.duplicates, value: urls && duplicates, hint: texts.duplicatesHint },
  ];
  return (
    <dl aria-label={texts.counters.title} className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {figures.map(({ label, value, hint }) => (
        <div
          key={label}
          className="rounded-card border-border bg-card flex flex-col-reverse justify-end border p-5 last:max-md:col-span-2"
        >
          <dt className="text-base">
            {label}
            {hint !== undefined && <span className="text-muted-foreground block">{hint}</span>}
          </dt>
          <dd className="text-[2rem] leading-10 font-bold">
            {value === undefined ? "–" : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
