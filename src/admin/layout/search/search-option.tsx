import { Badge } from "@/components/ui/staff/badge";
import { otherLocale } from "@/config/locales";
import { PostStatusBadge } from "../../shared/post-status-badge";
import type { SearchEntry } from "./find-entries";
import { useLocale, useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/words/admin/posts";
import { commonTexts } from "@/words/admin/common";

interface SearchOptionProps {
  id: string;
  entry: SearchEntry;
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

/** One of the results: its name, below it that in the other language, and its state where readers do not see it. */
export function SearchOption({ id, entry, isActive, onPoint, onOpen }: SearchOptionProps) {
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
        <span className="block truncate font-semibold">
          <bdi>{first || second || posts.untitled}</bdi>
        </span>
        {kind !== "page" && first && second && (
          <span className="text-muted-foreground block truncate text-[0.9375rem]">
            <bdi>{second}</bdi>
          </span>
        )}
      </span>
      {status !== undefined && status !== "published" && <PostStatusBadge status={status} />}
      {isOff && <Badge>{common.inactive}</Badge>}
    </div>
  );
}
