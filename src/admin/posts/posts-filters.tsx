import type { AddressChoice } from "@/admin/shared/address-filter";
import { Chooser } from "@/admin/shared/chooser";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { Tab, TabList, Tabs } from "@/components/ui/staff/tabs";
import { serviceSlugs } from "@/content/service-titles";
import { useServiceName } from "@/admin/shared/use-service-name";
import { POST_STATUSES } from "@domain/post-draft";
import type { PostsFilter } from "./filter-of-posts";
import { OpenTextsFilter } from "./review/lazy-open-texts";
import { SearchField } from "@/admin/shared/search-field";
import { useTexts } from "@/i18n/i18n";
import { postsTexts } from "@/texts/admin/posts";

/** The filters of the list. They are in the address, so that a list can be bookmarked and shared. */
export function PostsFilters({ of }: { of: AddressChoice<PostsFilter> }) {
  const { filter, choose, isNarrowed, clear } = of;
  const serviceName = useServiceName();
  const texts = useTexts(postsTexts);
  return (
    <search className="mb-5 flex flex-wrap items-center gap-3">
      <Tabs
        value={filter.view || "posts"}
        onValueChange={(view) => choose({ view: view === "trash" || view === "review" ? view : "" })}
      >
        <TabList aria-label={texts.viewsLabel}>
          {(["posts", "review", "trash"] as const).map((view) => (
            <Tab
              key={view}
              value={view}
              aria-controls={undefined}
              className="px-3 max-lg:min-h-12 max-sm:wrap-normal sm:px-4"
            >
              {texts.views[view]}
            </Tab>
          ))}
        </TabList>
      </Tabs>
      {filter.view === "review" ? (
        <div className="w-full sm:w-72">
          <OpenTextsFilter of={of} onClose={() => choose({ view: "" })} />
        </div>
      ) : (
        <>
          <SearchField label={texts.searchLabel} search={filter.q} onChange={(q) => choose({ q })} />
          <div className="w-[calc(50%-0.375rem)] sm:w-44">
            <Chooser
              label={texts.statusLabel}
              isLabelHidden
              none={texts.allStatuses}
              choices={POST_STATUSES.map((status) => [status, texts.status[status]])}
              value={filter.status}
              onChoose={(status) => choose({ status })}
            />
          </div>
          <div className="w-[calc(50%-0.375rem)] sm:w-56">
            <Chooser
              label={texts.serviceLabel}
              isLabelHidden
              none={texts.allServices}
              choices={servicesWith(filter.service).map((slug) => [slug, serviceName(slug) ?? slug])}
              value={filter.service}
              onChoose={(service) => choose({ service })}
            />
          </div>
          <Checkbox
            label={texts.missingArabic}
            checked={filter.arabic === "missing"}
            onChange={(event) => choose({ arabic: event.target.checked ? "missing" : "" })}
          />
          <Checkbox
            label={texts.arabicBehind}
            checked={filter.arabic === "behind"}
            onChange={(event) => choose({ arabic: event.target.checked ? "behind" : "" })}
          />
        </>
      )}
      {isNarrowed && (
        <Button variant="ghost" size="small" onClick={clear}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

/** A service in the address may be unknown. */
const servicesWith = (slug: string): readonly string[] =>
  slug === "" || serviceSlugs.includes(slug) ? serviceSlugs : [...serviceSlugs, slug];
