import type { ComponentProps } from "react";
import { Switch as Primitive } from "radix-ui";
import { cn } from "@/lib/class-names";

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
