import type { BuildState, SiteOverview } from "@/data/staff/site-builds";
import type { Locale } from "@/config/locales";
import { formatRecent } from "../moments";
import type { TextsOf } from "@/i18n/widen";
import type { siteBuildTexts } from "@/words/admin/site-build";

/** Why the site is outdated, in a sentence; undefined without a problem. */
export function problemSentence(
  overview: SiteOverview,
  state: BuildState,
  texts: TextsOf<typeof siteBuildTexts>,
  locale: Locale,
): string | undefined {
  if (state === "unasked") return texts.unasked;
  if (state === "paused" && overview.dueAt)
    return texts.paused(formatRecent(Date.parse(overview.dueAt), locale));
  if (state !== "failed") return undefined;
  const { problems } = texts;
  const { problem, problemDetail } = overview;
  const sentence = Object.hasOwn(problems, problem ?? "")
    ? problems[problem as keyof typeof problems]
    : problems.unknown;
  return sentence(problemDetail ?? "");
}
