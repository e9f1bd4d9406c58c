import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { findSection, fragmentOf } from "@/components/patterns/markdown/heading-ids";
import { releaseLines } from "../page-script/keep-lines";

/** The scroll position of each history entry, in pixels, for this page load. */
const positions = new Map<string, number>();

/** The last page, in the layout of either language. */
let shown: string | undefined;

/**
 * As after a full page load, a screen reader announces the page, and the keyboard continues from its heading instead of from a
 * link that is gone.
 */
function focusHeading(): void {
  const main = document.getElementById("content");
  const start = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!start) return;
  start.tabIndex = -1;
  start.style.outline = "none";
  start.focus({ preventScroll: true });
}

const INTERVENTIONS = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Aborts when the visitor moves the page. */
export function untilMoved(): AbortController {
  const waiting = new AbortController();
  for (const type of INTERVENTIONS)
    addEventListener(type, () => waiting.abort(), { signal: waiting.signal, passive: true });
  return waiting;
}

/**
 * Scrolls to a section as soon as it exists, such as a heading of an article that is still loading. A visitor who moves the
 * page in the meantime is not moved.
 * @returns a function that stops waiting
 */
function showOnceThere(id: string): () => void {
  const waiting = untilMoved();
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => {
    const section = findSection(id);
    if (!section) return;
    stop();
    section.scrollIntoView({ behavior: "instant" });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  return stop;
}

/** A new page starts at its top and its heading, or at the section in its address; going back restores the scroll position. */
export function usePageStart(): void {
  const entry = useLocation();
  const { key, pathname, hash } = entry;
  const type = useNavigationType();

  // Before the next page is scrolled, because that changes the position.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("scroll", () => positions.set(entry.key, window.scrollY), { passive: true, signal });
    // While this page is still shown, the browser scrolls it to the position of the page that the visitor goes back to.
    addEventListener("popstate", () => listening.abort(), { signal });
    return () => listening.abort();
    // Not only the key: the fragments of a page, which the browser follows itself, all have the same.
  }, [entry]);

  useLayoutEffect(() => {
    const isNewPage = shown !== undefined && shown !== pathname;
    shown = pathname;
    if (isNewPage) releaseLines();
    const id = hash && fragmentOf(hash);
    const target = id ? findSection(id) : undefined;
    const position = type === NavigationType.Pop ? positions.get(key) : undefined;
    if (position !== undefined) window.scrollTo({ top: position, behavior: "instant" });
    else if (type === NavigationType.Pop) {
      // The browser handles the first page of the visit, but looked for the section before the page existed. A reloaded page
      // keeps its position.
      if (target && window.scrollY === 0 && !target.matches(":target"))
        target.scrollIntoView({ behavior: "instant" });
    } else if (target) target.scrollIntoView();
    else if (isNewPage) window.scrollTo({ top: 0, behavior: "instant" });
    // A redirect was not the visitor's action and must not move the focus.
    if (isNewPage && !target && type !== NavigationType.Replace) focusHeading();
    return id && !target && position === undefined ? showOnceThere(id) : undefined;
  }, [key, pathname, hash, type]);
}
