import { Check, ChevronDown, CornerUpLeft, Minus } from "lucide-react";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { cn } from "@/lib/class-names";

export interface ShownFinding {
  id: string;
  kind: "problem" | "warning" | "ok";
  text: string;
  /** Brings the person to what it is about; there is no button without it. */
  onJump?: () => void;
  /** What the button does; to go to the field unless told otherwise. */
  action?: string;
}

const DOTS = {
  problem: "bg-destructive text-destructive-foreground",
  warning: "bg-saffron text-foreground",
  ok: "bg-primary text-primary-foreground",
} as const;
const ORDER = { problem: 0, warning: 1, ok: 2 } as const;

/** What is to be done, worst first, and folded away below it what is good already. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useAdminI18n();
  const open = findings.filter(({ kind }) => kind !== "ok").sort((a, b) => ORDER[a.kind] - ORDER[b.kind]);
  const good = findings.filter(({ kind }) => kind === "ok");
  return (
    <div className="mt-3">
      {open.length > 0 && <List findings={open} />}
      {good.length > 0 && (
        <details open={open.length === 0} className="group border-border border-t">
          <summary className="text-primary flex min-h-12 cursor-pointer list-none items-center gap-2.5 text-base font-semibold lg:min-h-11 [&::-webkit-details-marker]:hidden">
            <Dot kind="ok" />
            <span className="flex-1">{t.writing.done(good.length)}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180"
            />
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
        </li>
      ))}
    </ul>
  );
}

function Finding({ kind, text, onJump, action }: ShownFinding) {
  const { t } = useAdminI18n();
  const content = (
    <>
      <Dot kind={kind} />
      <span className="flex-1">
        <span className="sr-only">{t.writing.kinds[kind]}: </span>
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
      <span className="sr-only"> ({action ?? t.writing.fix})</span>
      <CornerUpLeft
        aria-hidden="true"
        className="text-muted-foreground group-hover/jump:text-primary mt-1 size-4 shrink-0 rtl:-scale-x-100"
      />
    </button>
  );
}
