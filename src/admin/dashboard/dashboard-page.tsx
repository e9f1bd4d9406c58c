import { useQuery } from "@tanstack/react-query";
import { CalendarDays, List, PenLine, ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { recentActivityQuery } from "@/data/staff/changes";
import {
  type Attention,
  attentionQuery,
  contactCountsQuery,
  postCountsQuery,
} from "@/data/staff/dashboard.queries";
import { outdatedArticlesQuery } from "@/data/staff/fact-uses.queries";
import { leadCountsQuery } from "@/data/staff/leads";
import { formatAmount, formatNumber } from "@/i18n/format";
import { localized } from "@/i18n/localized";
import { buttonVariants } from "@/components/ui/button";
import { daysUntil, todayInDubai } from "@/lib/dubai-time";
import { AdminPage } from "../shared/admin-page";
import { Card } from "../shared/card";
import { ActivityRow } from "../history/activity-row";
import { Figure } from "../shared/figure";
import { Figures } from "./figures";
import { SiteCard } from "./site-card";
import { adminPaths } from "../shared/admin-paths";
import { QueryView } from "../shared/query-view";
import { useLocale, useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/words/admin/dashboard";
import { factsTexts } from "@/words/admin/facts";
import { leadsTexts } from "@/words/admin/leads";
import { permitsTexts } from "@/words/admin/permits";
import { postsTexts } from "@/words/admin/posts";

export function Component() {
  const texts = useTexts(dashboardTexts);
  const posts = useQuery(postCountsQuery);
  const contacts = useQuery({ ...contactCountsQuery, refetchOnWindowFocus: "always", staleTime: 0 });
  const rate =
    contacts.data && contacts.data.visits > 0 ? (contacts.data.converted / contacts.data.visits) * 100 : 0;
  return (
    <AdminPage title={texts.title} actions={<QuickActions />}>
      <Figures title={texts.postsTitle} query={posts}>
        <Figure label={texts.total} value={posts.data?.total} />
        <Figure label={texts.published} value={posts.data?.published} tone="text-primary" />
        <Figure label={texts.scheduled} value={posts.data?.scheduled} tone="text-info" />
        <Figure label={texts.drafts} value={posts.data?.drafts} tone="text-muted-foreground" />
      </Figures>
      <Figures title={texts.contactsTitle} query={contacts}>
        <Figure label={texts.whatsapp} value={contacts.data?.whatsapp} />
        <Figure label={texts.calls} value={contacts.data?.calls} />
        <Figure label={texts.visits} value={contacts.data?.visits} />
        <Figure label={texts.rate} value={contacts.data && `${formatNumber(Math.round(rate * 10) / 10)}%`} />
      </Figures>
      <LeadFigures />
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <RecentActivity />
        <div className="grid gap-6">
          <SiteCard />
          <AttentionCard />
        </div>
      </div>
    </AdminPage>
  );
}

/** The three ways on that people take most. */
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

/** What waits at the desk today, and what was booked this week. */
function LeadFigures() {
  const { title, figures } = useTexts(leadsTexts);
  const query = useQuery(leadCountsQuery);
  return (
    <Figures
      title={title}
      query={query}
      link={
        <Link
          to={adminPaths.leads}
          className="inline-flex min-h-12 items-center underline underline-offset-4 lg:min-h-8"
        >
          {figures.link}
        </Link>
      }
    >
      <Figure
        label={figures.due}
        value={query.data?.due}
        tone={query.data?.due ? "text-destructive" : undefined}
      />
      <Figure label={figures.open} value={query.data?.open_today} tone="text-primary" />
      <Figure label={figures.booked} value={query.data?.booked_week} />
      <Figure label={figures.aed} value={query.data && formatAmount(query.data.aed_week)} />
    </Figures>
  );
}

/** What was really done, by whom and when. */
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

/** What expires or has expired, in words. */
function useExpirySentence() {
  const { options, named, attention } = useTexts(permitsTexts);
  const { names: factNames } = useTexts(factsTexts);
  const names: Readonly<Record<string, string>> = { ...factNames, ...options.kind };
  return ({ what, number, last_day: lastDay, stage }: Attention["expiring"][number]) => {
    const plain = names[what] ?? what;
    const name = number === null ? plain : named(plain, number);
    return stage === "over"
      ? attention.over(name)
      : attention.expiring(name, daysUntil(lastDay, todayInDubai()));
  };
}

/** As many articles as are named one by one: after a new phone number, all may be outdated. */
const MAX_OUTDATED_NAMED = 3;

/** Published articles that write out what the facts do not say any more. */
function useOutdatedArticles() {
  const locale = useLocale();
  const posts = useTexts(postsTexts);
  const texts = useTexts(dashboardTexts);
  const articles = useQuery(outdatedArticlesQuery).data ?? [];
  const rows = articles.slice(0, MAX_OUTDATED_NAMED).map((article) => ({
    count: 1,
    text: texts.outdated(localized(article, "title", locale) || posts.untitled, article.typed),
    to: adminPaths.post(article.id),
  }));
  const more = articles[MAX_OUTDATED_NAMED];
  if (!more) return rows;
  const text = texts.moreOutdated(articles.length - MAX_OUTDATED_NAMED);
  return [...rows, { count: 1, text, to: adminPaths.post(more.id) }];
}

/** What waits for somebody, each with the way there. Where nothing waits it says so. */
function AttentionCard() {
  const texts = useTexts(dashboardTexts);
  const expirySentence = useExpirySentence();
  const query = useQuery(attentionQuery(todayInDubai()));
  const outdated = useOutdatedArticles();
  const drafts = useQuery(postCountsQuery).data?.drafts ?? 0;
  return (
    <Card title={texts.attentionTitle}>
      <QueryView query={query} failed={texts.failed}>
        {({ goingOut, plansDue, withoutArabic, expiring }) => {
          const rows = [
            ...expiring.map((one) => ({ count: 1, text: expirySentence(one), to: adminPaths.facts })),
            ...outdated,
            { count: goingOut, text: texts.goingOut(goingOut), to: `${adminPaths.posts}?status=scheduled` },
            { count: plansDue, text: texts.plansDue(plansDue), to: adminPaths.calendar },
            {
              count: withoutArabic,
              text: texts.withoutArabic(withoutArabic),
              to: `${adminPaths.posts}?arabic=missing`,
            },
            { count: drafts, text: texts.draftsWaiting(drafts), to: `${adminPaths.posts}?status=draft` },
          ].filter(({ count }) => count > 0);
          if (rows.length === 0) return <p className="text-muted-foreground py-2">{texts.nothingWaits}</p>;
          return (
            <ul>
              {rows.map(({ text, to }) => (
                <li key={text} className="border-border border-t first:border-t-0">
                  <Link
                    to={to}
                    className="hover:text-primary flex min-h-12 items-center justify-between gap-3 py-2"
                  >
                    {text}
                    <ChevronRight className="mirror-rtl size-5 shrink-0" />
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
