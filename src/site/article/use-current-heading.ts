import { useEffect, useState } from "react";

/** Where people read: a heading counts as reached above this part of the window, which is where a link to it stops too. */
const READING_LINE = 1 / 3;

/** The id of the section that is being read: the last heading above the reading line. */
export function useCurrentHeading(headings: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const reached = headings.filter(({ id }) => {
        const element = document.getElementById(id);
        return element !== null && element.getBoundingClientRect().top <= innerHeight * READING_LINE;
      });
      setCurrent(reached.at(-1)?.id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return current;
}
