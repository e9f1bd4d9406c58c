import { useWatch, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { AdminDictionary } from "@/i18n/dictionaries/admin-en";
import { InputField, PairField } from "./record-fields";

type Described = Record<"slug" | "name_en" | "name_ar" | "description_en" | "description_ar", string>;

interface DescribedProps<Values extends FieldValues & Described, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  texts: AdminDictionary["services"] | AdminDictionary["locations"];
}

/** Names and descriptions of a service or a location. */
export function DescribedFields<Values extends FieldValues & Described, Output>({
  form,
  texts,
}: DescribedProps<Values, Output>) {
  return (
    <>
      <PairField
        form={form}
        names={{ en: path<Values>("name_en"), ar: path<Values>("name_ar") }}
        labels={{ en: texts.nameEn, ar: texts.nameAr }}
      />
      <PairField
        form={form}
        names={{ en: path<Values>("description_en"), ar: path<Values>("description_ar") }}
        labels={{ en: texts.descriptionEn, ar: texts.descriptionAr }}
        rows={5}
      />
    </>
  );
}

/** The slug of a service or a location, with what changing it would do. */
export function SlugField<Values extends FieldValues & Described, Output>({
  form,
  texts,
  savedSlug,
}: DescribedProps<Values, Output> & { savedSlug: string | undefined }) {
  const slug: string = useWatch({ control: form.control, name: path<Values>("slug") });
  const isMoved = savedSlug !== undefined && slug !== savedSlug;
  return (
    <InputField
      form={form}
      name={path<Values>("slug")}
      label={texts.slug}
      hint={<span aria-live="polite">{isMoved ? texts.slugChanged : texts.slugHint}</span>}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
    />
  );
}

/** The library cannot see that every form of this shape has these fields. */
const path = <Values extends FieldValues & Described>(name: keyof Described) => name as FieldPath<Values>;
