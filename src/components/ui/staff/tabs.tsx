import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

export const Tabs = Primitive.Root;

export function TabList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      data-slot="tab-list"
      className={cn("border-border bg-sand rounded-control inline-flex gap-1 border p-1", className)}
      {...props}
    />
  );
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      data-slot="tab"
      className={cn(
        "text-muted-foreground data-[state=active]:bg-card data-[state=active]:text-foreground min-h-10 rounded-[9px] px-3 text-base font-semibold wrap-normal data-[state=active]:shadow-sm sm:px-4",
        className,
      )}
      {...props}
    />
  );
}

export const TabPanel = Primitive.Content;
