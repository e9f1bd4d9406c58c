import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/words/admin/shell";
import { EmptyState } from "./empty-state";

interface NoRowsProps {
  texts: Record<"pastEnd" | "firstPage" | "noMatch" | "clear", string>;
  isPastEnd: boolean;
  isNarrowed: boolean;
  onFirst: () => void;
  onClear: () => void;
  /** Said where there is nothing at all. */
  children: ReactNode;
}

/** Empty state of a list with pages and filters: why it is empty, and what to do next. */
export function NoRows({ texts, isPastEnd, isNarrowed, onFirst, onClear, children }: NoRowsProps) {
  if (!isPastEnd && !isNarrowed) return children;
  return (
    <EmptyState text={isPastEnd ? texts.pastEnd : texts.noMatch}>
      <Button variant="outline" size="small" onClick={isPastEnd ? onFirst : onClear}>
        {isPastEnd ? texts.firstPage : texts.clear}
      </Button>
    </EmptyState>
  );
}

interface RowSkeletonsProps {
  count: number;
  /** Of each row: about its size. */
  row: string;
  className?: string;
  label?: string;
}

/** Placeholder in about the size of the rows. */
export function RowSkeletons({ count, row, className = "gap-2", label }: RowSkeletonsProps) {
  const shell = useTexts(shellTexts);
  return (
    <span className={`grid ${className}`}>
      <span className="sr-only">{label ?? shell.loading}</span>
      {Array.from({ length: count }, (_, index) => `row-${index}`).map((name) => (
        <Skeleton key={name} className={`w-full ${row}`} />
      ))}
    </span>
  );
}
