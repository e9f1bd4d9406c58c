import { useQuery } from "@tanstack/react-query";
import { Check, Hammer, Hourglass, TriangleAlert } from "lucide-react";
import { buildState, siteOverviewQuery, type SiteOverview } from "@/data/staff/site-builds";
import { formatNumber } from "@/i18n/format";
import type { Localized } from "@/config/locales";
import { pageNames } from "../pages";
import { Card } from "../shared/card";
import { QueryView } from "../shared/query-view";
import { BuildNow, problemSentence } from "../shared/site-build";
import { formatRecent } from "../shared/moments";
import { useLocale, useTexts } from "@/i18n/i18n";
import { siteBuildTexts } from "@/texts/admin/site-build";

const WAITING_MS = 3_000;

/** The state of the site: the last build, the changes that wait for the next one, and failures. */
export function SiteCard() {
  const texts = useTexts(siteBuildTexts);
  const query = useQuery({
    ...siteOverviewQuery,
    refetchInterval: ({ state }) => (state.data && !state.data.isCurrent ? WAITING_MS : false),
  });
  return (
    <Card title={texts.title}>
      <QueryView query={query} failed={texts.failed}>
        {(overview) => <SiteState overview={overview} readAt={query.dataUpdatedAt} />}
      </QueryView>
    </Card>
  );
}

const ICONS = {
  live: <Check className="text-primary" />,
  building: <Hammer className="text-info" />,
  waiting: <Hourglass className="text-info" />,
  paused: <Hourglass className="text-info" />,
  failed: <TriangleAlert className="text-destructive" />,
  unasked: <TriangleAlert className="text-destructive" />,
};

function SiteState({ overview, readAt }: { overview: SiteOverview; readAt: number }) {
  const locale = useLocale();
  const texts = useTexts(siteBuildTexts);
  const { builtAt, dueAt, failed, pages, waiting } = overview;
  const state = buildState(overview, readAt);
  // A part without a text of its own has the name of its page.
  const ofPages: Readonly<Record<string, Localized | undefined>> = pageNames;
  const ownTexts: Readonly<Record<string, string | undefined>> = texts.parts;
  const parts = waiting
    .map((part) => ownTexts[part] ?? ofPages[part]?.[locale] ?? texts.otherPart)
    .join(texts.separator);
  const problem = problemSentence(overview, state, texts, locale);
  const sentence = {
    live: texts.live,
    building: texts.building,
    waiting: waiting.length > 0 ? texts.waiting(parts) : texts.building,
    paused: problem,
    failed: problem,
    unasked: problem,
  }[state];
  return (
    <div className="grid gap-3">
      <output className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        {ICONS[state]}
        <span className="min-w-0">
          {sentence}
          {state === "failed" && dueAt && ` ${texts.retry(formatRecent(Date.parse(dueAt), locale))}`}
        </span>
      </output>
      {failed.length > 0 && (
        <div className="rounded-control bg-saffron-soft px-4 py-3 text-base">
          <p>{texts.failedPages}</p>
          <ul className="mt-1">
            {failed.map(({ path, reason }) => (
              <li key={path}>
                <bdi dir="ltr" className="font-semibold">
                  {path}
                </bdi>{" "}
                <bdi className="text-muted-foreground">{reason}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-muted-foreground text-base">
        {builtAt && pages !== null
          ? texts.lastBuild(formatRecent(Date.parse(builtAt), locale), formatNumber(pages))
          : texts.neverBuilt}
      </p>
      <div>
        <BuildNow />
      </div>
    </div>
  );
}
