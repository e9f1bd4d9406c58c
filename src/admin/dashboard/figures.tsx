import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/texts/admin/dashboard";
import { ReadFailure } from "../shared/query-view";

interface FiguresProps {
  title: string;
  query: UseQueryResult;
  /** A link to the details. */
  link?: ReactNode;
  children: ReactNode;
}

/** Some figures below a heading. */
export function Figures({ title, query, link, children }: FiguresProps) {
  const dashboardPageTexts = useTexts(dashboardTexts);
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl tracking-normal">{title}</h2>
        {link}
      </div>
      {query.isError && query.data === undefined ? (
        <ReadFailure of={[query]} text={dashboardPageTexts.failed} />
      ) : (
        <dl className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>
      )}
    </section>
  );
}
