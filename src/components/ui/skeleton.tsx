import { cn } from "@/lib/class-names";

/** Placeholder for loading content, in the same size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={cn("bg-sand-strong block animate-pulse rounded-md", className)}
    />
  );
}
