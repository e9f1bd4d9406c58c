import { useQuery } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { FACTS, SPOKEN_LANGUAGES } from "@domain/facts";
import { FormField } from "@/components/patterns/form-field";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { factUsesQuery } from "@/data/staff/fact-uses.queries";
import { saveFact, type StoredFact } from "@/data/staff/facts";
import { InputField, PairField, TextField } from "@/admin/resource/controls";
import { RecordForm } from "@/admin/resource/record-form";
import { factQuestion, factRefusal, factSchema, factValues, type FactValues } from "./fact-form.schema";
import { FactUses } from "../shared/fact-uses";
import { useLocale, useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/words/admin/manage";
import { factsTexts } from "@/words/admin/facts";

interface FactFormProps {
  fact: StoredFact;
  onClose: () => void;
  onRenew: () => void;
}

/** What a fact says, where it is known from, until when it holds, and where it is used. */
export function FactForm({ fact, onClose, onRenew }: FactFormProps) {
  const texts = useTexts(factsTexts);
  const manage = useTexts(manageTexts);
  const isRequired = "isRequired" in FACTS[fact.key];
  const uses = useQuery(factUsesQuery(fact.key)).data;
  return (
    <RecordForm
      entity="business_fact"
      name={texts.names[fact.key]}
      texts={{ ...texts, edit: texts.names[fact.key] }}
      schema={factSchema(fact.key, { facts: texts, manage })}
      values={factValues(fact)}
      row={fact}
      save={saveFact}
      refusalOf={(error) => factRefusal(error, fact, texts)}
      questionOf={(change) => factQuestion(fact, change, texts, uses)}
      onClose={onClose}
      onRenew={onRenew}
    >
      <ValueFields fact={fact} />
      <TextField<FactValues> name="evidence" label={texts.evidence} hint={texts.evidenceHint} rows={2} />
      {isRequired ? (
        <p className="text-muted-foreground text-base">{texts.required}</p>
      ) : (
        <InputField<FactValues>
          name="valid_until"
          label={texts.validUntil}
          hint={texts.validUntilHint}
          type="date"
          dir="ltr"
        />
      )}
      <FactUses fact={fact.key} />
    </RecordForm>
  );
}

function ValueFields({ fact: { key } }: { fact: StoredFact }) {
  const texts = useTexts(factsTexts);
  const { kind } = FACTS[key];
  switch (kind) {
    case "text":
    case "names":
      return (
        <>
          <PairField<FactValues>
            names={["en", "ar"]}
            label={{ en: texts.english, ar: texts.arabic }}
            rows={kind === "names" ? NAME_ROWS : undefined}
          />
          <p className="text-muted-foreground text-base">{texts.hints[kind]}</p>
        </>
      );
    case "hours":
    case "range":
    case "rating": {
      const { first, second } = texts.ends[kind];
      const inputMode = kind === "hours" ? "text" : "numeric";
      return (
        <>
          <div className="grid grid-cols-2 gap-5">
            <InputField<FactValues>
              name="en"
              label={first}
              dir="ltr"
              inputMode={kind === "rating" ? "decimal" : inputMode}
            />
            <InputField<FactValues> name="to" label={second} dir="ltr" inputMode={inputMode} />
          </div>
          <p className="text-muted-foreground text-base">
            {key === "priceRange" ? texts.hints.dirhams : texts.hints[kind]}
          </p>
        </>
      );
    }
    case "languages":
      return <LanguageBoxes />;
    default: {
      const hint =
        key === "sameDayUntil" ? texts.hints.hour : kind === "email" ? undefined : texts.hints[kind];
      return <InputField<FactValues> name="en" label={texts.value} hint={hint} dir="ltr" {...INPUTS[kind]} />;
    }
  }
}

/** As many names as are usual, and not so many that the form scrolls far. */
const NAME_ROWS = 8;

const INPUTS = {
  phone: { type: "tel", autoComplete: "off" },
  email: { type: "email", autoComplete: "off" },
  link: { type: "url" },
  number: { inputMode: "numeric" },
  numbers: {},
} as const;

function LanguageBoxes() {
  const locale = useLocale();
  const factsWords = useTexts(factsTexts);
  const { register, formState } = useFormContext<FactValues>();
  return (
    <FormField label={factsWords.names.languages} error={formState.errors.languages?.message}>
      {(field) => (
        <fieldset
          {...field}
          aria-label={factsWords.names.languages}
          className="grid grid-cols-2 sm:grid-cols-3"
        >
          {Object.entries(SPOKEN_LANGUAGES).map(([code, name]) => (
            <Checkbox key={code} value={code} label={name[locale]} {...register("languages")} />
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
