import type { Page } from "playwright-core";

declare global {
  interface Window {
    pageChanges?: string[];
  }
}

/**
 * Records the application's changes of the prerendered page. The headline's own box is left out, since it changes by design,
 * and so are the style sheet and the preloads that loading the application adds to the head.
 */
export async function recordChanges(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const changes: string[] = (window.pageChanges = []);
    const nodeName = (node: Node) =>
      node instanceof Element
        ? `${node.localName} "${node.getAttribute("aria-label") ?? node.id}"`
        : `text "${node.nodeValue ?? ""}"`;
    const isLoading = (node: Node) =>
      node instanceof HTMLLinkElement && /^(?:modulepreload|prefetch|stylesheet)$/.test(node.rel);
    const note = (record: MutationRecord) => {
      const { target, type, oldValue, attributeName } = record;
      if (document.querySelector("h1")?.parentElement?.contains(target)) return;
      if (type === "childList") {
        for (const node of record.addedNodes) if (!isLoading(node)) changes.push(`added ${nodeName(node)}`);
        for (const node of record.removedNodes) changes.push(`removed ${nodeName(node)}`);
        return;
      }
      const value = target instanceof Element ? target.getAttribute(attributeName ?? "") : target.nodeValue;
      // When the font arrives after the text, the page's script keeps the lines (keep-lines.ts).
      if (
        attributeName === "style" &&
        /^(?:(?:word-spacing|font-size|min-height): [^;]+; ?)+$/.test(value ?? "")
      )
        return;
      // Writing the existing value is not a change.
      if (value !== oldValue)
        changes.push(`${nodeName(target)}: ${attributeName ?? "words"} became ${value}`);
    };
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver((records) => records.forEach(note)).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeOldValue: true,
        characterData: true,
        characterDataOldValue: true,
      });
    });
  });
  return () => page.evaluate(() => window.pageChanges ?? ["nothing was recorded"]);
}
