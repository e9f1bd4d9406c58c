import { stripLocale } from "@/config/page-path";
import { isRedirected, readShortAddress } from "@/data/public/redirect-lookup";
import { isShortAddress } from "@/data/public/redirect-rules";
import { localeOfPath } from "@/config/page-locale";
import { type BeforeApp, wholeStyles } from "@/lib/prerendered-page";
import { whenIdle } from "@/lib/browser-state";
import { OFFER_HEIGHT, ROOM } from "@/lib/room-above-page";
import { trackLoadedArticle } from "@/tracking/article-view";
import { isRefusedByBrowser } from "@/tracking/consent";
import { startTracking } from "@/tracking/start";
import { leaveNoRoom } from "./above-page";
import type * as consentNotice from "./consent-notice";
import { fetchApp } from "./fetch-app";
import { showFonts } from "./fonts";
import { startPreloads } from "./preloads";
import { storedLanguageAddress, storeLanguage, tidyAddress } from "./own-address";

const SLOW_LOAD_MS = 3000;

let isStarted = false;
/** Whether the question about advertisements was shown in this page load. */
let isAsked = false;

/**
 * The work of every page, with and without the application; once per page load, for the first caller.
 * @param prerendered the page before hydration, which is started where the page needs the application
 */
export function startPage(prerendered?: BeforeApp): void {
  if (isStarted) return;
  isStarted = true;
  tidyAddress();
  if (isShortAddress(location.pathname)) void leadOn(prerendered);
  else startHere(prerendered);
}

/** The page behind a short address counts the visit. */
async function leadOn(prerendered?: BeforeApp): Promise<void> {
  try {
    const to = await readShortAddress(location);
    if (to !== undefined) return location.replace(to);
  } catch (error) {
    console.warn("The short address could not be looked up.", error);
  }
  startHere(prerendered);
}

function startHere(prerendered?: BeforeApp): void {
  const twin = storedLanguageAddress(location);
  if (twin) return location.replace(twin);
  const { pathname } = location;
  const locale = localeOfPath(pathname);
  startTracking(locale, askAboutAds);
  document.addEventListener("click", answerLink, true);
  // Now, because otherwise the application would count the article.
  if (prerendered) trackLoadedArticle(locale);
  void inTasksOfTheirOwn([
    () => showFonts(locale),
    warnOfSlowLoad,
    ...(document.documentElement.style.getPropertyValue(ROOM) === OFFER_HEIGHT ? [offerArabic] : []),
    ...(stripLocale(pathname) === "/" ? [startPreloads] : []),
    ...(prerendered
      ? [() => fetchApp(prerendered), () => hydrateWhereNeeded(prerendered, pathname), loadPrintStyles]
      : []),
  ]);
}

/**
 * Together they keep a slow phone busy for longer than a press may wait (total blocking time 200 to 340 ms, and 20 to 160 ms in
 * separate tasks).
 */
async function inTasksOfTheirOwn(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => setTimeout(resolve));
    step();
  }
}

/** Logs how long the page took to load, when that was too long. */
export function warnOfSlowLoad(): void {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      if (duration > SLOW_LOAD_MS) console.warn(`Slow page load: ${Math.round(duration)} ms.`);
    }
    // The one entry comes when the page has loaded, or at once after that.
  }).observe({ type: "navigation", buffered: true });
}

/**
 * A page contains no styles for print. Its full style sheet has them; browsers load it last, because its medium does not match.
 */
export function loadPrintStyles(): void {
  const href = wholeStyles();
  if (!href) return;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", media: "print", href });
  whenIdle(() => document.head.append(link));
}

/** Few visitors see a question or an offer, so its code is loaded only then. */
const withNotice = (action: (notice: typeof consentNotice) => void): Promise<void> =>
  import("./consent-notice").then(action);

function askAboutAds(isDue: boolean): void {
  if (!isDue && !isAsked) return leaveNoRoom();
  isAsked = true;
  withNotice(({ showConsentNotice, hideConsentNotice }) =>
    isDue ? showConsentNotice() : hideConsentNotice(),
  ).catch((error: unknown) => {
    leaveNoRoom();
    console.warn("The question about advertisements could not be asked.", error);
  });
}

function offerArabic(): void {
  import("./arabic-offer")
    .then((offer) => offer.offerArabic())
    .catch((error: unknown) => {
      leaveNoRoom();
      console.warn("The Arabic page could not be offered.", error);
    });
}

/** Stores the chosen language, and shows the question about advertisements again for its link unless the browser refuses. */
function answerLink(event: Event): void {
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang],a[data-consent]");
  if (!link) return;
  if (link.hreflang) storeLanguage(link.hreflang === "ar" ? "ar" : "en");
  else if (!isRefusedByBrowser()) {
    event.preventDefault();
    isAsked = true;
    // The policy explains what can be done without the question.
    withNotice(({ showConsentNotice }) => showConsentNotice(link)).catch(() => location.assign(link.href));
  }
}

/**
 * Hydrates without an interaction where the page needs it: to redirect, to replace a missing picture, to publish, to search the
 * blog, to find the heading that a link names in words.
 */
function hydrateWhereNeeded({ hydrate }: BeforeApp, pathname: string): void {
  const asked = new URLSearchParams(location.search);
  const isAnotherPage = document.querySelector("#root[data-not-found]") !== null;
  const isSectionMissing = location.hash.length > 1 && !document.querySelector(":target");
  if (["admin", "q", "tag", "group"].some((name) => asked.has(name)) || isAnotherPage || isSectionMissing)
    return hydrate();
  isRedirected(pathname).then(
    (isLeaving) => isLeaving && hydrate(),
    // Without an answer the page stays. The application logs the failure when it reads again.
    () => undefined,
  );
  const isBroken = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
  if ([...document.images].some(isBroken)) return hydrate();
  addEventListener("error", ({ target }) => target instanceof HTMLImageElement && hydrate(), true);
}
