import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

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
