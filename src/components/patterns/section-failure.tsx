import { Button } from "@/components/ui/button";

/** Shows, in place of a section, what could not be loaded, and offers to try again. */
export function SectionFailure({
  text,
  retry,
  onRetry,
}: {
  text: string;
  retry: string;
  onRetry: () => void;
}) {
  return (
    <output className="rounded-card bg-card mt-8 flex flex-wrap items-center justify-between gap-4 border p-5">
      <p>{text}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        {retry}
      </Button>
    </output>
  );
}
