import { Skeleton } from "@/components/ui/skeleton";
import { useTexts } from "@/i18n/i18n";
import { shellTexts } from "@/texts/admin/shell";

interface RowSkeletonsProps {
  count: number;
  /** A class with about the size of a row. */
  row: string;
  className?: string;
  label?: string;
}

/** Placeholders in about the size of the rows. */
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
