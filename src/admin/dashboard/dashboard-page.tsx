import { useQuery } from "@tanstack/react-query";
import { CalendarDays, List, PenLine } from "lucide-react";
import { Link } from "react-router-dom";
import { recentActivityQuery } from "@/data/staff/changes";
import { contactCountsQuery, postCountsQuery } from "@/data/staff/dashboard.queries";
import { leadCountsQuery } from "@/data/staff/leads";
import { formatAmount, formatNumber } from "@/i18n/format";
import { buttonVariants } from "@/components/ui/button";
import { AdminPage } from "../shared/admin-page";
import { Card } from "../shared/card";
import { ActivityRow } from "../history/activity-row";
import { Figure } from "../shared/figure";
import { AttentionCard, SITE_CARD, useAttention } from "./attention-card";
import { Figures } from "./figures";
import { ReviewOffer } from "./review-offer";
import { SiteCard } from "./site-card";
import { adminPaths } from "../shared/admin-paths";
import { QueryView } from "../shared/query-view";
import { useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/texts/admin/dashboard";

export function Component() {
  const texts = useTexts(dashboardTexts);
  const attention = useAttention();
  const posts = useQuery(postCountsQuery);
  const contacts = useQuery({ ...contactCountsQuery, refetchOnWindowFocus: "always", staleTime: 0 });
  const rate =
    contacts.data && contacts.data.visits > 0 ? (contacts.data.converted / contacts.data.visits) * 100 : 0;
  return (
    <AdminPage title={texts.title} actions={<QuickActions />}>
      <AttentionCard of={attention} />
      {/* The card's height is known once all tasks are loaded: until then, what it would move is not visible. */}
      <div className={attention.isPending ? "invisible" : undefined}>
        <ReviewOffer />
        <LeadFigures />
        <Figures title={texts.contactsTitle} query={contacts}>
          <Figure label={texts.whatsapp} value={contacts.data?.whatsapp} />
          <Figure label={texts.calls} value={contacts.data?.calls} />
          <Figure label={texts.visits} value={contacts.data?.visits} />
          <Figure
            label={texts.rate}
            value={contacts.data && `${formatNumber(Math.round(rate * 10) / 10)}%`}
          />
        </Figures>
        <Figures title={texts.postsTitle} query={posts}>
          <Figure label={texts.total} value={posts.data?.total} />
          <Figure label={texts.published} value={posts.data?.published} tone="text-primary" />
          <Figure label={texts.scheduled} value={posts.data?.scheduled} tone="text-info" />
          <Figure label={texts.drafts} value={posts.data?.drafts} tone="text-muted-foreground" />
        </Figures>
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <RecentActivity />
          <div id={SITE_CARD} className="scroll-mt-24">
            <SiteCard />
          </div>
        </div>
      </div>
    </AdminPage>
  );
}

/** The three most used links. */
function QuickActions() {
  const texts = useTexts(dashboardTexts);
  return (
    <nav aria-label={texts.actionsTitle} className="flex flex-wrap gap-3">
      <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
        <PenLine />
        {texts.createPost}
      </Link>
      <Link to={adminPaths.posts} className={buttonVariants({ variant: "outline", size: "small" })}>
        <List />
        {texts.viewPosts}
      </Link>
      <Link to={adminPaths.calendar} className={buttonVariants({ variant: "outline", size: "small" })}>
        <CalendarDays />
        {texts.calendar}
      </Link>
    </nav>
  );
}

/** Today's open leads, and the bookings of this week. */
function LeadFigures() {
  const { leads: texts } = useTexts(dashboardTexts);
  const query = useQuery(leadCountsQuery);
  return (
    <Figures
      title={texts.title}
      query={query}
      link={
        <Link
          to={adminPaths.leads}
          className="inline-flex min-h-12 items-center underline underline-offset-4 lg:min-h-8"
        >
          {texts.link}
        </Link>
      }
    >
      <Figure
        label={texts.due}
        value={query.data?.due}
        tone={query.data?.due ? "text-destructive" : undefined}
      />
      <Figure label={texts.open} value={query.data?.open_today} tone="text-primary" />
      <Figure label={texts.booked} value={query.data?.booked_week} />
      <Figure label={texts.aed} value={query.data && formatAmount(query.data.aed_week)} />
    </Figures>
  );
}

/** The last changes, with person and time. */
function RecentActivity() {
  const texts = useTexts(dashboardTexts);
  const query = useQuery(recentActivityQuery);
  return (
    <Card title={texts.activityTitle} className="grid-cols-1">
      <p className="text-muted-foreground text-base">{texts.activityNote}</p>
      <QueryView
        query={query}
        failed={texts.activityFailed}
        empty={<p className="text-muted-foreground py-6">{texts.noActivity}</p>}
      >
        {(activities) => (
          <ol>
            {activities.map((activity) => (
              <ActivityRow key={activity.id} entry={activity} />
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  );
}
