import { Button } from "@/components/ui/button";
import { cn } from "@/lib/class-names";

/** Shows, in place of a section, what could not be loaded, and offers to try again. */
export function SectionFailure({
  text,
  reason,
  retry,
  onRetry,
  className,
}: {
  text: string;
  reason?: string | undefined;
  retry: string;
  onRetry: () => void;
  className?: string;
}) {
  return (
    <output
      className={cn(
        "rounded-card bg-card mt-8 flex flex-wrap items-center justify-between gap-4 border p-5",
        className,
      )}
    >
      {reason === undefined ? (
        <p>{text}</p>
      ) : (
        <div className="min-w-0 flex-1 basis-56">
          <p>{text}</p>
          <p className="text-muted-foreground text-base">{reason}</p>
        </div>
      )}
      <Button variant="outline" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </output>
  );
}
