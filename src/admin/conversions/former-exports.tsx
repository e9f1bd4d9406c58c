import { useQuery } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { exportsQuery } from "@/data/staff/conversions";
import { formatDate } from "@/i18n/format";
import type { Day } from "@/lib/dubai-time";
import { useDaySpan } from "../shared/moments";
import { QueryView } from "../shared/query-view";
import { useLocale, useTexts } from "@/i18n/i18n";
import { conversionsTexts } from "@/words/admin/conversions";

interface FormerExportsProps {
  isBusy: boolean;
  onMake: (days: { first: Day; last: Day }) => void;
}

/** The periods whose files were made; making them again gives the same rows. */
export function FormerExports({ isBusy, onMake }: FormerExportsProps) {
  const locale = useLocale();
  const { former } = useTexts(conversionsTexts);
  const spanOf = useDaySpan();
  const query = useQuery(exportsQuery);
  return (
    <section aria-label={former.title} className="rounded-card border-border bg-card border p-5">
      <h2 className="mb-2 text-xl tracking-normal">{former.title}</h2>
      <QueryView query={query} empty={<p className="text-muted-foreground text-base">{former.empty}</p>}>
        {(exports) => (
          <ul>
            {exports.map(({ id, first_day: first, last_day: last, made_at }) => (
              <li
                key={id}
                className="border-border flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2 last:border-b-0"
              >
                <span className="min-w-0 text-base">
                  <span className="block font-semibold">{spanOf(first, last)}</span>
                  <span className="text-muted-foreground">
                    {former.made} {formatDate(made_at, locale)}
                  </span>
                </span>
                <Button
                  variant="outline"
                  size="small"
                  disabled={isBusy}
                  aria-label={former.againOf(spanOf(first, last))}
                  onClick={() => onMake({ first, last })}
                >
                  {former.again}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
