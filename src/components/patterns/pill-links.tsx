import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/class-names";

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
