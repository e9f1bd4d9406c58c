import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import { cn } from "@/lib/class-names";

/** In Arabic, a number begins under its label. */
const NUMBERS = "rtl:[&[dir=ltr]:is([inputmode=numeric],[inputmode=decimal])]:text-end";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      className={cn(
        "rounded-control border-input bg-card aria-invalid:border-destructive block min-h-13 w-full border px-4 text-[1.0625rem]",
        NUMBERS,
        className,
      )}
      {...props}
    />
  );
}

/** The browser's own list of choices, which keyboards, touch screens and screen readers handle. */
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

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(
        "rounded-control border-input bg-card aria-invalid:border-destructive block w-full border px-4 py-3 text-base",
        className,
      )}
      {...props}
    />
  );
}

/** A checkbox, with the label around it as its target. */
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
