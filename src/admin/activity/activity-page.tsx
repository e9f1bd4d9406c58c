import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { activityPageQuery, type ActivityFilter } from "@/data/activity/activity.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { ActivityRow } from "../shared/activity/activity-row";
import { AdminPage } from "../shared/admin-page";
import { EmptyState } from "../shared/empty-state";
import { QueryView } from "../shared/query-view";
import { ActivityFilters } from "./activity-filters";
import { ExportButton } from "./export-button";

const EVERYTHING: ActivityFilter = { person: "", entity: "", from: "", to: "" };

/** Who did what, for everyone who works here. */
export function Component() {
  const texts = useAdminI18n().t.activity;
  const [filter, setFilter] = useState(EVERYTHING);
  const [page, setPage] = useState(0);
  const query = useQuery(activityPageQuery(filter, page));
  const choose = (choice: ActivityFilter) => {
    setFilter(choice);
    setPage(0);
  };
  return (
    <AdminPage title={texts.title} lead={texts.lead} actions={<ExportButton filter={filter} />}>
      <ActivityFilters filter={filter} onChoose={choose} />
      <QueryView query={query}>
        {({ rows, hasMore }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState text={Object.values(filter).some(Boolean) ? texts.none : texts.empty} />
            ) : (
              <ol className="rounded-card border-border bg-card border px-5 py-2">
                {rows.map((activity) => (
                  <ActivityRow key={activity.id} activity={activity} />
                ))}
              </ol>
            )}
            <Pages page={page} hasMore={hasMore} onChoose={setPage} />
          </>
        )}
      </QueryView>
    </AdminPage>
  );
}

interface PagesProps {
  page: number;
  hasMore: boolean;
  onChoose: (page: number) => void;
}

function Pages({ page, hasMore, onChoose }: PagesProps) {
  const { t } = useAdminI18n();
  if (page === 0 && !hasMore) return null;
  return (
    <nav aria-label={t.activity.pages} className="mt-5 flex items-center justify-center gap-4">
      <Button variant="outline" size="small" disabled={page === 0} onClick={() => onChoose(page - 1)}>
        {t.common.previous}
      </Button>
      <bdi>{page + 1}</bdi>
      <Button variant="outline" size="small" disabled={!hasMore} onClick={() => onChoose(page + 1)}>
        {t.common.next}
      </Button>
    </nav>
  );
}
