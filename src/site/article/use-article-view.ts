import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Locale } from "@/config/locales";
import { isShownArticle, leaveArticle, trackArticleView } from "@/tracking/article-view";

/** The key of the page that the browser itself opened. */
const FIRST_PAGE = "default";

let lastViewed: string | undefined;

/**
 * Counts that the article was opened, once per visit of its page; that of a prerendered page has been counted before. A
 * visitor who is sent on at once (the address is replaced) opened it once.
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
    const isSentOn = isReplaced && lastViewed === postId;
    lastViewed = postId;
    if (!isSentOn && (isInternal || !isShownArticle(postId)))
      trackArticleView({ postId, primaryService, lang, isInternal });
    return leaveArticle;
  }, [postId, primaryService, lang, isInternal, isReplaced]);
}
