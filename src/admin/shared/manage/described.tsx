import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { ADDRESS_INPUT } from "@/admin/shared/address-input";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { localized } from "@/i18n/localized";
import { otherLocale } from "@/config/locales";
import type { AdminDictionary } from "@/words/admin/en";
import { ActiveBadge } from "./row-actions";
import { InputField, PairField } from "./record-fields";

type DescribedTexts = Record<"slug" | "name_en" | "name_ar" | "description_en" | "description_ar", string>;

export type Described = DescribedTexts & { is_active: boolean };

/** What a row is called where one name is enough. */
export const nameOf = (row: Described): string => localized(row, "name", "en") || row.slug;

interface DescribedRowProps {
  row: Described;
  noName: string;
  /** What else is known of it, in a few words each. */
  facts: readonly string[];
  /** What can be done with it. */
  children: ReactNode;
}

/** A service or a location in its list: both names, slug, facts and description. */
export function DescribedRow({ row, noName, facts, children }: DescribedRowProps) {
  const { locale } = useAdminI18n();
  const other = otherLocale(locale);
  const description = localized(row, "description", locale);
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start lg:gap-6">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl leading-snug tracking-normal">
          <span className="break-words">{row[`name_${locale}`] || noName}</span>
          <bdi lang={other} className="text-muted-foreground text-base font-normal break-words">
            {row[`name_${other}`] || noName}
          </bdi>
          <ActiveBadge isActive={row.is_active} />
        </h2>
        <p className="text-muted-foreground flex flex-wrap gap-x-3 text-base">
          <bdi className="break-all">{row.slug}</bdi>
          {facts.map((fact) => (
            <span key={fact} className="text-foreground font-semibold">
              {fact}
            </span>
          ))}
        </p>
        {description && (
          <p dir="auto" className="mt-1 line-clamp-2 max-w-[80ch] text-base break-words">
            {description}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

type Texts = AdminDictionary["services"] | AdminDictionary["locations"];

/** Names and descriptions of a service or a location. */
export function DescribedFields({ texts }: { texts: Texts }) {
  return (
    <>
      <PairField<DescribedTexts> names={["name_en", "name_ar"]} labels={[texts.nameEn, texts.nameAr]} />
      <PairField<DescribedTexts>
        names={["description_en", "description_ar"]}
        labels={[texts.descriptionEn, texts.descriptionAr]}
        rows={5}
      />
    </>
  );
}

/** The slug of a service or a location, with what changing it would do. */
export function SlugField({ texts, savedSlug }: { texts: Texts; savedSlug: string | undefined }) {
  const slug = useWatch<DescribedTexts, "slug">({ name: "slug" });
  const isMoved = savedSlug !== undefined && slug !== savedSlug;
  return (
    <InputField<DescribedTexts>
      name="slug"
      label={texts.slug}
      hint={<span aria-live="polite">{isMoved ? texts.slugChanged : texts.slugHint}</span>}
      {...ADDRESS_INPUT}
    />
  );
}
