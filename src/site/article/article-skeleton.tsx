import { Skeleton } from "@/components/ui/skeleton";

/** A line that says so, then headline, picture and the first paragraphs, in their places. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div className="page-width min-h-screen pt-8 sm:pt-10">
      <output className="text-muted-foreground mb-6 block">{label}</output>
      <div className="grid grid-cols-[1fr_5.5rem] gap-5 sm:grid-cols-[1fr_9rem] lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-x-16">
        <div className="stack-4 col-span-2 lg:col-span-1">
          <Skeleton className="h-8 w-44" />
          <Skeleton className="h-24 w-full max-w-2xl" />
          <Skeleton className="h-14 w-full max-w-xl" />
          <Skeleton className="h-11 w-64" />
        </div>
        <Skeleton className="arch hidden aspect-[400/470] lg:block" />
      </div>
      <div className="stack-5 mt-12 max-w-prose">
        <Skeleton className="h-32" />
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-52" />
      </div>
    </div>
  );
}
