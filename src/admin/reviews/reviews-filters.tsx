import { useServiceName } from "@/admin/shared/use-service-name";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/staff/form-controls";
import { serviceSlugs } from "@/content/service-titles";
import { REVIEW_STATES, reviewsFilter, type ReviewsFilter } from "@/data/staff/reviews";
import { SearchField } from "../shared/search-field";
import { useTexts } from "@/i18n/i18n";
import { reviewsTexts } from "@/words/admin/reviews";
import { commonTexts } from "@/words/admin/common";

interface ReviewsFiltersProps {
  filter: ReviewsFilter;
  /** Those that reviews come from. */
  platforms: readonly string[];
  onChange: (change: Partial<ReviewsFilter>) => void;
}

type Choices = readonly (readonly [value: string, label: string])[];

/** Which reviews are listed. Every choice is in the address, so that a list can be kept and shared. */
export function ReviewsFilters({ filter, platforms, onChange }: ReviewsFiltersProps) {
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
    ["platform", texts.platform, known.map((platform) => [platform, platform])],
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
    <fieldset className="mb-5 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <legend className="sr-only">{texts.filters}</legend>
      <div className="col-span-full flex flex-wrap gap-3">
        <SearchField label={texts.searchLabel} search={filter.q} onChange={(q) => onChange({ q })} />
        {isNarrowed(filter) && (
          <Button variant="ghost" size="small" onClick={() => onChange(EVERYTHING)}>
            {texts.clear}
          </Button>
        )}
      </div>
      {selects.map(([name, label, choices]) => (
        <Select
          key={name}
          aria-label={label}
          value={filter[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        >
          <option value="">{`${label}: ${common.all}`}</option>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      ))}
    </fieldset>
  );
}

const starsText = (stars: number, texts: { starsOf: (stars: number) => string; noStars: string }) =>
  stars === 0 ? texts.noStars : texts.starsOf(stars);

export const EVERYTHING = reviewsFilter.parse({});

/** What of a filter is not as everything has it. */
const saidBy = (filter: ReviewsFilter) =>
  Object.entries(filter).filter(([name, value]) => value !== EVERYTHING[name as keyof ReviewsFilter]);

/** The address of a list, `?q=kind&state=hidden&service=none&page=2`; what is not said stays out of it. */
export const writeFilter = (filter: ReviewsFilter) =>
  new URLSearchParams(saidBy(filter).map(([name, value]) => [name, String(value)]));

/** Whether anything narrows the list down. */
export const isNarrowed = (filter: ReviewsFilter): boolean => saidBy({ ...filter, page: 1 }).length > 0;
