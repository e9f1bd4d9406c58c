import type { ComponentProps } from "react";
import { ChevronDown } from "lucide-react";
import { Switch as Primitive } from "radix-ui";
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

export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      data-slot="switch"
      className={cn(
        "data-[state=checked]:bg-primary bg-input relative inline-flex h-8 w-14 shrink-0 items-center rounded-full p-1 transition-colors duration-200 disabled:opacity-60",
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="bg-card size-6 rounded-full shadow-sm transition-transform duration-200 data-[state=checked]:translate-x-6 rtl:data-[state=checked]:-translate-x-6" />
    </Primitive.Root>
  );
}
