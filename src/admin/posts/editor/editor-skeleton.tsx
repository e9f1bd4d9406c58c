import { Skeleton } from "@/components/ui/skeleton";
import { useAdminI18n } from "@/i18n/admin-i18n";

/** Stands where the editor will be, in its size. */
export function EditorSkeleton() {
  const { t } = useAdminI18n();
  return (
    <div aria-busy="true" className="grid gap-5 text-start lg:grid-cols-[minmax(0,1fr)_20rem]">
      <output className="sr-only">{t.editor.loading}</output>
      <Skeleton className="col-span-full h-12 w-full" />
      <Skeleton className="h-[70vh] w-full" />
      <div className="grid content-start gap-5 max-lg:hidden">
        <Skeleton className="h-80 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
