import { useQueries, useQuery } from "@tanstack/react-query";
import { Check, ExternalLink, Hammer, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { BuildNow, problemSentence } from "@/admin/shared/site-build";
import { formatRecent } from "@/admin/shared/moments";
import { localizedPath, paths } from "@/config/paths";
import type { SavedPost } from "@/data/staff/saved-post";
import { buildState, publicVersionQuery, siteOverviewQuery } from "@/data/staff/site-builds";
import { LOCALES } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { useSessionView } from "./session-context";
import { useLocale, useTexts } from "@/i18n/i18n";
import { siteBuildTexts } from "@/texts/admin/site-build";

/** How often the state of a build and the public address are read, in milliseconds. */
const POLL = { building: 1_500, trouble: 10_000, page: 3_000 };

/**
 * Whether readers and search engines have the stored version of a published post, or still have one that was taken offline
 * here, according to the public pages themselves.
 */
export function PublicStatus() {
  const post = useSessionView((view) => view.post);
  const [lastPublished, setLastPublished] = useState<SavedPost>();
  if (!post) return null;
  const isPublished = post.draft.post.status === "published" && post.deleted_at === null;
  if (isPublished && post !== lastPublished) setLastPublished(post);
  const shown = isPublished ? post : lastPublished;
  if (!shown) return null;
  return (
    <VersionStatus key={post.version} post={post} pages={publicPages(shown)} isPublished={isPublished} />
  );
}

interface VersionStatusProps {
  post: SavedPost;
  pages: PublicPage[];
  isPublished: boolean;
}

function VersionStatus({ post, pages, isPublished }: VersionStatusProps) {
  const locale = useLocale();
  const siteBuild = useTexts(siteBuildTexts);
  const texts = { ...siteBuild.article, ...siteBuild.article[isPublished ? "published" : "offline"] };
  const [wasBuilding, setWasBuilding] = useState(false);
  const [isDone, setDone] = useState(false);
  const overview = useQuery({
    ...siteOverviewQuery,
    // A result from before the save does not apply to it.
    refetchOnMount: "always",
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      if (isDone || !data) return false;
      return ["failed", "paused"].includes(buildState(data, dataUpdatedAt)) ? POLL.trouble : POLL.building;
    },
  });
  const state =
    overview.data && overview.isFetchedAfterMount
      ? buildState(overview.data, overview.dataUpdatedAt)
      : undefined;
  const isBuilding = state === "building" || state === "waiting";
  // A build from before the save cannot contain it.
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
  const isRight = (version: string | null | undefined) =>
    isPublished ? isAtLeast(version, post.updated_at) : version === null;
  const isReached = isLooking && versions.every(({ data }) => isRight(data));
  if (isReached !== isDone) setDone(isReached);

  if (overview.isError && overview.data === undefined) return <Line>{texts.unknown}</Line>;
  if (state === undefined || !overview.data || versions.some(({ isLoading }) => isLoading))
    return <Line>{texts.checking}</Line>;
  if (isReached) {
    // For a post that is already live when opened, this is the time of that version's publication.
    const seen = Math.max(...versions.map(({ dataUpdatedAt }) => dataUpdatedAt));
    const since = wasBuilding ? seen : Date.parse(post.updated_at);
    return (
      <Line icon={<Check className="text-primary" />} tone="bg-primary-soft" pages={isPublished ? pages : []}>
        {texts.reached(formatRecent(since, locale))}
      </Line>
    );
  }
  if (isBuilding) return <Line icon={<Hammer className="text-info" />}>{texts.building}</Line>;
  const failure = overview.data.failed.find(({ path }) => pages.some((page) => page.path === path));
  const reason =
    problemSentence(overview.data, state, siteBuild, locale) ??
    (failure ? texts.pageFailed(failure.reason) : texts.otherPage);
  return (
    <Line icon={<TriangleAlert className="text-destructive" />} tone="bg-saffron-soft" action={<BuildNow />}>
      {texts.notReached(reason)}
    </Line>
  );
}

type PublicPage = ReturnType<typeof publicPages>[number];

/** The pages of a post: one for each language with a text that is not held back. */
const publicPages = ({ draft }: SavedPost) =>
  LOCALES.flatMap((lang) => {
    const text = draft.translations.find((translation) => translation.lang === lang);
    const path = localizedPath(paths.article(draft.post.slug), lang);
    return text?.is_live && text.content_markdown.trim() ? [{ lang, path }] : [];
  });

const isAfter = (moment: string | null | undefined, other: string) =>
  typeof moment === "string" && Date.parse(moment) > Date.parse(other);

/** A colleague's newer version counts, too. */
const isAtLeast = (version: string | null | undefined, wanted: string) =>
  typeof version === "string" && Date.parse(version) >= Date.parse(wanted);

interface LineProps {
  icon?: ReactNode;
  tone?: string;
  pages?: PublicPage[];
  action?: ReactNode;
  children: string;
}

function Line({ icon, tone = "bg-sand", pages = [], action, children }: LineProps) {
  const texts = useTexts(siteBuildTexts).article;
  return (
    <div
      className={cn(
        "rounded-control mb-5 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-base",
        tone,
      )}
    >
      <output className="me-auto flex min-w-0 items-center gap-3 py-2 [&_svg]:size-5 [&_svg]:shrink-0">
        {icon}
        <span className="min-w-0">{children}</span>
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
