import { useEffect, useState } from "react";

/** Where people read: a heading counts as reached above this part of the window, which is where a link to it stops too. */
const READING_LINE = 1 / 3;

/** From this width on the table of contents is shown. */
const LARGE_SCREEN = "(min-width: 64rem)";

/** The id of the section that is being read: the last heading above the reading line. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const screen = matchMedia(LARGE_SCREEN);
    let frame = 0;
    const look = () => {
      frame = 0;
      if (screen.matches) setCurrent(lastAbove(innerHeight * READING_LINE, headings));
    };
    const onChange = () => {
      frame ||= requestAnimationFrame(look);
    };
    onChange();
    addEventListener("scroll", onChange, { passive: true });
    addEventListener("resize", onChange);
    return () => {
      removeEventListener("scroll", onChange);
      removeEventListener("resize", onChange);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return current;
}

/** Halves the list instead of walking it: a long text has hundreds of headings, and this runs with every frame. */
function lastAbove(line: number, headings: readonly { id: string }[]): string | undefined {
  let [from, to] = [0, headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const element = document.getElementById(headings[middle]?.id ?? "");
    if (element && element.getBoundingClientRect().top <= line) from = middle + 1;
    else to = middle;
  }
  return headings[from - 1]?.id;
}
