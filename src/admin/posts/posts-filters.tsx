import { cleanLabel } from "@domain/clean-text";
import { Link } from "react-router-dom";
import { z } from "zod";
import { addressFilter, pageNumber } from "@/admin/shared/address-filter";
import { Chooser } from "@/admin/shared/chooser";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { Tab, TabList, Tabs } from "@/components/ui/staff/tabs";
import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import { POST_STATUSES } from "@domain/post-draft";
import { pageNames } from "@/admin/pages";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { NoRows } from "@/admin/shared/list-states";
import { SearchField } from "@/admin/shared/search-field";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/words/admin/posts";

export const postsFilter = addressFilter(
  z.object({
    view: z.enum(["", "trash"]).catch(""),
    q: z
      .string()
      .transform((text) => cleanLabel(text).slice(0, 200))
      .catch(""),
    status: z.enum(["", ...POST_STATUSES]).catch(""),
    service: z.string().catch(""),
    arabic: z.enum(["", "missing"]).catch(""),
    page: pageNumber,
  }),
  ["view"],
);

export type PostsFilter = typeof postsFilter.everything;

const NOT_NARROWED = { q: "", status: "", service: "", arabic: "" } as const;

interface PostsFiltersProps {
  filter: PostsFilter;
  onChange: (change: Partial<PostsFilter>) => void;
}

/** Which posts are listed. Every choice is in the address, so that a list can be kept and shared. */
export function PostsFilters({ filter, onChange }: PostsFiltersProps) {
  const serviceName = useServiceName();
  const texts = useTexts(postsTexts);
  return (
    <search className="mb-5 flex flex-wrap items-center gap-3">
      <Tabs
        value={filter.view || "posts"}
        onValueChange={(view) => onChange({ view: view === "trash" ? view : "" })}
      >
        <TabList aria-label={texts.viewsLabel}>
          {(["posts", "trash"] as const).map((view) => (
            <Tab key={view} value={view} aria-controls={undefined} className="max-lg:min-h-12">
              {texts.views[view]}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <SearchField label={texts.searchLabel} search={filter.q} onChange={(q) => onChange({ q })} />
      <div className="w-[calc(50%-0.375rem)] sm:w-44">
        <Chooser
          label={texts.statusLabel}
          isLabelHidden
          none={texts.allStatuses}
          choices={POST_STATUSES.map((status) => [status, texts.status[status]])}
          value={filter.status}
          onChoose={(status) => onChange({ status })}
        />
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-56">
        <Chooser
          label={texts.serviceLabel}
          isLabelHidden
          none={texts.allServices}
          choices={servicesWith(filter.service).map((slug) => [slug, serviceName(slug) ?? slug])}
          value={filter.service}
          onChoose={(service) => onChange({ service })}
        />
      </div>
      <Checkbox
        label={texts.missingArabic}
        checked={filter.arabic === "missing"}
        onChange={(event) => onChange({ arabic: event.target.checked ? "missing" : "" })}
      />
      {postsFilter.isNarrowed(filter) && (
        <Button variant="ghost" size="small" onClick={() => onChange(NOT_NARROWED)}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

/** A service from the address may be one that no page knows. */
const servicesWith = (slug: string): readonly string[] =>
  slug === "" || serviceSlugs.includes(slug) ? serviceSlugs : [...serviceSlugs, slug];

interface PostsEmptyStateProps {
  filter: PostsFilter;
  /** Of all pages. */
  total: number;
  onShow: (change: Partial<PostsFilter>) => void;
}

/** Empty state of the table: why it is empty, and what to do next. */
export function PostsEmptyState({ filter, total, onShow }: PostsEmptyStateProps) {
  const calendar = useTexts(pageNames.calendar);
  const texts = useTexts(postsTexts);
  return (
    <NoRows
      texts={texts}
      isPastEnd={total > 0 || filter.page > 1}
      isNarrowed={postsFilter.isNarrowed(filter)}
      onFirst={() => onShow({ page: 1 })}
      onClear={() => onShow(NOT_NARROWED)}
    >
      {filter.view === "trash" ? (
        <EmptyState text={`${texts.emptyTrash} ${texts.trashHint}`} />
      ) : (
        <EmptyState text={`${texts.empty} ${texts.emptyHint}`}>
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
              {texts.create}
            </Link>
            <Link to={adminPaths.calendar} className={buttonVariants({ variant: "outline", size: "small" })}>
              {calendar}
            </Link>
          </div>
        </EmptyState>
      )}
    </NoRows>
  );
}
