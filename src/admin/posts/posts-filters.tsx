import { cleanLabel } from "@domain/clean-text";
import { Link } from "react-router-dom";
import { Options } from "@/admin/shared/options";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox, Select } from "@/components/ui/staff/form-controls";
import { Tab, TabList, Tabs } from "@/components/ui/staff/tabs";
import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import type { PostListFilter } from "@/data/staff/post.queries";
import { POST_STATUSES } from "@domain/post-draft";
import { adminPaths } from "@/admin/shared/admin-paths";
import { EmptyState } from "@/admin/shared/empty-state";
import { SearchField } from "@/admin/shared/search-field";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/words/admin/posts";
import { navigationTexts } from "@/words/admin/navigation";

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
        value={filter.inTrash ? "trash" : "posts"}
        onValueChange={(view) => onChange({ inTrash: view === "trash" })}
      >
        <TabList aria-label={texts.viewsLabel}>
          {(["posts", "trash"] as const).map((view) => (
            <Tab key={view} value={view} aria-controls={undefined} className="max-lg:min-h-12">
              {texts.views[view]}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      <SearchField
        label={texts.searchLabel}
        search={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <div className="w-[calc(50%-0.375rem)] sm:w-44">
        <Select
          aria-label={texts.statusLabel}
          value={filter.status}
          onChange={(event) =>
            onChange({ status: POST_STATUSES.find((status) => status === event.target.value) ?? "" })
          }
        >
          <option value="">{texts.allStatuses}</option>
          <Options of={POST_STATUSES} label={(status) => texts.status[status]} />
        </Select>
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-56">
        <Select
          aria-label={texts.serviceLabel}
          value={filter.service}
          onChange={(event) => onChange({ service: event.target.value })}
        >
          <option value="">{texts.allServices}</option>
          <Options of={servicesWith(filter.service)} label={(slug) => serviceName(slug) ?? slug} />
        </Select>
      </div>
      <Checkbox
        label={texts.missingArabic}
        checked={filter.missingArabic}
        onChange={(event) => onChange({ missingArabic: event.target.checked })}
      />
      {isNarrowed(filter) && (
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

/** What the list shows, as its address says it. */
export type PostsFilter = Omit<PostListFilter, "perPage">;

/** Reads `?q=fever&status=draft&service=…&arabic=missing&view=trash&page=2`; what makes no sense counts as not said. */
export function readFilter(search: URLSearchParams): PostsFilter {
  const page = Number(search.get("page") ?? 1);
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    search: cleanLabel(search.get("q") ?? "").slice(0, 200),
    status: POST_STATUSES.find((status) => status === search.get("status")) ?? "",
    service: search.get("service") ?? "",
    missingArabic: search.get("arabic") === "missing",
    inTrash: search.get("view") === "trash",
  };
}

/** The address of a list; what is not said stays out of it. */
export function writeFilter(filter: PostsFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.inTrash) search.set("view", "trash");
  if (filter.search) search.set("q", filter.search);
  if (filter.status) search.set("status", filter.status);
  if (filter.service) search.set("service", filter.service);
  if (filter.missingArabic) search.set("arabic", "missing");
  if (filter.page > 1) search.set("page", String(filter.page));
  return search;
}

/** Whether anything narrows the list down. */
export const isNarrowed = ({ search, status, service, missingArabic }: PostsFilter): boolean =>
  [search, status, service].some(Boolean) || missingArabic;

const NOT_NARROWED = { search: "", status: "", service: "", missingArabic: false } as const;

interface PostsEmptyStateProps {
  filter: PostsFilter;
  /** Of all pages. */
  total: number;
  onShow: (change: Partial<PostsFilter>) => void;
}

/** Empty state of the table: why it is empty, and what to do next. */
export function PostsEmptyState({ filter, total, onShow }: PostsEmptyStateProps) {
  const navigation = useTexts(navigationTexts);
  const texts = useTexts(postsTexts);
  if (total > 0 || filter.page > 1) {
    return (
      <EmptyState text={texts.pastEnd}>
        <Button variant="outline" size="small" onClick={() => onShow({ page: 1 })}>
          {texts.firstPage}
        </Button>
      </EmptyState>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <EmptyState text={texts.noMatch}>
        <Button variant="outline" size="small" onClick={() => onShow(NOT_NARROWED)}>
          {texts.clear}
        </Button>
      </EmptyState>
    );
  }
  if (filter.inTrash) return <EmptyState text={`${texts.emptyTrash} ${texts.trashHint}`} />;
  return (
    <EmptyState text={`${texts.empty} ${texts.emptyHint}`}>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={adminPaths.newPost} className={buttonVariants({ size: "small" })}>
          {texts.create}
        </Link>
        <Link to={adminPaths.calendar} className={buttonVariants({ variant: "outline", size: "small" })}>
          {navigation.pages.calendar}
        </Link>
      </div>
    </EmptyState>
  );
}
