import { useMutation } from "@tanstack/react-query";
import { Hammer } from "lucide-react";
import { toast } from "sonner";
import type { Locale } from "@/config/locales";
import { Button, type ButtonLook } from "@/components/ui/button";
import {
  buildSiteNow,
  type BuildState,
  type RequestedBuild,
  type SiteOverview,
} from "@/data/staff/site-builds";
import { useTexts } from "@/i18n/i18n";
import type { TextsOf } from "@/i18n/widen";
import { siteBuildTexts } from "@/texts/admin/site-build";
import { useFailureToast } from "./failure-text";
import { formatRecent } from "./moments";

/** Requests a build from the host, and reports the result. */
export function BuildNow({ variant = "outline" }: Pick<ButtonLook, "variant">) {
  const texts = useTexts(siteBuildTexts);
  const failed = useFailureToast();
  const building = useMutation(buildSiteNow);
  const tell: Record<RequestedBuild, () => void> = {
    requested: () => void toast.success(texts.requested),
    unchanged: () => void toast.info(texts.underWay),
    // The reason is shown at the button.
    failed: () => void toast.error(texts.refused),
    not_configured: () => void toast.error(texts.refused, { description: texts.noHook }),
  };
  return (
    <Button
      variant={variant}
      size="small"
      isBusy={building.isPending}
      onClick={() =>
        building.mutate(undefined, { onSuccess: (build) => tell[build](), onError: failed(texts.refused) })
      }
    >
      <Hammer />
      {texts.buildNow}
    </Button>
  );
}

/** The reason why the site is outdated, in a sentence; undefined without a problem. */
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
