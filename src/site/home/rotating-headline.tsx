import { useState, useSyncExternalStore } from "react";
import { Pause, Play } from "@/components/ui/icons";
import { useI18n } from "@/i18n/i18n";

const EACH_S = 3.2;
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;
function onMotionChange(listener: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/**
 * "A doctor at your door …", "A nurse at your door …". All the words share one line, stacked, so nothing moves when they
 * change; screen readers read only the first one. The button that stops them follows the last word. The style sheet alternates
 * them, also without script, for visitors without reduced motion.
 */
export function RotatingHeadline() {
  const { t } = useI18n();
  const { rotating, fixed, pause, play } = t.home.hero;
  const [chosen, choose] = useState<boolean>();
  const isMotionReduced = useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);
  const isRunning = chosen ?? !isMotionReduced;
  const choice = chosen ? "on" : "off";

  return (
    <div className="mt-3 mb-5">
      {/* The space for the button after the last word belongs to the headline: the button is never alone on a line. */}
      <h1 className="inline min-[20rem]:pe-14">
        <span className="rotating text-primary grid" data-motion={chosen === undefined ? undefined : choice}>
          {rotating.map((words, index) => (
            <span
              key={words}
              aria-hidden={index > 0}
              // The animation starts in the past, at a position before the word's own turn.
              style={{ animationDelay: index > 0 ? `${(index - rotating.length) * EACH_S}s` : undefined }}
            >
              {words}
            </span>
          ))}
        </span>{" "}
        {fixed}
      </h1>
      <button
        type="button"
        onClick={() => choose(!isRunning)}
        aria-label={isRunning ? pause : play}
        className="text-muted-foreground hover:bg-sand hover:text-foreground inline-grid size-12 -translate-y-1 place-items-center rounded-full border align-middle min-[20rem]:-ms-12"
      >
        {isRunning ? <Pause className="size-4.5" /> : <Play className="size-4.5" />}
      </button>
    </div>
  );
}
