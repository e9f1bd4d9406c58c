import { useEffect, useState } from "react";
import { Badge } from "@/components/ui/staff/badge";
import { WithNumbers } from "@/components/ui/with-numbers";
import { otherLocale } from "@/config/locales";
import { PostStatusBadge } from "../../shared/post-status-badge";
import { ENTRY_KINDS, type SearchEntry } from "./find-entries";
import { useLocale, useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";
import { postsTexts } from "@/texts/admin/posts";

const optionId = (list: string, { kind, id }: SearchEntry) => `${list}-${kind}-${id}`;

/**
 * The result that the arrow keys have reached: a field above the results keeps the focus and names it as
 * `aria-activedescendant`.
 * @param list the id of the list
 * @returns `step` for ArrowDown (1) and ArrowUp (-1), from the last to the first
 */
export function useActiveResult(list: string, shown: readonly SearchEntry[]) {
  const [place, setPlace] = useState(0);
  const active = shown[Math.min(place, shown.length - 1)];
  const activeId = active && optionId(list, active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  return {
    list,
    shown,
    active,
    activeId,
    reach: (entry: SearchEntry) => setPlace(shown.indexOf(entry)),
    reset: () => setPlace(0),
    step: (by: number) => active && setPlace((shown.indexOf(active) + by + shown.length) % shown.length),
  };
}

interface SearchResultsProps {
  results: ReturnType<typeof useActiveResult>;
  label: string;
  kinds: Readonly<Record<SearchEntry["kind"], string>>;
  onOpen: (entry: SearchEntry) => void;
  className?: string;
}

/** The results of a search, by kind. */
export function SearchResults({ results, label, kinds, onOpen, className }: SearchResultsProps) {
  const { list: id, shown, active, reach } = results;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be chosen from out of a field
    <div id={id} role="listbox" aria-label={label} className={className}>
      {ENTRY_KINDS.map((kind) => {
        const entries = shown.filter((entry) => entry.kind === kind);
        if (entries.length === 0) return null;
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs to a native list
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="not-first:mt-2">
            <p
              id={`${id}-${kind}`}
              className="text-muted-foreground px-3 pt-1.5 pb-1 text-[0.875rem] leading-6"
            >
              {kinds[kind]}
            </p>
            {entries.map((entry) => (
              <SearchOption
                key={entry.id}
                id={optionId(id, entry)}
                entry={entry}
                isActive={entry === active}
                onPoint={() => reach(entry)}
                onOpen={() => onOpen(entry)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One of the results: its name, below it the name in the other language, and its state when readers do not see it. */
function SearchOption({ id, entry, isActive, onPoint, onOpen }: SearchOptionProps) {
  const locale = useLocale();
  const posts = useTexts(postsTexts);
  const common = useTexts(commonTexts);
  const { name, kind, status, isOff } = entry;
  const first = name[locale];
  const second = name[otherLocale(locale)];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus and hears the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option takes text alone
      role="option"
      aria-selected={isActive}
      className="rounded-control aria-selected:bg-primary-soft aria-selected:text-primary flex min-h-12 cursor-pointer items-center justify-between gap-3 px-3 py-1.5 text-base"
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <span className="min-w-0">
        <bdi className="block truncate font-semibold">
          <WithNumbers text={first || second || posts.untitled} />
        </bdi>
        {kind !== "page" && first && second && (
          <bdi className="text-muted-foreground block truncate text-[0.9375rem]">
            <WithNumbers text={second} />
          </bdi>
        )}
      </span>
      {status !== undefined && status !== "published" && <PostStatusBadge status={status} />}
      {isOff && <Badge>{common.inactive}</Badge>}
    </div>
  );
}
