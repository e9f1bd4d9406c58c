import type { BeforeApp } from "./lib/prerendered-page";
import { ROOM } from "./lib/room-above-page";
import { CONSENT, FONTS, LANGUAGE, LANGUAGE_OFFERED } from "./lib/storage-keys";

/** Addresses of the built files. */
declare const APP: string;
declare const PAGE_SCRIPT: string;

/** A page in a background tab is not painted, and one browser in a hundred does not tell. */
const MAX_WAIT_FOR_PAINT_MS = 1000;

/*
 * The first lines of script of every prerendered page, in its HTML. The page is complete without them. They load the page's
 * small script after the first paint, and the application at the first sign of a person; what is clicked until then and
 * cannot be answered by the HTML alone is kept for it.
 */
const page: BeforeApp = {
  clicks: [],
  isHydrating: false,
  hydrate: () => {
    page.isHydrating = true;
    void import(/* @vite-ignore */ APP);
  },
};
window.beforeApp = page;

/** Keeps a place above the page free from its first paint on, so that nothing moves when something is asked or offered there. */
const room = (height: string, lang = "") =>
  `<style id=${ROOM} lang="${lang}">body:before{content:"";display:block;height:${height}}</style>`;

/** The heights of src/site/page-script/consent-notice.css: from 48rem on, from 20rem on, and on phones with large letters. */
const QUESTION_HEIGHT = "max(clamp(5.75rem,(48rem - 100vw)*99,10.75rem),min(18.5rem,(20rem - 100vw)*99))";

/** Undefined where the browser blocks storage. */
const kept = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
};

const { lang, dataset } = document.documentElement;

const isAskedAboutAds = () =>
  ("tags" in dataset || /(clid|braid)(=|%3d)\w/i.test(location.search)) &&
  !kept(CONSENT) &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;

const isOfferedArabic = () =>
  location.pathname === "/" &&
  navigator.language.startsWith("ar") &&
  !kept(LANGUAGE) &&
  // Only what can be kept is said once.
  kept(LANGUAGE_OFFERED) === null;

// With what an earlier page has left, the fonts that the browser has are there at the first paint.
document.head.insertAdjacentHTML(
  "beforeend",
  (isAskedAboutAds() ? room(QUESTION_HEIGHT) : isOfferedArabic() ? room("3.5rem", "ar") : "") +
    (kept(`${FONTS}${lang}`) ?? ""),
);

const loadPageScript = () => void import(/* @vite-ignore */ PAGE_SCRIPT);

const listen = (sign: string, listener: (event: Event) => void) =>
  addEventListener(sign, listener, { capture: true, passive: true });

listen("click", ({ target }) => {
  if (window.beforeApp && target instanceof Element) page.clicks.push(target);
});
/** What the sign was meant for is answered and painted first. */
const onSign = ({ isTrusted }: Event) => {
  if (isTrusted) requestAnimationFrame(() => setTimeout(page.hydrate));
};

// A finger that is put down may become a press, which must not wait for the application. A mouse moves before it presses.
for (const sign of ["pointerup", "pointercancel", "wheel", "keydown", "focusin"]) listen(sign, onSign);
listen("pointermove", (event) => {
  const { pointerType, movementX, movementY } = event as PointerEvent;
  // Browsers also report a mouse that rests when something moves under it.
  if (pointerType !== "touch" && (movementX || movementY)) onSign(event);
});

addEventListener("load", () => {
  new PerformanceObserver(loadPageScript).observe({ type: "paint", buffered: true });
  setTimeout(loadPageScript, MAX_WAIT_FOR_PAINT_MS);
  // A page that opens at a section, or at its last position, has scrolled on its own until here.
  requestAnimationFrame(() =>
    setTimeout(() =>
      listen("scroll", (event) => {
        // Rows scroll by themselves as well.
        if (event.target === document) onSign(event);
      }),
    ),
  );
});
