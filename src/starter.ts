import type { BeforeApp } from "./lib/prerendered-page";
import { OFFER_HEIGHT, QUESTION_HEIGHT, ROOM } from "./lib/room-above-page";
import { CONSENT, FONTS, LANGUAGE, LANGUAGE_OFFERED } from "./lib/storage-keys";

/** Addresses of the built files, inserted by the build. */
declare const APP: string;
declare const PAGE_SCRIPT: string;

/** A page in a background tab is not painted, and one browser in a hundred does not report that. */
const MAX_WAIT_FOR_PAINT_MS = 1000;

/*
 * The first lines of script of every prerendered page, in its HTML. The page is complete without them. They load the page's
 * small script after the first paint, and the application after a click; clicks that the HTML alone cannot handle are kept for
 * it. Every page contains these lines, so anything that can wait is in the page's script.
 */
const page: BeforeApp = {
  clicks: [],
  isHydrating: false,
  hydrate: () => {
    page.isHydrating = true;
    void import(/* @vite-ignore */ APP);
  },
  onSign: ({ isTrusted }) => {
    if (isTrusted) requestAnimationFrame(() => setTimeout(page.hydrate));
  },
};
window.beforeApp = page;

/** Undefined where the browser blocks storage. */
const kept = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
};

const { lang, dataset, style } = document.documentElement;

const isAskedAboutAds = () =>
  ("tags" in dataset || /(clid|braid)(=|%3d)\w/i.test(location.search)) &&
  !kept(CONSENT) &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

const isOfferedArabic = () =>
  location.pathname === "/" &&
  navigator.language.startsWith("ar") &&
  !kept(LANGUAGE) &&
  // The offer is made only once, so it needs storage.
  kept(LANGUAGE_OFFERED) === null;

// From the first paint on, so that nothing moves when the question or the offer appears there.
if (isAskedAboutAds()) style.setProperty(ROOM, QUESTION_HEIGHT);
else if (isOfferedArabic()) style.setProperty(ROOM, OFFER_HEIGHT);

// With the styles that an earlier page stored, cached fonts are there at the first paint.
document.head.insertAdjacentHTML("beforeend", kept(`${FONTS}${lang}`) ?? "");

const loadPageScript = () => void import(/* @vite-ignore */ PAGE_SCRIPT);

addEventListener(
  "click",
  (event) => {
    if (window.beforeApp && event.target instanceof Element) page.clicks.push(event.target);
    page.onSign(event);
  },
  true,
);

addEventListener("load", () => {
  new PerformanceObserver(loadPageScript).observe({ type: "paint", buffered: true });
  setTimeout(loadPageScript, MAX_WAIT_FOR_PAINT_MS);
});
