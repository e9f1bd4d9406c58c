import type { PageState } from "./app/page-state";
import "./index.css";

/**
 * The prerendered page is complete without script, so the application waits until the page has been painted: it starts
 * after `load` and the first paint, whichever is later, or at the first sign of a person if that comes sooner. Until then
 * clicks on contact links are kept for counting, and those on menu buttons for opening.
 */
const SIGNS = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

const early: Element[] = (window.earlyClicks ??= []);
const keepClick = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-contact], button") : null;
  if (link && window.earlyClicks === early) early.push(link);
};
document.addEventListener("click", keepClick);

/** The file that the prerendered page names under this name. */
const fileOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The prerendered page carries only the styles of its own first view; the application needs all of them. */
function loadStyles(): Promise<unknown> {
  const href = fileOf("stylesheet");
  if (!href) return Promise.resolve();
  return new Promise((done) => {
    // Without its styles the application is still better than none.
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });
}

/** What the page was made from. Without it the application reads everything again. */
async function loadState(): Promise<PageState | undefined> {
  const href = fileOf("page-state");
  if (!href) return undefined;
  const answer = await fetch(href);
  return answer.ok ? ((await answer.json()) as PageState) : undefined;
}

/** A page in a background tab is not painted, and one browser in a hundred does not tell. */
const MAX_WAIT_FOR_PAINT_MS = 1000;

function waitForPaint(done: () => void) {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, MAX_WAIT_FOR_PAINT_MS);
}

let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  Promise.all([import("./main"), loadState(), loadStyles()])
    .then(async ([{ mount }, state]) => {
      // A task of its own: reading the script was long enough for a tap to wait.
      await new Promise((next) => setTimeout(next));
      return mount(state);
    })
    .catch((error: unknown) => console.error(error));
};

const isPrerendered = document.getElementById("root")?.firstElementChild;
if (!isPrerendered || document.readyState === "complete") start();
else {
  addEventListener("load", () => waitForPaint(start), { once: true });
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
}
