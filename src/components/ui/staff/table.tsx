import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

/** On narrow screens each row is a block of lines, and only screen readers get the headings. */
const STACKED =
  "max-xl:block max-xl:wrap-anywhere max-xl:[&>tbody]:block max-xl:[&>thead]:sr-only max-xl:[&>tbody>tr]:grid max-xl:[&>tbody>tr]:justify-items-start max-xl:[&>tbody>tr]:gap-1.5 max-xl:[&>tbody>tr]:p-4 max-xl:[&>tbody>tr]:border-border max-xl:[&>tbody>tr:not(:last-child)]:border-b max-xl:[&_td]:border-b-0 max-xl:[&_td]:p-0";

interface TableProps extends ComponentProps<"table"> {
  label: string;
  /** For rows that are read one by one. Other tables keep their columns: a narrow screen scrolls the table, never the page. */
  stacks?: boolean;
}

/** Rows and columns. */
export function Table({ className, label, stacks = false, ...props }: TableProps) {
  return (
    // The keyboard scrolls the element that has the focus.
    <div
      className="rounded-card border-border bg-card relative overflow-x-auto border"
      {...(!stacks && { role: "group", "aria-label": label, tabIndex: 0 })}
    >
      <table
        aria-label={label}
        data-slot="table"
        className={cn("w-full border-collapse text-base", stacks && STACKED, className)}
        {...props}
      />
    </div>
  );
}

export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      className={cn(
        "border-border text-muted-foreground border-b px-4 py-3 text-start font-semibold",
        className,
      )}
      {...props}
    />
  );
}

interface TableHeadsProps {
  of: readonly string[];
  /** The name of the column with each row's buttons, where there is one; for screen readers only. */
  actions?: string | false;
}

/** The row of column headings. */
export function TableHeads({ of, actions = false }: TableHeadsProps) {
  return (
    <thead>
      <tr>
        {of.map((label) => (
          <TableHead key={label}>{label}</TableHead>
        ))}
        {actions && (
          <TableHead>
            <span className="sr-only">{actions}</span>
          </TableHead>
        )}
      </tr>
    </thead>
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      className={cn("border-border border-b px-4 py-2 align-middle [tr:last-child>&]:border-b-0", className)}
      {...props}
    />
  );
}
