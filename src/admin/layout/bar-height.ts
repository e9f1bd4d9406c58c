type Height = "--header-height" | "--editor-bar-height" | "--bottom-bar-height";

/**
 * Ref of a bar that stays at an edge of the window: its height becomes a custom property of the page, and a focused element is
 * scrolled to below the bars at the top.
 */
const heightAs = (property: Height) => (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  // On a phone the editor's bar scrolls away, and its buttons stay at the bottom. Whole pixels leave no gap between two bars.
  const measure = () => {
    const covers =
      getComputedStyle(bar).position === (property === "--bottom-bar-height" ? "fixed" : "sticky");
    style.setProperty(property, `${covers ? Math.floor(bar.getBoundingClientRect().height) : 0}px`);
  };
  measure();
  style.scrollPaddingTop = "calc(var(--header-height, 0px) + var(--editor-bar-height, 0px))";
  // Bars wrap on a narrow screen.
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
};

export const headerHeight = heightAs("--header-height");
export const editorBarHeight = heightAs("--editor-bar-height");
export const bottomBarHeight = heightAs("--bottom-bar-height");
