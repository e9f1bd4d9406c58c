import { Check } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";

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

interface DotListProps {
  items: readonly string[];
  className: string;
}

/** Short names on one line or more, with a dot between them. */
export function DotList({ items, className }: DotListProps) {
  return (
    <ul className={`dots-between text-muted-foreground flex flex-wrap gap-x-1 ${className}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface PillLinksProps {
  links: readonly { to: string; text: string; className?: string }[];
  className?: string;
}

/** Links to related pages, or to places on this one (`#…`). */
export function PillLinks({ links, className }: PillLinksProps) {
  return (
    <ul className={cn("flex flex-wrap gap-2", className)}>
      {links.map(({ to, text, className: own }) => (
        <li key={to}>
          <PageLink
            to={to}
            className={cn(
              "bg-card hover:border-primary/40 hover:text-primary inline-flex min-h-12 items-center rounded-3xl border px-5 text-base wrap-anywhere transition-colors",
              own,
            )}
          >
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

interface RouteLineProps {
  stops: readonly string[];
  label?: string;
  className?: string;
}

/** Stops on a dashed line, in their order, on a dark band. */
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

interface Step {
  title: string;
  text: string;
}

/** Numbered doorways on one dashed line: downwards on phones, along the reading direction elsewhere. */
export function StepsLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-0">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="line-to-next relative grid grid-cols-[auto_1fr] gap-x-5 md:block md:pe-10"
        >
          <span
            aria-hidden="true"
            className="bg-primary text-primary-foreground relative z-10 grid size-11 place-items-center rounded-[22px_22px_8px_8px] font-bold"
          >
            {index + 1}
          </span>
          <div className="md:mt-4">
            <h3>{step.title}</h3>
            <p className="text-muted-foreground mt-1">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
