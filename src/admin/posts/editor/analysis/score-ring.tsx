import { cn } from "@/lib/class-names";

const RADIUS = 24;
const AROUND = 2 * Math.PI * RADIUS;

export type ScoreTone = "good" | "fair" | "bad";

/** A dark enough colour for each, so that the ring is seen without its number. */
const STROKES: Readonly<Record<ScoreTone, string>> = {
  good: "stroke-primary",
  fair: "stroke-saffron",
  bad: "stroke-destructive",
};

/** A score of 0 to 100 as a ring with its number. */
export function ScoreRing({ score, tone, label }: { score: number; tone: ScoreTone; label: string }) {
  return (
    <svg viewBox="0 0 60 60" role="img" aria-label={label} className="size-16 shrink-0">
      <circle cx="30" cy="30" r={RADIUS} fill="none" strokeWidth="6" className="stroke-sand-strong" />
      <circle
        cx="30"
        cy="30"
        r={RADIUS}
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={AROUND}
        strokeDashoffset={AROUND * (1 - score / 100)}
        transform="rotate(-90 30 30)"
        className={cn(
          STROKES[tone],
          "transition-[stroke-dashoffset] duration-200",
          score === 0 && "opacity-0",
        )}
      />
      <text
        x="30"
        y="30"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-foreground text-[1rem] font-bold"
      >
        {score}
      </text>
    </svg>
  );
}
