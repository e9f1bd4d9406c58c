import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "@/lib/class-names";

const badgeVariants = cva(
  "inline-flex items-center rounded-full px-2.5 py-0.5 text-[0.9375rem] leading-6 font-semibold whitespace-nowrap",
  {
    variants: {
      tone: {
        green: "bg-primary-soft text-primary",
        grey: "bg-sand text-muted-foreground",
        blue: "bg-info-soft text-info",
        yellow: "bg-saffron-soft text-foreground",
        red: "bg-destructive text-destructive-foreground",
      },
    },
    defaultVariants: { tone: "grey" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span data-slot="badge" className={cn(badgeVariants({ tone }), className)} {...props} />;
}
