import { useQueries, useQuery } from "@tanstack/react-query";
import { Check, ExternalLink, Hammer, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { BuildNow } from "@/admin/shared/site-build/build-now";
import { momentText } from "@/admin/shared/site-build/moment-text";
import { problemSentence } from "@/admin/shared/site-build/problem-sentence";
import { localizedPath, paths } from "@/config/paths";
import type { SavedPost } from "@/data/posts/post.types";
import { buildState, publicVersionQuery, siteOverviewQuery } from "@/data/site-builds/site-builds.queries";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { LOCALES } from "@/i18n/locales";
import { cn } from "@/lib/class-names";
import { useSessionView } from "./session-context";

/** How often it is asked how a build goes, and what the public address gives, in milliseconds. */
const POLL = { building: 1_500, trouble: 10_000, page: 3_000 };

/** Whether readers and search engines have the stored version of a published post, as its public pages say themselves. */
export function PublicStatus() {
  const post = useSessionView((view) => view.post);
  if (!post || post.draft.post.status !== "published" || post.deleted_at !== null) return null;
  return <VersionStatus key={post.version} post={post} />;
}

function VersionStatus({ post }: { post: SavedPost }) {
  const { t, locale } = useAdminI18n();
  const texts = t.siteBuild.article;
  const [wasBuilding, setWasBuilding] = useState(false);
  const [isDone, setDone] = useState(false);
  const overview = useQuery({
    ...siteOverviewQuery,
    // What is known from before the save says nothing of it.
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => {
      if (isDone || !data) return false;
      return data.isBuilding || data.problem === null ? POLL.building : POLL.trouble;
    },
  });
  const state =
    overview.data && overview.isFetchedAfterMount
      ? buildState(overview.data, overview.dataUpdatedAt)
      : undefined;
  const isBuilding = state === "building" || state === "waiting";
  const pages = publicPages(post);
  // A build from before the save cannot have it.
  const isLooking =
    state !== undefined && (state === "live" || isAfter(overview.data?.builtAt, post.updated_at));
  if (isBuilding && !isLooking && !wasBuilding) setWasBuilding(true);
  const versions = useQueries({
    queries: pages.map(({ path }) => ({
      ...publicVersionQuery(path, post.updated_at),
      enabled: isLooking,
      refetchInterval: isDone ? (false as const) : POLL.page,
    })),
  });
  const isLive = isLooking && versions.every(({ data }) => isAtLeast(data, post.updated_at));
  if (isLive !== isDone) setDone(isLive);

  if (overview.isError && overview.data === undefined) return <Line>{texts.unknown}</Line>;
  if (state === undefined || !overview.data || versions.some(({ isLoading }) => isLoading))
    return <Line>{texts.checking}</Line>;
  if (isLive) {
    // Whoever opens a post that is live already learns when that version was published.
    const seen = Math.max(...versions.map(({ dataUpdatedAt }) => dataUpdatedAt));
    const since = wasBuilding ? seen : Date.parse(post.updated_at);
    return (
      <Line icon={<Check className="text-primary" />} tone="bg-primary-soft" pages={pages}>
        {texts.live(momentText(since, locale))}
      </Line>
    );
  }
  if (isBuilding) return <Line icon={<Hammer className="text-info" />}>{texts.building}</Line>;
  const failure = overview.data.failed.find(({ path }) => pages.some((page) => page.path === path));
  const reason =
    problemSentence(overview.data, state, t.siteBuild) ??
    (failure ? texts.pageFailed(failure.reason) : texts.otherPage);
  return (
    <Line icon={<TriangleAlert className="text-destructive" />} tone="bg-saffron-soft" action={<BuildNow />}>
      {texts.notLive(reason)}
    </Line>
  );
}

/** The pages that a post has: one for each language in which there is a text. */
const publicPages = ({ draft }: SavedPost) =>
  LOCALES.flatMap((lang) => {
    const text = draft.translations.find((translation) => translation.lang === lang);
    const path = localizedPath(paths.article(draft.post.slug), lang);
    return text?.content_markdown.trim() ? [{ lang, path }] : [];
  });

const isAfter = (moment: string | null | undefined, other: string) =>
  typeof moment === "string" && Date.parse(moment) > Date.parse(other);

/** Somebody else's newer version is as good. */
const isAtLeast = (version: string | null | undefined, wanted: string) =>
  typeof version === "string" && Date.parse(version) >= Date.parse(wanted);

interface LineProps {
  icon?: ReactNode;
  tone?: string;
  pages?: ReturnType<typeof publicPages>;
  action?: ReactNode;
  children: string;
}

function Line({ icon, tone = "bg-sand", pages = [], action, children }: LineProps) {
  const texts = useAdminI18n().t.siteBuild.article;
  return (
    <div
      className={cn(
        "rounded-control mb-5 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-base",
        tone,
      )}
    >
      <output className="me-auto flex min-w-0 items-center gap-3 py-2 [&_svg]:size-5 [&_svg]:shrink-0">
        {icon}
        <span className="min-w-0 break-words">{children}</span>
      </output>
      {pages.map(({ lang, path }) => (
        <a
          key={lang}
          href={path}
          target="_blank"
          rel="noreferrer"
          lang={lang}
          aria-label={`${texts.open}: ${texts.languages[lang]}`}
          className="text-primary inline-flex min-h-12 items-center gap-1.5 font-semibold underline underline-offset-4"
        >
          {texts.languages[lang]}
          <ExternalLink className="size-4" />
        </a>
      ))}
      {action}
    </div>
  );
}
