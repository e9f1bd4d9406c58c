import type { ReactNode } from "react";
import type { AnalyticsReport } from "@/data/staff/analytics.types";
import { momentText } from "./moment-text";
import { PageLink } from "@/admin/shared/page-link";
import { useLocale, useTexts } from "@/i18n/i18n";
import { analyticsTexts } from "@/words/admin/analytics";

/** Where people were: the five pages seen most. */
export function TopPages({ pages }: Pick<AnalyticsReport, "pages">) {
  const texts = useTexts(analyticsTexts);
  return (
    <List title={texts.topPages} note={texts.topPagesNote} empty={texts.noPages}>
      {pages.map(({ page, views }) => (
        <li
          key={page}
          className="border-border flex items-center justify-between gap-4 border-b last:border-b-0"
        >
          <PageLink
            page={page}
            className="hover:text-primary inline-flex min-h-12 min-w-0 items-center wrap-anywhere underline-offset-4 hover:underline lg:min-h-10"
          />
          <span className="text-muted-foreground shrink-0">{texts.views(views)}</span>
        </li>
      ))}
    </List>
  );
}

/** The ten latest contact clicks, whatever the period. */
export function RecentEvents({ recent }: Pick<AnalyticsReport, "recent">) {
  const locale = useLocale();
  const texts = useTexts(analyticsTexts);
  const names: Readonly<Record<string, string>> = texts.eventNames;
  return (
    <List title={texts.recent} empty={texts.noEvents}>
      {recent.map(({ id, event_name, page_url, created_at }) => (
        <li
          key={id}
          className="border-border grid gap-x-4 border-b py-2 last:border-b-0 sm:grid-cols-[1fr_auto] lg:py-1.5"
        >
          <span className="min-w-0">
            <span className="font-semibold">{names[event_name] ?? event_name}</span>{" "}
            <bdi dir="ltr" className="text-muted-foreground wrap-anywhere">
              {page_url}
            </bdi>
          </span>
          <time dateTime={created_at} className="text-muted-foreground">
            {momentText(created_at, locale)}
          </time>
        </li>
      ))}
    </List>
  );
}

function List({
  title,
  note,
  empty,
  children,
}: {
  title: string;
  note?: string;
  empty: string;
  children: ReactNode[];
}) {
  return (
    <section className="rounded-card border-border bg-card border p-5">
      <h2 className="text-xl tracking-normal">{title}</h2>
      {note !== undefined && <p className="text-muted-foreground text-base">{note}</p>}
      {children.length > 0 ? (
        <ul className="mt-2 text-base">{children}</ul>
      ) : (
        <p className="text-muted-foreground mt-2 text-base">{empty}</p>
      )}
    </section>
  );
}
