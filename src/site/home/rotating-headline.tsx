import { Pause, Play } from "@/components/ui/line-icons";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useI18n } from "@/i18n/i18n";
import { cn } from "@/lib/class-names";

const EACH_MS = 3200;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;
function onMotionChange(listener: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/**
 * "A doctor at your door …", "A nurse at your door …". All the words lie on one line of their own, one above the other,
 * so nothing moves when they change; a reader hears the first one only.
 */
export function RotatingHeadline() {
  const { t } = useI18n();
  const { rotating, fixed, minutes, pause, play } = t.home.hero;
  const [current, setCurrent] = useState(0);
  const [chosen, choose] = useState<boolean>();
  // Motion begins in the browser, and only for those who have not asked for less of it.
  const isMotionReduced = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true);
  const isRunning = chosen ?? !isMotionReduced;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent((index) => (index + 1) % rotating.length);
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [isRunning, rotating.length]);

  return (
    <div className="relative mt-3 mb-5">
      <h1 className="pe-12">
        <span className="grid">
          {rotating.map((words, index) => (
            <span
              key={words}
              aria-hidden={index > 0}
              className={cn(
                "text-primary col-start-1 row-start-1 whitespace-nowrap transition-opacity duration-250",
                index !== current && "opacity-0",
              )}
            >
              {words}
            </span>
          ))}
        </span>{" "}
        {fixed} <span className="whitespace-nowrap">{minutes}</span>
      </h1>
      <button
        type="button"
        onClick={() => choose(!isRunning)}
        aria-label={isRunning ? pause : play}
        className="text-muted-foreground hover:bg-sand hover:text-foreground absolute end-0 top-0 grid size-12 place-items-center rounded-full"
      >
        {isRunning ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
      </button>
    </div>
  );
}
