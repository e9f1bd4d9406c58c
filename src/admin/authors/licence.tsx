import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { z } from "zod";
import { cleanReference } from "@domain/clean-text";
import { todayInDubai } from "@domain/dubai-day";
import { FormField } from "@/components/patterns/form-field";
import { Badge } from "@/components/ui/staff/badge";
import { Checkbox } from "@/components/ui/staff/form-controls";
import { LOCALES } from "@/config/locales";
import { formatDate } from "@/i18n/format";
import { useLocale, useTexts } from "@/i18n/i18n";
import { localized } from "@/i18n/localized";
import { isDay } from "@/lib/dubai-time";
import { authorsTexts } from "@/texts/admin/authors";
import type { ControlProps } from "../resource/controls";
import { address, day, type Field, pair } from "../resource/fields";
import { Folded } from "../resource/folded";
import type { OutputOf } from "../resource/resource";

/** As the database takes one. */
const NUMBER = /^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38}[A-Za-z0-9])?$/;

const languages: Field<string[], string[], string[]> = {
  column: "",
  schema: () => z.array(z.string()),
  initialValue: [],
  toInput: (stored) => stored,
  Control: LanguageBoxes,
};

const authority = pair("licence_authority", { max: 120, shownAs: "plain" }, "licence_authority");

/** The licence of an author who is a clinician; with all of it empty there is none. */
export const licenceFields = {
  licence_number: {
    ...address(() => z.string().overwrite(cleanReference)),
    isShort: true,
    column: "...clinicians(licence_number,licence_authority,licence_authority_ar,licence_until,languages)",
  },
  licence_until: { ...day(), schema: () => z.string(), column: "" },
  licence_authority: { ...authority.licence_authority, column: "" },
  licence_authority_ar: { ...authority.licence_authority_ar, column: "" },
  languages,
};

const NAMES = Object.keys(licenceFields) as (keyof typeof licenceFields)[];

export type Licence = OutputOf<typeof licenceFields>;

/** An author's row without a licence has nothing in these columns. */
type StoredLicence = { [Name in keyof Licence]: Licence[Name] | null };

const hasLicence = (licence: StoredLicence): boolean =>
  [
    licence.licence_number,
    licence.licence_authority,
    licence.licence_authority_ar,
    licence.licence_until,
  ].some(Boolean);

/** Refuses a licence of which something is missing. */
export function checkLicence(
  values: Licence,
  refuse: (name: keyof Licence, message: string) => void,
  { errors }: (typeof authorsTexts)["en"],
): void {
  if (!hasLicence(values)) return;
  if (!NUMBER.test(values.licence_number)) refuse("licence_number", errors.licence_number);
  if (!isDay(values.licence_until)) refuse("licence_until", errors.licence_until);
  if (values.licence_authority === "") refuse("licence_authority", errors.licence_authority);
  if (values.languages.length === 0) refuse("languages", errors.languages);
}

/** The licence as it is sent: null for an unchanged one, since only owners may send it, and an empty object for a removed one. */
export function changedLicence(before: StoredLicence | undefined, values: Licence) {
  const after = hasLicence(values);
  if (!before || !hasLicence(before)) return after ? values : null;
  if (!after) return {};
  const said = (licence: StoredLicence) =>
    JSON.stringify(NAMES.map((name) => (name === "languages" ? licence[name]?.toSorted() : licence[name])));
  return said(values) === said(before) ? null : values;
}

/** The licence in the form of an author, for owners. */
export function LicencePart({ children }: { children: (names: typeof NAMES) => ReactNode }) {
  const texts = useTexts(authorsTexts).licence;
  return (
    <Folded title={texts.title} text={texts.text} names={NAMES}>
      <p className="text-muted-foreground text-base">{texts.lead}</p>
      {children(NAMES)}
    </Folded>
  );
}

function LanguageBoxes({ name, label }: ControlProps) {
  const { languages: names } = useTexts(authorsTexts).licence;
  const { register, getFieldState, formState } = useFormContext();
  return (
    <FormField label={label} error={getFieldState(name, formState).error?.message}>
      {(field) => (
        <fieldset {...field} aria-label={label} className="flex flex-wrap gap-x-8">
          {LOCALES.map((lang) => (
            <Checkbox key={lang} value={lang} label={names[lang]} {...register(name)} />
          ))}
        </fieldset>
      )}
    </FormField>
  );
}

/** A licence on the card of an author, in the back office's language; nothing without one. */
export function LicenceLine({ author }: { author: StoredLicence }) {
  const locale = useLocale();
  const texts = useTexts(authorsTexts).licence;
  const { licence_number: number, licence_until: until, languages: read } = author;
  if (!number || !until) return null;
  const isOver = until < todayInDubai();
  const readsAll = LOCALES.every((lang) => read?.includes(lang));
  return (
    <div className="mt-3 text-base">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="wrap-anywhere">
          {texts.named(localized(author, "licence_authority", locale))}{" "}
          <bdi dir="ltr" className="font-latin">
            {number}
          </bdi>
        </span>
        {isOver && <Badge tone="red">{texts.over}</Badge>}
      </p>
      <p className="text-muted-foreground">
        {texts.until(formatDate(until, locale))}{" "}
        {texts.reads[readsAll ? "both" : read?.includes("ar") ? "ar" : "en"]}
      </p>
    </div>
  );
}
