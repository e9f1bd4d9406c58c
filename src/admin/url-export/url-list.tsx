import { Trash2 } from "lucide-react";
import { IconButton } from "@/admin/shared/icon-button";
import { Badge } from "@/components/ui/staff/badge";
import { Checkbox } from "@/components/ui/staff/form-controls";
import type { SiteUrl } from "./site-urls";
import { useTexts } from "@/i18n/i18n";
import { urlExportTexts } from "@/texts/admin/url-export";

/** How many addresses the page shows; the export has them all. */
const PREVIEW = 50;

interface UrlListProps {
  urls: readonly SiteUrl[];
  selected: ReadonlySet<string>;
  onSelect: (urls: readonly SiteUrl[], isSelected: boolean) => void;
  onDelete: (url: SiteUrl) => void;
}

/** The first addresses, each with its actions. */
export function UrlList({ urls, selected, onSelect, onDelete }: UrlListProps) {
  const texts = useTexts(urlExportTexts);
  const confirmed = urls.filter(({ isConfirmed }) => isConfirmed);
  return (
    <section aria-label={texts.list} className="rounded-card border-border bg-card border">
      <div className="border-border flex flex-wrap items-center gap-x-6 border-b px-4 py-1">
        <Checkbox
          label={texts.selectAll(confirmed.length)}
          disabled={confirmed.length === 0}
          checked={confirmed.length > 0 && confirmed.every(({ url }) => selected.has(url))}
          onChange={(event) => onSelect(confirmed, event.target.checked)}
        />
        <p className="text-muted-foreground py-2 text-base">{texts.duplicateHelp}</p>
      </div>
      <ul>
        {urls.slice(0, PREVIEW).map((url) => (
          <UrlRow key={url.url} url={url} selected={selected} onSelect={onSelect} onDelete={onDelete} />
        ))}
      </ul>
      {urls.length > PREVIEW && (
        <p className="text-muted-foreground border-border border-t px-4 py-3 text-base">
          {texts.showingFirst(PREVIEW, urls.length)}
        </p>
      )}
    </section>
  );
}

function UrlRow({ url, selected, onSelect, onDelete }: Omit<UrlListProps, "urls"> & { url: SiteUrl }) {
  const texts = useTexts(urlExportTexts);
  return (
    <li className="border-border grid grid-cols-[auto_1fr_auto] items-center gap-x-2 border-b px-4 py-1 last:border-b-0">
      <Checkbox
        label={texts.select(url.url)}
        isLabelHidden
        checked={selected.has(url.url)}
        onChange={(event) => onSelect([url], event.target.checked)}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <a
          href={url.url}
          target="_blank"
          rel="noreferrer"
          dir="ltr"
          className="hover:text-primary inline-flex min-h-10 min-w-0 items-center text-base wrap-anywhere underline-offset-4 hover:underline"
        >
          {url.url}
        </a>
        <span className="flex flex-wrap gap-2">
          <Badge tone="grey">{texts.types[url.type]}</Badge>
          {url.isDuplicate && (
            <Badge tone={url.isConfirmed ? "red" : "yellow"}>
              {url.isConfirmed ? texts.duplicateConfirmed : texts.duplicate}
            </Badge>
          )}
          {url.status !== undefined && url.status !== "published" && (
            <Badge tone="blue">{texts.notPublic}</Badge>
          )}
        </span>
      </div>
      {url.type === "post" && (
        <IconButton
          Icon={Trash2}
          label={texts.deleteOne(url.url)}
          className="text-destructive lg:size-10"
          onClick={() => onDelete(url)}
        />
      )}
    </li>
  );
}
