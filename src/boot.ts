import "./index.css";

/**
 * The prerendered page is complete without script, so the application waits until the page has been painted: it starts
 * after `load`, or at the first sign of a person if that comes sooner. Contact clicks until then are kept for counting.
 */
const SIGNS = ["pointerdown", "touchstart", "keydown", "focusin"] as const;

const early: Element[] = (window.earlyClicks ??= []);
const keepClick = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest("[data-contact]") : null;
  if (link && window.earlyClicks === early) early.push(link);
};
document.addEventListener("click", keepClick);

/** The prerendered page carries only the styles of its own first view; the application needs all of them. */
function loadStyles(): Promise<unknown> {
  const href = document.querySelector<HTMLMetaElement>('meta[name="stylesheet"]')?.content;
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

let started = false;
const start = () => {
  if (started) return;
  started = true;
  for (const sign of SIGNS) removeEventListener(sign, start, true);
  Promise.all([import("./main"), loadStyles()])
    .then(([{ mount }]) => mount())
    .catch((error: unknown) => console.error(error));
};

const isPrerendered = document.getElementById("root")?.firstElementChild;
if (!isPrerendered || document.readyState === "complete") start();
else {
  addEventListener("load", () => setTimeout(start, 0), { once: true });
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true });
}
