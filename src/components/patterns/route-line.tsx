import { cn } from "@/lib/class-names";

interface RouteLineProps {
  stops: readonly string[];
  label?: string;
  className?: string;
}

/** Places on one dashed line, in their order, on a dark band. */
export function RouteLine({ stops, label, className }: RouteLineProps) {
  return (
    <ol aria-label={label} className={cn("flex items-center gap-3 font-semibold", className)}>
      {stops.map((stop) => (
        <li
          key={stop}
          className="after:border-on-dark-border-strong flex grow items-center gap-3 after:h-0 after:grow after:border-t-2 after:border-dashed last:grow-0 last:after:hidden"
        >
          {stop}
        </li>
      ))}
    </ol>
  );
}
