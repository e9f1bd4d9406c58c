import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/i18n/format";

interface FigureProps {
  label: string;
  /** An explanation of the label. */
  hint?: string;
  /** Undefined until it is known: its space is reserved. */
  value: number | string | undefined;
  /** The colour of the number. */
  tone?: string;
  /** A note below the number, in two lines at most; empty until it is known. */
  note?: ReactNode;
  className?: string;
}

/** A number with its name, in a list of figures. */
export function Figure({ label, hint, value, tone = "", note, className = "" }: FigureProps) {
  return (
    <div
      className={`rounded-card border-border bg-card flex flex-col-reverse justify-end border p-5 ${className}`}
    >
      <dt className="text-muted-foreground text-base">
        {label}
        {hint !== undefined && <span className="block">{hint}</span>}
      </dt>
      <dd className={`text-[2rem] leading-10 font-bold ${tone}`}>
        {typeof value === "number" ? formatNumber(value) : (value ?? <Skeleton className="my-1 h-8 w-16" />)}
        {note !== undefined && (
          <span className="mt-1 flex min-h-12 gap-1.5 text-base leading-6 font-normal [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
