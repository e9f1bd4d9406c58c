import { useId, type ReactNode } from "react";
import { Check, ChevronDown, CornerUpLeft, Minus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Badge } from "@/components/ui/staff/badge";
import { dirOf, LOCALE_NAMES, type Locale } from "@/config/locales";
import { cn } from "@/lib/class-names";
import { useTexts } from "@/i18n/i18n";
import { writingTexts } from "@/texts/admin/editor-writing";

const RADIUS = 24;
const AROUND = 2 * Math.PI * RADIUS;

/** Colours dark enough for the ring to be visible without its number. */
const STROKES: Readonly<Record<ScoreTone, string>> = {
  good: "stroke-primary",
  fair: "stroke-saffron",
  bad: "stroke-destructive",
};
const DOTS = {
  problem: "bg-destructive text-destructive-foreground",
  warning: "bg-saffron text-foreground",
  ok: "bg-primary text-primary-foreground",
} as const;
const ORDER = { problem: 0, warning: 1, ok: 2 } as const;

const BADGES = { good: "green", fair: "yellow", bad: "red" } as const;

/** The longest list that a person reads. */
const MAX_SHOWN = 20;

interface AnalysisCardProps {
  title: string;
  /** Language of the analysed text. */
  locale: Locale;
  /** The verdict in a word or two, and its score out of 100. */
  verdict?: { text: string; score: number; tone: ScoreTone };
  /** The subject of the analysis. */
  note: string;
  findings: readonly ShownFinding[];
  children?: ReactNode;
}

/** A card next to the text: title, language, verdict, and its reasons. */
export function AnalysisCard({ title, locale, verdict, note, findings, children }: AnalysisCardProps) {
  const writing = useTexts(writingTexts);
  const id = useId();
  const remark = "text-muted-foreground text-[0.9375rem]";
  return (
    <section aria-labelledby={id} className="rounded-card border-border bg-card border p-5">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="text-[1.0625rem] leading-snug font-semibold tracking-normal">
          {title}{" "}
          <span className={cn(remark, "font-normal")}>
            · <bdi>{LOCALE_NAMES[locale]}</bdi>
          </span>
        </h2>
        {verdict && <Badge tone={BADGES[verdict.tone]}>{verdict.text}</Badge>}
      </header>
      {findings.length === 0 ? (
        <p className={cn("mt-3", remark)}>{note}</p>
      ) : (
        <>
          <div className="mt-4 flex items-center gap-4">
            {verdict && <ScoreRing {...verdict} label={writing.score(verdict.score)} />}
            <p className={remark}>{note}</p>
          </div>
          <FindingList findings={findings} />
        </>
      )}
      {children}
    </section>
  );
}

interface PreviewProps {
  title: string;
  /** Language of the preview. */
  locale: Locale;
  children: ReactNode;
}

/** The article as another site shows it. */
export function Preview({ title, locale, children }: PreviewProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="mt-4 grid max-w-md grid-cols-1 gap-1.5">
      <figcaption id={id} className="text-muted-foreground text-[0.9375rem] font-semibold">
        {title}
      </figcaption>
      <div lang={locale} dir={dirOf(locale)} className="rounded-control border-border overflow-hidden border">
        {children}
      </div>
    </figure>
  );
}

export type ScoreTone = "good" | "fair" | "bad";

/** A score of 0 to 100 as a ring with its number. */
function ScoreRing({ score, tone, label }: { score: number; tone: ScoreTone; label: string }) {
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

interface ShownFinding {
  id: string;
  kind: "problem" | "warning" | "ok";
  text: string;
  /** Moves the person to the finding's place; without it there is no button. */
  onJump?: () => void;
  /** The label of the button; "Go to the field" by default. */
  action?: string;
  /** A button that fixes the finding at once. */
  repair?: { label: string; onClick: () => void };
}

/** The findings to fix, the worst first; the good ones are folded below them. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  const writing = useTexts(writingTexts);
  const open = findings.filter(({ kind }) => kind !== "ok").sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  const good = findings.filter(({ kind }) => kind === "ok");
  return (
    <div className="mt-3">
      {open.length > 0 && <List findings={open.slice(0, MAX_SHOWN)} />}
      {open.length > MAX_SHOWN && (
        <p className="border-border text-muted-foreground border-t py-2.5 text-[0.9375rem]">
          {writing.more(open.length - MAX_SHOWN)}
        </p>
      )}
      {good.length > 0 && (
        <details open={open.length === 0} className="group border-border border-t">
          <summary className="text-primary flex min-h-12 cursor-pointer list-none items-center gap-2.5 text-base font-semibold lg:min-h-11 [&::-webkit-details-marker]:hidden">
            <Dot kind="ok" />
            <span className="flex-1">{writing.done(good.length)}</span>
            <ChevronDown className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <List findings={good} />
        </details>
      )}
    </div>
  );
}

function Dot({ kind }: Pick<ShownFinding, "kind">) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-[0.8125rem] leading-none font-bold [&_svg]:size-3.5 [&_svg]:stroke-3",
        DOTS[kind],
      )}
    >
      {kind === "problem" && "!"}
      {kind === "warning" && <Minus />}
      {kind === "ok" && <Check />}
    </span>
  );
}

function List({ findings }: { findings: readonly ShownFinding[] }) {
  return (
    <ul>
      {findings.map((finding) => (
        <li key={finding.id} className="border-border border-t">
          <Finding {...finding} />
          {finding.repair && (
            <Button
              variant="outline"
              size="small"
              wraps
              className="mb-2.5 h-auto py-1.5 text-start wrap-anywhere"
              onClick={finding.repair.onClick}
            >
              <bdi>{finding.repair.label}</bdi>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Finding({ kind, text, onJump, action }: ShownFinding) {
  const writing = useTexts(writingTexts);
  const content = (
    <>
      <Dot kind={kind} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{writing.kinds[kind]}: </span>
        {text}
      </span>
    </>
  );
  const row = "flex gap-2.5 py-2.5 text-start text-[0.9375rem] leading-normal";
  if (!onJump) return <p className={row}>{content}</p>;
  return (
    <button
      type="button"
      onClick={onJump}
      className={cn(
        row,
        "group/jump hover:bg-sand -mx-2 min-h-12 w-[calc(100%+1rem)] rounded-[9px] px-2 lg:min-h-11",
      )}
    >
      {content}
      <span className="sr-only"> ({action ?? writing.fix})</span>
      <CornerUpLeft className="text-muted-foreground group-hover/jump:text-primary mirror-rtl mt-1 size-4 shrink-0" />
    </button>
  );
}
