import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Locale } from "@/i18n/locales";
import { trackArticleView } from "@/tracking/article-view";

/** The key of the page that the browser itself opened. */
const FIRST_PAGE = "default";

let lastViewed: string | undefined;

/**
 * Counts that the article was opened: once per visit of its page, and again when the browser restores it from its
 * back-forward cache. A visitor who is sent to the other language at once (the address is replaced) opened it once.
 */
export function useArticleView(
  { id: postId, primaryService }: { id: string; primaryService: string | null },
  lang: Locale,
): void {
  const { key } = useLocation();
  const type = useNavigationType();
  // As it was when the page came: a section's address changes it, and is no new visit.
  const [{ isInternal, isReplaced }] = useState({
    isInternal: key !== FIRST_PAGE,
    isReplaced: type === NavigationType.Replace,
  });

  useEffect(() => {
    const count = () => trackArticleView({ postId, primaryService, lang, isInternal });
    let isGone = false;
    // In development React mounts everything twice, in one go: only the second time lasts.
    queueMicrotask(() => {
      if (isGone || (isReplaced && lastViewed === postId)) return;
      lastViewed = postId;
      count();
    });
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) count();
    };
    addEventListener("pageshow", onShow);
    return () => {
      isGone = true;
      removeEventListener("pageshow", onShow);
    };
  }, [postId, primaryService, lang, isInternal, isReplaced]);
}
