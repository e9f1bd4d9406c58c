import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { MAX_SLUG_LENGTH } from "@domain/slug";
import { type Locale, otherLocale } from "@/config/locales";
import type { serviceArticlesQuery } from "@/data/staff/fact-uses.queries";
import { localized } from "@/i18n/localized";
import { slugOfTitle } from "@/lib/slug-of-title";
import { pair, slug, toggle } from "./fields";
import { ActiveBadge } from "./row-actions";
import { useLocale } from "@/i18n/i18n";

/** The fields that services and locations share: slug, names, descriptions, and whether visitors see them. */
export const slugField = { slug: slug() };
export const describedFields = {
  ...pair("name", { max: 120, shownAs: "plain" }),
  ...pair("description", { max: 2000, shownAs: "plain", rows: 5 }),
};
export const activeField = { is_active: toggle(true) };

type DescribedTexts = Record<"slug" | "name_en" | "name_ar" | "description_en" | "description_ar", string>;
export type Described = DescribedTexts & { is_active: boolean };

/** The name of a row, where one is enough. */
export const describedName = (row: Described, _texts: unknown, locale: Locale): string =>
  localized(row, "name", locale) || row.slug;

interface DescribedRowProps {
  row: Described;
  noName: string;
  /** Its other properties, in a few words each. */
  facts: readonly string[];
  /** The buttons of the row. */
  children: ReactNode;
}

/** A service or a location in its list: both names, slug, facts and description. */
export function DescribedRow({ row, noName, facts, children }: DescribedRowProps) {
  const locale = useLocale();
  const other = otherLocale(locale);
  const description = localized(row, "description", locale);
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-6">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug tracking-normal">
          <span>{row[`name_${locale}`] || noName}</span>
          <bdi lang={other} className="text-muted-foreground text-base font-normal">
            {row[`name_${other}`] || noName}
          </bdi>
          <ActiveBadge isActive={row.is_active} />
        </h2>
        <p className="text-muted-foreground flex flex-wrap gap-x-3 text-base">
          <bdi className="wrap-anywhere">{row.slug}</bdi>
          {facts.map((fact) => (
            <span key={fact} className="text-foreground font-semibold">
              {fact}
            </span>
          ))}
        </p>
        {description && (
          <p dir="auto" className="mt-1 line-clamp-2 max-w-[80ch] text-base">
            {description}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** Derives the slug of a new row from its name, until it is typed. */
function useSlugOfName(isStored: boolean): void {
  const { getValues, setValue, formState } = useFormContext<DescribedTexts>();
  const { isSubmitted } = formState;
  const [english, arabic] = useWatch<DescribedTexts, ["name_en", "name_ar"]>({
    name: ["name_en", "name_ar"],
  });
  const last = useRef("");
  const derived = slugOfTitle(english, MAX_SLUG_LENGTH) || slugOfTitle(arabic, MAX_SLUG_LENGTH);
  useEffect(() => {
    if (isStored || !["", last.current].includes(getValues("slug"))) return;
    last.current = derived;
    if (getValues("slug") !== derived) setValue("slug", derived, { shouldValidate: isSubmitted });
  }, [isStored, isSubmitted, derived, getValues, setValue]);
}

/**
 * The hint for the slug of a service or a location: its meaning, or the effect of a change. A new row's slug follows its name.
 */
export function SlugHint({
  texts,
  savedSlug,
}: {
  texts: { slugHint: string; slugChanged: string };
  savedSlug: string | undefined;
}) {
  const typed = useWatch<DescribedTexts, "slug">({ name: "slug" });
  useSlugOfName(savedSlug !== undefined);
  const isMoved = savedSlug !== undefined && typed !== savedSlug;
  return <span aria-live="polite">{isMoved ? texts.slugChanged : texts.slugHint}</span>;
}

interface SwitchedOffProps {
  /** The consequences. */
  text: string;
  /** The number of articles with links to it. */
  articles: ReturnType<typeof serviceArticlesQuery>;
  articlesText: (count: number) => string;
}

/** The consequences of switching a row off, once its switch is off. */
export function SwitchedOff({ text, articles, articlesText }: SwitchedOffProps) {
  const isActive = useWatch<Described, "is_active">({ name: "is_active" });
  const { data: count } = useQuery({ ...articles, enabled: !isActive });
  if (isActive) return null;
  return (
    <output className="rounded-control bg-saffron-soft block px-4 py-3 text-base">
      {text} {count ? articlesText(count) : ""}
    </output>
  );
}
