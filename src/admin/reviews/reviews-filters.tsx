import { useServiceName } from "@/admin/shared/use-service-name";
import { Button } from "@/components/ui/button";
import { serviceSlugs } from "@/content/service-titles";
import { INVENTED, REVIEW_STATES, reviewsFilter, type ReviewsFilter } from "@/data/staff/reviews";
import { type AddressChoice, addressFilter } from "../shared/address-filter";
import { Chooser, type Choices } from "../shared/chooser";
import { SearchField } from "../shared/search-field";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/texts/admin/reviews";
import { commonTexts } from "@/texts/admin/common";

interface ReviewsFiltersProps {
  of: AddressChoice<ReviewsFilter>;
  /** The platforms of the reviews. */
  platforms: readonly string[];
}

export const reviewsList = addressFilter(reviewsFilter);

/** The filters of the list. They are in the address, so that a list can be bookmarked and shared. */
export function ReviewsFilters({
  of: { filter, choose, isNarrowed, clear },
  platforms,
}: ReviewsFiltersProps) {
  const common = useTexts(commonTexts);
  const serviceName = useServiceName();
  const texts = useTexts(reviewsTexts);
  const known = [...new Set([...platforms, ...(filter.platform ? [filter.platform] : [])])];
  const selects: readonly [name: Exclude<keyof ReviewsFilter, "q" | "page">, string, Choices][] = [
    ["state", texts.state, REVIEW_STATES.map((state) => [state, texts.states[state]])],
    [
      "service",
      texts.fields.service_slug,
      [["none", texts.noService], ...serviceSlugs.map((slug) => [slug, serviceName(slug) ?? slug] as const)],
    ],
    [
      "platform",
      texts.platform,
      known.map((platform) => [platform, platform === INVENTED ? texts.fields.is_sample : platform]),
    ],
    ["stars", texts.stars, [5, 4, 3, 2, 1, 0].map((stars) => [String(stars), starsText(stars, texts)])],
    [
      "lang",
      texts.language,
      [
        ["en", common.english],
        ["ar", common.arabic],
      ],
    ],
    [
      "sample",
      texts.kind,
      [
        ["no", texts.kinds.no],
        ["yes", texts.kinds.yes],
      ],
    ],
  ];
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-3 2xl:grid-cols-6">
      <legend className="sr-only">{texts.filters}</legend>
      <div className="col-span-full flex flex-wrap gap-3">
        <SearchField label={texts.searchLabel} search={filter.q} onChange={(q) => choose({ q })} />
        {isNarrowed && (
          <Button variant="ghost" size="small" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {selects.map(([name, label, choices]) => (
        <Chooser
          key={name}
          label={label}
          isLabelHidden
          none={`${label}: ${common.all}`}
          choices={choices}
          value={filter[name]}
          onChoose={(value) => choose({ [name]: value })}
        />
      ))}
    </fieldset>
  );
}

const starsText = (stars: number, texts: { starsOf: (stars: number) => string; noStars: string }) =>
  stars === 0 ? texts.noStars : texts.starsOf(stars);
