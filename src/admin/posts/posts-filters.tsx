import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/staff/checkbox";
import { Select } from "@/components/ui/staff/select";
import { Tab, TabList, Tabs } from "@/components/ui/staff/tabs";
import { serviceSlugs, serviceTitle } from "@/content/service-titles";
import { POST_STATUSES } from "@/data/posts/post.types";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { isNarrowed, type PostsFilter } from "./posts-filter";
import { SearchField } from "./search-field";

interface PostsFiltersProps {
  filter: PostsFilter;
  onChange: (change: Partial<PostsFilter>) => void;
}

/** Which posts are listed. Every choice is in the address, so that a list can be kept and shared. */
export function PostsFilters({ filter, onChange }: PostsFiltersProps) {
  const { t, locale } = useAdminI18n();
  const texts = t.posts;
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
      <SearchField search={filter.search} onChange={(search) => onChange({ search })} />
      <div className="w-[calc(50%-0.375rem)] sm:w-44">
        <Select
          aria-label={texts.statusLabel}
          value={filter.status ?? ""}
          onChange={(event) =>
            onChange({ status: POST_STATUSES.find((status) => status === event.target.value) ?? null })
          }
        >
          <option value="">{texts.allStatuses}</option>
          {POST_STATUSES.map((status) => (
            <option key={status} value={status}>
              {texts.status[status]}
            </option>
          ))}
        </Select>
      </div>
      <div className="w-[calc(50%-0.375rem)] sm:w-56">
        <Select
          aria-label={texts.serviceLabel}
          value={filter.service ?? ""}
          onChange={(event) => onChange({ service: event.target.value || null })}
        >
          <option value="">{texts.allServices}</option>
          {servicesWith(filter.service).map((slug) => (
            <option key={slug} value={slug}>
              {serviceTitle(slug)?.[locale] ?? slug}
            </option>
          ))}
        </Select>
      </div>
      <Checkbox
        label={texts.missingArabic}
        checked={filter.missingArabic}
        onChange={(event) => onChange({ missingArabic: event.target.checked })}
      />
      {isNarrowed(filter) && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange({ search: "", status: null, service: null, missingArabic: false })}
        >
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

/** A service from the address may be one that no page knows. */
const servicesWith = (slug: string | null): readonly string[] =>
  slug === null || serviceSlugs.includes(slug) ? serviceSlugs : [...serviceSlugs, slug];
