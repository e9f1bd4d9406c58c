import { DropdownMenu as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/class-names";

/** A button that opens a list of actions. `trigger` is the button itself. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="rounded-card border-border bg-popover z-50 min-w-52 border p-1.5 shadow-lg"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      data-slot="menu-item"
      className={cn(
        "data-[highlighted]:bg-sand flex min-h-11 cursor-pointer items-center gap-3 rounded-[9px] px-3 text-base outline-none select-none data-[disabled]:opacity-50 [&_svg]:size-5",
        className,
      )}
      {...props}
    />
  );
}
