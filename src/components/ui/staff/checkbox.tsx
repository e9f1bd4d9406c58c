import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

/** A box to tick, with the label around it as its target. */
export function Checkbox({
  label,
  isLabelHidden = false,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type"> & { label: string; isLabelHidden?: boolean }) {
  return (
    <label
      className={cn(
        "inline-flex min-h-12 min-w-12 cursor-pointer items-center gap-3 lg:min-h-10 lg:min-w-10",
        className,
      )}
    >
      <input type="checkbox" className="accent-primary size-5 shrink-0" {...props} />
      <span className={isLabelHidden ? "sr-only" : undefined}>{label}</span>
    </label>
  );
}
