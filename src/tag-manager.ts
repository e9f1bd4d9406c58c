import { CONSENT } from "./lib/storage-keys";
import { whenIdle } from "./lib/browser-state";

/** The tag manager's id, inserted by the build of a site with one. */
declare const TAG_MANAGER_ID: string;

let isLoaded = false;

let wasSearch = false;

/** Whether this page load has had an address with a search in it: a tag manager reads all addresses, also after going back. */
const hasSearched = (): boolean => (wasSearch ||= new URLSearchParams(location.search).has("q"));

/** Loads the tag manager once, when the visitor has agreed and the page is idle. */
function loadAfterConsent(): void {
  if (isLoaded || hasSearched() || !hasAgreed()) return;
  isLoaded = true;
  whenIdle(() => {
    (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
    const src = `https://www.googletagmanager.com/gtm.js?id=${TAG_MANAGER_ID}`;
    document.head.append(Object.assign(document.createElement("script"), { async: true, src }));
  });
}

/** Storage may be blocked; then the visitor cannot have agreed. */
function hasAgreed(): boolean {
  try {
    const isRefusedByBrowser =
      (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    return !isRefusedByBrowser && localStorage.getItem(CONSENT) === "granted";
  } catch {
    return false;
  }
}

if (document.readyState === "complete") loadAfterConsent();
else addEventListener("load", loadAfterConsent);
// The answer is a click, which the page's own script handles first.
document.addEventListener("click", () => setTimeout(loadAfterConsent));
// Checked before the click changes the address.
document.addEventListener("click", hasSearched, true);
