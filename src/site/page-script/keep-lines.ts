/** Texts that wrap, and rows whose items do. */
const TEXTS = "h1,h2,h3,p,li,dt,dd,ul,summary,strong";
/** By how much words may move together or apart, in em. */
const SPACINGS = [0.03, 0.06, 0.1, 0.15];
/** Less than a line. */
const SAME_PX = 8;

/**
 * Changes the font so that no text above the end of the screen gets more lines or fewer: words of a text that would do so move
 * a little together or apart. No size of a fallback keeps every line, since each letter has another width.
 */
export function keepLines(change: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)]
    .filter((text) => text.getBoundingClientRect().top < innerHeight)
    .map((text) => ({ text, height: text.offsetHeight }))
    // A row after its items.
    .reverse();
  change();
  for (const { text, height } of texts) {
    const growth = text.offsetHeight - height;
    if (Math.abs(growth) < SAME_PX) continue;
    const { wordSpacing } = text.style;
    const isKept = SPACINGS.some((spacing) => {
      text.style.wordSpacing = `${growth > 0 ? -spacing : spacing}em`;
      return Math.abs(text.offsetHeight - height) < SAME_PX;
    });
    if (!isKept) text.style.wordSpacing = wordSpacing;
  }
}
