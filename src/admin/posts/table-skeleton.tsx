import { Skeleton } from "@/components/ui/skeleton";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** Stands where the list of posts will be, in its size. */
export function TableSkeleton({ rows }: { rows: number }) {
  const { t } = useAdminI18n();
  return (
    <span className="mt-12 grid gap-2">
      <span className="sr-only">{t.posts.loading}</span>
      {Array.from({ length: Math.min(rows, 12) }, (_, index) => `row-${index}`).map((name) => (
        <Skeleton key={name} className="h-14 w-full" />
      ))}
    </span>
  );
}
