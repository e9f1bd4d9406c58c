import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

/** Rows and columns; a narrow screen scrolls the table, never the page. */
export function Table({ className, label, ...props }: ComponentProps<"table"> & { label: string }) {
  return (
    <div className="rounded-card border-border bg-card relative overflow-x-auto border">
      <table
        aria-label={label}
        data-slot="table"
        className={cn("w-full border-collapse text-base", className)}
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

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return (
    <td
      className={cn("border-border border-b px-4 py-2 align-middle [tr:last-child>&]:border-b-0", className)}
      {...props}
    />
  );
}
