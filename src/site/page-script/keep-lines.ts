/** Texts that wrap, and rows whose items do. */
const TEXTS = "h1,h2,h3,p,li,dt,dd,ul,summary,strong";
/** Changes of the space between words, in em. */
const SPACINGS = [0.03, 0.06, 0.1, 0.15];
/** The scale of the letters when that is not enough. */
const SMALLER = 0.94;
/** Less than a line. */
const SAME_PX = 12;

const changed: CSSStyleDeclaration[] = [];

/** At another width, and on the next page, which may have the same elements, texts wrap freely. */
export function releaseLines(): void {
  for (const style of changed.splice(0)) style.wordSpacing = style.fontSize = style.minHeight = "";
}

/**
 * Changes the font so that no text above the end of the screen gets more or fewer lines: the words of a text that would do so
 * move a little closer or further apart. No size of a fallback keeps every line, since each letter has another width. A text
 * that still has a line too many gets smaller letters, and one with a line too few keeps its height.
 */
export function keepLines(change: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)]
    .filter(isAboveTheEnd)
    .map((text) => ({ text, height: text.offsetHeight }))
    // A row after its items.
    .reverse();
  change();
  for (const { text, height } of texts) {
    const growth = () => text.offsetHeight - height;
    const isKept = () => Math.abs(growth()) < SAME_PX;
    if (isKept()) continue;
    const { style } = text;
    changed.push(style);
    const isLonger = growth() > 0;
    const isSpaced = SPACINGS.some((spacing) => {
      style.wordSpacing = `${isLonger ? -spacing : spacing}em`;
      return isKept();
    });
    if (isSpaced) continue;
    if (isLonger) style.fontSize = `${parseFloat(getComputedStyle(text).fontSize) * SMALLER}px`;
    else {
      style.wordSpacing = "";
      style.minHeight = `${height}px`;
    }
  }
  const width = innerWidth;
  // A phone's bars change only the height.
  addEventListener("resize", () => {
    if (innerWidth !== width) releaseLines();
  });
}

/** Content that the browser has not laid out yet, because it is far below, is not laid out for this. */
const isAboveTheEnd = (text: HTMLElement) =>
  !("checkVisibility" in text && !text.checkVisibility({ contentVisibilityAuto: true })) &&
  text.getBoundingClientRect().top < innerHeight;
