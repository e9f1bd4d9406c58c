import { Check } from "@/components/ui/icons";

interface CheckListProps {
  points: readonly string[];
  className?: string;
}

/** Points in favour, each with a check mark. */
export function CheckList({ points, className }: CheckListProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check className="text-primary mt-1 size-5 shrink-0" />
          {point}
        </li>
      ))}
    </ul>
  );
}
