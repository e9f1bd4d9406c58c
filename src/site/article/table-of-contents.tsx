import { useSyncExternalStore } from "react";
import { cn } from "@/lib/class-names";
import { WithNumbers } from "@/components/ui/with-numbers";
import { untilMoved } from "../layout/use-page-start";

export interface Heading {
  id: string;
  level: string;
  text: string;
}

/** Large screens only. The links are plain fragments: the browser scrolls, and leaves space for the header. */
export function TableOfContents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <nav aria-label={title} className="sticky top-28 max-h-[calc(100vh-8rem)] overflow-y-auto pb-4">
      <p className="mb-2 text-base font-semibold">{title}</p>
      <ol className="border-sand-strong border-s-2">
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => scrollAgainTo(id)}
              aria-current={id === current ? "location" : undefined}
              className={cn(
                "text-muted-foreground hover:text-foreground -ms-0.5 block border-s-2 border-transparent py-1.5 ps-4 text-base leading-snug transition-colors",
                "aria-[current]:border-primary aria-[current]:text-primary aria-[current]:font-semibold",
                level === "h3" && "ps-8",
              )}
            >
              <WithNumbers text={text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const MAX_SCROLL_MS = 2000;
/**
 * Pictures on the way get their space when they come near, which moves the content below: after the scroll the section is
 * scrolled to once more, unless the reader has intervened.
 */
function scrollAgainTo(id: string): void {
  const waiting = untilMoved();
  const stop = () => waiting.abort();
  const onScrollEnd = () => {
    stop();
    document.getElementById(id)?.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("scrollend", onScrollEnd, { signal: waiting.signal });
  setTimeout(stop, MAX_SCROLL_MS);
}

/** The height at which people read: a heading counts as reached above this part of the window, where a link to it stops, too. */
const READING_LINE = 1 / 3;

/** The width from which the table of contents is shown. */
const LARGE_SCREEN = "(min-width: 64rem)";

/** The id of the current section: the last heading above the reading line. */
function useCurrentHeading(headings: readonly { id: string }[]): string | undefined {
  const isAbove = ({ id }: { id: string }) => {
    const element = document.getElementById(id);
    return element && element.getBoundingClientRect().top <= innerHeight * READING_LINE;
  };
  return useSyncExternalStore(
    onMove,
    () => (matchMedia(LARGE_SCREEN).matches ? headings.findLast(isAbove)?.id : undefined),
    () => undefined,
  );
}

function onMove(listener: () => void): () => void {
  const listening = new AbortController();
  for (const type of ["scroll", "resize"]) addEventListener(type, listener, listening);
  return () => listening.abort();
}
