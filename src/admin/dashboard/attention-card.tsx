import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { FACT_NAMES } from "@domain/fact-names";
import { PERMIT_KIND_NAMES } from "@domain/permits";
import type { Localized } from "@/config/locales";
import { type Attention, attentionQuery, postCountsQuery } from "@/data/staff/dashboard.queries";
import { outdatedArticlesQuery } from "@/data/staff/fact-uses.queries";
import { leadCountsQuery } from "@/data/staff/leads";
import { adminSettingsQuery } from "@/data/staff/settings";
import { buildState, siteOverviewQuery } from "@/data/staff/site-builds";
import { type TextState, textStatesQuery } from "@/data/staff/text-reviews";
import { localized } from "@/i18n/localized";
import { daysUntil, todayInDubai } from "@/lib/dubai-time";
import { adminPaths } from "../shared/admin-paths";
import { Card } from "../shared/card";
import { RowSkeletons } from "../shared/list-states";
import { ReadFailure } from "../shared/query-view";
import { problemSentence } from "../shared/site-build";
import { useLocale, useTexts } from "@/i18n/i18n";
import { dashboardTexts } from "@/texts/admin/dashboard";
import { permitName } from "@/texts/admin/permit-name";
import { siteBuildTexts } from "@/texts/admin/site-build";

/** The id of the site's card on the page. */
export const SITE_CARD = "site";

interface Task {
  /** The number of tasks; a task without any is not shown. */
  count: number;
  text: string;
  to: string;
}

/** The database's name for an author's licence among the expiries. */
const CLINICIAN_LICENCE = "clinician_licence";

/** Permits and facts that expire soon or have expired, as sentences. */
function useExpirySentence() {
  const locale = useLocale();
  const { clinicianLicence, expiry } = useTexts(dashboardTexts);
  const names: Readonly<Record<string, Localized | undefined>> = { ...FACT_NAMES, ...PERMIT_KIND_NAMES };
  return ({ what, number, last_day: lastDay, stage }: Attention["expiring"][number]) => {
    const plain = what === CLINICIAN_LICENCE ? clinicianLicence : (names[what]?.[locale] ?? what);
    const name = number === null ? plain : permitName[locale](plain, number);
    return stage === "over" ? expiry.over(name) : expiry.expiring(name, daysUntil(lastDay, todayInDubai()));
  };
}

/** The number of articles that are listed by name: after a new phone number, all may be outdated. */
const MAX_OUTDATED_NAMED = 3;

/** Published articles that spell out former facts. */
function useOutdatedArticles() {
  const locale = useLocale();
  const texts = useTexts(dashboardTexts);
  const query = useQuery(outdatedArticlesQuery);
  const articles = query.data ?? [];
  const tasks: Task[] = articles.slice(0, MAX_OUTDATED_NAMED).map((article) => ({
    count: 1,
    text: texts.outdated(localized(article, "title", locale) || texts.untitled, article.typed),
    to: adminPaths.post(article.id),
  }));
  const more = articles[MAX_OUTDATED_NAMED];
  const text = texts.moreOutdated(articles.length - MAX_OUTDATED_NAMED);
  if (more) tasks.push({ count: 1, text, to: adminPaths.post(more.id) });
  return { tasks, query };
}

/** The reason why readers do not get published changes; undefined while they do, or soon will. */
function useSiteProblem() {
  const locale = useLocale();
  const texts = useTexts(siteBuildTexts);
  const query = useQuery(siteOverviewQuery);
  const { data, dataUpdatedAt } = query;
  const text = data && problemSentence(data, buildState(data, dataUpdatedAt), texts, locale);
  return { text, query };
}

const NO_TASKS: Attention = { goingOut: 0, plansDue: 0, withoutArabic: 0, expiring: [] };

/**
 * The tasks, the most urgent first, once every query has ended: a later one would move the page. Those of a query that has failed
 * are missing.
 */
export function useAttention() {
  const texts = useTexts(dashboardTexts);
  const expirySentence = useExpirySentence();
  const query = useQuery(attentionQuery(todayInDubai()));
  const posts = useQuery(postCountsQuery);
  const leads = useQuery(leadCountsQuery);
  const outdated = useOutdatedArticles();
  const site = useSiteProblem();
  const review = useTextTasks();
  const queries = [query, posts, leads, outdated.query, site.query, ...review.queries];
  // Not while a failed one is read again: what is known stays, and what is below it.
  const isPending = queries.some((one) => one.isPending && one.errorUpdateCount === 0);
  const isReadAgain = !isPending && queries.some((one) => one.isPending);
  const isWhole = queries.every(({ data }) => data !== undefined);
  const { goingOut, plansDue, withoutArabic, expiring } = query.data ?? NO_TASKS;
  const due = leads.data?.due ?? 0;
  const drafts = posts.data?.drafts ?? 0;
  const tasks: Task[] = [
    { count: due, text: texts.leadsDue(due), to: adminPaths.leads },
    { count: site.text === undefined ? 0 : 1, text: site.text ?? "", to: `#${SITE_CARD}` },
    ...expiring.map((one) => ({
      count: 1,
      text: expirySentence(one),
      to: one.what === CLINICIAN_LICENCE ? adminPaths.authors : adminPaths.facts,
    })),
    ...outdated.tasks,
    ...review.tasks,
    { count: goingOut, text: texts.goingOut(goingOut), to: `${adminPaths.posts}?status=scheduled` },
    { count: plansDue, text: texts.plansDue(plansDue), to: adminPaths.calendar },
    {
      count: withoutArabic,
      text: texts.withoutArabic(withoutArabic),
      to: `${adminPaths.posts}?arabic=missing`,
    },
    { count: drafts, text: texts.draftsWaiting(drafts), to: `${adminPaths.posts}?status=draft` },
    // For a new installation.
    { count: posts.data?.total === 0 ? 1 : 0, text: texts.noPosts, to: adminPaths.newPost },
  ];
  return { isPending, isReadAgain, isWhole, queries, tasks: tasks.filter(({ count }) => count > 0) };
}

/** The texts that wait for a clinician, or for what a clinician asked for. */
function useTextTasks() {
  const texts = useTexts(dashboardTexts);
  const states = useQuery(textStatesQuery);
  const settings = useQuery(adminSettingsQuery);
  const countOf = (isMeant: (text: TextState) => boolean) => states.data?.filter(isMeant).length ?? 0;
  const isRequired = settings.data?.reviewRequired === true;
  const scheduled = countOf(({ status, is_read: isRead }) => status === "scheduled" && !isRead);
  const live = countOf(({ status, state }) => status === "published" && state === "never");
  const returned = countOf(({ state }) => state === "changes_needed");
  const changed = countOf(({ state }) => state === "changed");
  const due = countOf(({ state }) => state === "due");
  const to = (what: string) => `${adminPaths.unreadTexts}&text=${what}`;
  const tasks: Task[] = [
    ...(isRequired
      ? [{ count: scheduled, text: texts.scheduledUnread(scheduled), to: adminPaths.unreadTexts }]
      : []),
    { count: returned, text: texts.textsReturned(returned), to: to("changes_needed") },
    { count: changed, text: texts.textsChanged(changed), to: to("changed") },
    { count: due, text: texts.textsDue(due), to: to("due") },
    ...(isRequired ? [{ count: live, text: texts.liveUnread(live), to: to("never") }] : []),
  ];
  return { tasks, queries: [states, settings] };
}

/** The tasks, each with a link. Without any there is a sentence for that. */
export function AttentionCard({
  of: { isPending, isReadAgain, isWhole, queries, tasks },
}: {
  of: ReturnType<typeof useAttention>;
}) {
  const texts = useTexts(dashboardTexts);
  return (
    <Card title={texts.attentionTitle} className="grid-cols-1">
      {isPending ? (
        <RowSkeletons count={4} row="h-12" />
      ) : tasks.length === 0 ? (
        isWhole && <p className="text-muted-foreground">{texts.nothingWaits}</p>
      ) : (
        <ul className="grid gap-x-10 lg:grid-cols-2">
          {tasks.map(({ text, to }) => (
            <li key={text} className="border-border border-t">
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
      )}
      {isReadAgain && <RowSkeletons count={1} row="h-12" />}
      {!isPending && <ReadFailure of={queries} text={texts.attentionFailed} />}
    </Card>
  );
}
