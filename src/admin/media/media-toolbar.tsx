import { Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/staff/form-controls";
import type { MediaKind } from "@/data/staff/media-file";
import { useTexts } from "@/i18n/i18n";
import { mediaTexts } from "@/words/admin/media";

const KINDS = ["all", "image", "video"] as const;

interface MediaFilter {
  search: string;
  kind: MediaKind | "all";
}

interface MediaToolbarProps {
  filter: MediaFilter;
  onChange: (params: Record<string, string>, options: { replace: boolean }) => void;
}

/** What the address says is searched and shown. */
export const readFilter = (params: URLSearchParams): MediaFilter => ({
  search: params.get("search") ?? "",
  kind: KINDS.find((kind) => kind === params.get("kind")) ?? "all",
});

/** The search for file names and the three kinds. Both are kept in the address. */
export function MediaToolbar({ filter, onChange }: MediaToolbarProps) {
  const texts = useTexts(mediaTexts);
  const choose = (change: Partial<MediaFilter>) => {
    const { search, kind } = { ...filter, ...change };
    onChange({ ...(search && { search }), ...(kind !== "all" && { kind }) }, { replace: true });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <div className="relative max-w-md min-w-60 grow">
        <Search className="text-muted-foreground pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2" />
        <Input
          type="search"
          aria-label={texts.searchLabel}
          placeholder={texts.searchLabel}
          value={filter.search}
          onChange={(event) => choose({ search: event.target.value })}
          className="min-h-12 ps-12"
        />
      </div>
      <fieldset aria-label={texts.filterLabel} className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            variant={filter.kind === kind ? "primary" : "outline"}
            aria-pressed={filter.kind === kind}
            onClick={() => choose({ kind })}
          >
            {texts.filters[kind]}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
