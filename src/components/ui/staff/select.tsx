import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

/** The browser's own list of choices: keyboard, touch and screen readers know it. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select
        data-slot="select"
        className={cn(
          "rounded-control border-input bg-card aria-invalid:border-destructive block min-h-12 w-full appearance-none border ps-4 pe-11 text-base",
          className,
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden="true"
        className="text-muted-foreground pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2"
      />
    </span>
  );
}
