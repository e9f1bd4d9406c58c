import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SectionFailure } from "@/components/patterns/section-failure";
import { Skeleton } from "@/components/ui/skeleton";
import { contactCountsQuery, postCountsQuery } from "@/data/dashboard/dashboard.queries";
import { formatNumber } from "@/i18n/format";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { AdminPage } from "../shared/admin-page";
import { Attention } from "./attention";
import { QuickActions } from "./quick-actions";
import { RecentActivity } from "./recent-activity";

export function Component() {
  const { t } = useAdminI18n();
  const texts = t.dashboard;
  const posts = useQuery(postCountsQuery);
  const contacts = useQuery({ ...contactCountsQuery, refetchOnWindowFocus: "always", staleTime: 0 });
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  const rate =
    contacts.data && contacts.data.visits > 0 ? (contacts.data.converted / contacts.data.visits) * 100 : 0;
  return (
    <AdminPage title={texts.title} actions={<QuickActions />}>
      <Figures title={texts.postsTitle} query={posts}>
        <Figure label={texts.total} value={number(posts.data?.total)} />
        <Figure label={texts.published} value={number(posts.data?.published)} tone="text-primary" />
        <Figure label={texts.scheduled} value={number(posts.data?.scheduled)} tone="text-info" />
        <Figure label={texts.drafts} value={number(posts.data?.drafts)} tone="text-muted-foreground" />
      </Figures>
      <Figures title={texts.contactsTitle} query={contacts}>
        <Figure label={texts.whatsapp} value={number(contacts.data?.whatsapp)} />
        <Figure label={texts.calls} value={number(contacts.data?.calls)} />
        <Figure label={texts.visits} value={number(contacts.data?.visits)} />
        <Figure label={texts.rate} value={contacts.data && `${formatNumber(Math.round(rate * 10) / 10)}%`} />
      </Figures>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <RecentActivity />
        <Attention />
      </div>
    </AdminPage>
  );
}

function Figures({ title, query, children }: { title: string; query: UseQueryResult; children: ReactNode }) {
  const { t } = useAdminI18n();
  return (
    <section className="mt-8 first-of-type:mt-0">
      <h2 className="text-xl tracking-normal">{title}</h2>
      {query.isError && query.data === undefined ? (
        <SectionFailure text={t.dashboard.failed} retry={t.retry} onRetry={() => void query.refetch()} />
      ) : (
        <dl className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>
      )}
    </section>
  );
}

function Figure({ label, value, tone = "" }: { label: string; value: string | undefined; tone?: string }) {
  return (
    <div className="rounded-card border-border bg-card flex flex-col-reverse justify-end border p-5">
      <dt className="text-muted-foreground text-base">{label}</dt>
      <dd className={`text-[2rem] leading-tight font-bold ${tone}`}>
        {value ?? <Skeleton className="my-1 h-8 w-16" />}
      </dd>
    </div>
  );
}
