import { insertEvent } from "@/data/insert-event";
import { campaignOf } from "./campaign";

interface ArticleView {
  postId: string;
  primaryService: string | null;
  /** The page's language. */
  lang: "en" | "ar";
  /** Whether the article was opened from another page of the site, without a page load. */
  isInternal: boolean;
}

/** Of another site nothing but its name: its addresses may say what somebody searched for. */
function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}

/** Stores that an article was opened. Without a campaign in the address it came from the blog itself. */
export function trackArticleView({ postId, primaryService, lang, isInternal }: ArticleView): void {
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
    // Whoever reads is not disturbed because a count was lost.
    console.warn("A view could not be counted.", error);
  });
}
