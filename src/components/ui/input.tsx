import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      data-slot="input"
      className={cn(
        "rounded-control border-input bg-card aria-invalid:border-destructive block min-h-13 w-full border px-4 text-[1.0625rem]",
        className,
      )}
      {...props}
    />
  );
}
