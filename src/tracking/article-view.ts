import { insertEvent } from "@/data/public/insert-event";
import { whenSeen } from "@/lib/browser-state";
import { campaignOf, keepArticle } from "./visit";
import type { Locale } from "@/config/locales";

interface ArticleView {
  postId: string;
  primaryService: string | null;
  /** The page's language. */
  lang: Locale;
  /** Whether the article was opened from another page of the site, without a page load. */
  isInternal: boolean;
}

/** The origin of another site only: its addresses may contain what the visitor searched for. */
function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** The article that the page shows. */
let shown: ArticleView | undefined;
let isListening = false;

/**
 * Counts the opening of an article, once the page is visible, and again when the browser restores the page from the
 * back-forward cache.
 */
export function trackArticleView(view: ArticleView): void {
  shown = view;
  whenSeen(() => {
    if (shown === view) store(view);
  });
  if (isListening) return;
  isListening = true;
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && shown) store(shown);
  });
}

/** Counts the article of a prerendered page, from the page's attributes. */
export function trackLoadedArticle(lang: Locale): void {
  const { post, service } = document.querySelector<HTMLElement>("article[data-post]")?.dataset ?? {};
  if (post) trackArticleView({ postId: post, primaryService: service ?? null, lang, isInternal: false });
}

export const isShownArticle = (postId: string): boolean => shown?.postId === postId;

/** The page no longer shows an article. */
export const leaveArticle = (): void => {
  shown = undefined;
};

/** Without a campaign in the address the reader came from the blog itself. */
function store({ postId, primaryService, lang, isInternal }: ArticleView): void {
  keepArticle(postId);
  const { utm_source, utm_medium, utm_campaign } = campaignOf(location.search);
  insertEvent("blog_events", {
    event_id: crypto.randomUUID(),
    post_id: postId,
    event_type: "view",
    utm_source: utm_source ?? "blog",
    utm_medium: utm_medium ?? "internal",
    utm_campaign: utm_campaign ?? primaryService ?? "blog",
    lang,
    referrer: isInternal ? location.origin : originOf(document.referrer),
  }).catch((error: unknown) => {
    // A failed count must not disturb the reader.
    console.warn("A view could not be counted.", error);
  });
}
