import { useFormContext, useWatch } from "react-hook-form";
import { type FactKey, FACTS, SPOKEN_LANGUAGES } from "@domain/facts";
import { storedPhone } from "@domain/phone";
import { FormField } from "@/components/patterns/form-field";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { displayPhone } from "@/config/contact";
import { InputField, PairField } from "../resource/controls";
import { useLocale, useTexts } from "@/i18n/i18n";
import { factsTexts } from "@/texts/admin/facts";

/** The values of a fact's fields; the kind of the fact decides which ones are shown. */
export interface Typed {
  /** A text in both languages, or a single value in `en`. */
  en: string;
  ar: string;
  /** The second number of a range, the number of a rating's reviews, or the closing time. */
  to: string;
  languages: string[];
}

/** The values of the form that the fields use. */
interface FactValues {
  value: Typed;
}

/** The fields of a fact's value, by its kind. */
export function ValueFields({ fact: key }: { fact: FactKey }) {
  const texts = useTexts(factsTexts);
  const { kind } = FACTS[key];
  switch (kind) {
    case "text":
    case "names":
      return (
        <div className="grid gap-5">
          <PairField<FactValues>
            names={["value.en", "value.ar"]}
            label={{ en: texts.english, ar: texts.arabic }}
            rows={kind === "names" ? NAME_ROWS : undefined}
          />
          <p className="text-muted-foreground text-base">{texts.hints[kind]}</p>
        </div>
      );
    case "hours":
    case "range":
    case "rating": {
      const { first, second } = texts.ends[kind];
      const inputMode = kind === "hours" ? "text" : "numeric";
      return (
        <div className="grid gap-5">
          <div className="grid grid-cols-2 gap-5">
            <InputField<FactValues>
              name="value.en"
              label={first}
              dir="ltr"
              inputMode={kind === "rating" ? "decimal" : inputMode}
            />
            <InputField<FactValues> name="value.to" label={second} dir="ltr" inputMode={inputMode} />
          </div>
          <p className="text-muted-foreground text-base">
            {key === "priceRange" ? texts.hints.dirhams : texts.hints[kind]}
          </p>
        </div>
      );
    }
    case "languages":
      return <LanguageBoxes />;
    case "phone":
      return <PhoneField />;
    default: {
      const hint =
        key === "sameDayUntil" ? texts.hints.hour : kind === "email" ? undefined : texts.hints[kind];
      return (
        <InputField<FactValues>
          name="value.en"
          label={texts.fields.value}
          hint={hint}
          dir="ltr"
          {...INPUTS[kind]}
        />
      );
    }
  }
}

/** Enough for a usual number of names, without making the form much longer. */
const NAME_ROWS = 8;

const INPUTS = {
  email: { type: "email", autoComplete: "off" },
  link: { type: "url" },
  number: { inputMode: "numeric" },
  numbers: {},
} as const;

/** A phone number in any format, and its format on pages. */
function PhoneField() {
  const texts = useTexts(factsTexts);
  const typed = useWatch<FactValues, "value.en">({ name: "value.en" });
  const number = storedPhone(typed);
  return (
    <InputField<FactValues>
      name="value.en"
      label={texts.fields.value}
      hint={
        <span aria-live="polite">
          {number === undefined ? texts.hints.phone : texts.shownAs(displayPhone(number))}
        </span>
      }
      dir="ltr"
      type="tel"
      autoComplete="off"
    />
  );
}

function LanguageBoxes() {
  const locale = useLocale();
  const factsPageTexts = useTexts(factsTexts);
  const { register, formState } = useFormContext<FactValues>();
  return (
    <FormField label={factsPageTexts.names.languages} error={formState.errors.value?.languages?.message}>
      {(field) => (
        <fieldset
          {...field}
          aria-label={factsPageTexts.names.languages}
          className="grid grid-cols-2 sm:grid-cols-3"
        >
          {Object.entries(SPOKEN_LANGUAGES).map(([code, name]) => (
            <Checkbox key={code} value={code} label={name[locale]} {...register("value.languages")} />
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
