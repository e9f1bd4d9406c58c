import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Locale } from "@/config/locales";
import { isShownArticle, leaveArticle, trackArticleView } from "@/tracking/article-view";

/** The router's key of the page that the browser itself opened. */
const FIRST_PAGE = "default";

let lastViewed: string | undefined;

/**
 * Counts the opening of the article, once per visit of its page; a prerendered page has been counted before. A visitor who is
 * redirected at once (the address is replaced) counts once.
 */
export function useArticleView(
  { id: postId, primaryService }: { id: string; primaryService: string | null },
  lang: Locale,
): void {
  const { key } = useLocation();
  const type = useNavigationType();
  // The state at the opening of the page: the fragment of a section changes it, but is no new visit.
  const [{ isInternal, isReplaced }] = useState({
    isInternal: key !== FIRST_PAGE,
    isReplaced: type === NavigationType.Replace,
  });

  useEffect(() => {
    const isSentOn = isReplaced && lastViewed === postId;
    lastViewed = postId;
    if (!isSentOn && (isInternal || !isShownArticle(postId)))
      trackArticleView({ postId, primaryService, lang, isInternal });
    return leaveArticle;
  }, [postId, primaryService, lang, isInternal, isReplaced]);
}
