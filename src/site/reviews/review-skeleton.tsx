import { Skeleton } from "@/components/ui/skeleton";

/** Where a quote will be. */
export const ReviewSkeleton = () => (
  <div className="stack-3">
    <Skeleton className="h-5 w-28" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-5 w-44" />
  </div>
);
