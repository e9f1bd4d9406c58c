import { useId, type ComponentProps, type ReactNode } from "react";
import { useController, useFormContext, type FieldPath, type FieldValues } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { Input, Select, Textarea } from "@/components/ui/staff/form-controls";
import { Switch } from "@/components/ui/staff/switch";
import { dirOf, LOCALES, type Localized } from "@/config/locales";
import { PicturePicker } from "../media/picture-picker";
import { DayInput } from "../shared/day-input";
import { Options } from "../shared/options";
import { useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/texts/admin/manage";

// The fields find their form by themselves. With a type argument, `<InputField<Values> …>`, the names are checked.

interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** A line below the field that helps to fill it in. */
  hint?: ReactNode;
}

/** The props of a declared field's control. */
export interface ControlProps extends FieldProps<FieldValues> {
  /** The labels of a choice's values. */
  options?: Readonly<Record<string, string>>;
}

type Rest<Control extends "input" | "textarea"> = Omit<ComponentProps<Control>, "name">;

interface InputFieldProps<Values extends FieldValues> extends FieldProps<Values>, Rest<"input"> {
  /** Suggestions while the person types. */
  suggestions?: readonly string[];
}

/** A text field of a form. */
export function InputField<Values extends FieldValues>({
  name,
  label,
  hint,
  suggestions,
  ...input
}: InputFieldProps<Values>) {
  const { register } = useFormContext<Values>();
  const id = useId();
  return (
    <HintedField name={name} label={label} hint={hint}>
      {(field) => (
        <>
          <Input {...(suggestions && { list: id })} {...input} {...field} {...register(name)} />
          {suggestions && (
            <datalist id={id}>
              <Options of={suggestions} />
            </datalist>
          )}
        </>
      )}
    </HintedField>
  );
}

/** A day of a form. */
export function DayField<Values extends FieldValues>({ name, label, hint }: FieldProps<Values>) {
  const { field } = useController<Values>({ name });
  return (
    <HintedField name={name} label={label} hint={hint}>
      {(tied) => <DayInput {...tied} {...field} />}
    </HintedField>
  );
}

/** A multi-line text field of a form. */
export function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  ...textarea
}: FieldProps<Values> & Rest<"textarea">) {
  const { register } = useFormContext<Values>();
  return (
    <HintedField name={name} label={label} hint={hint}>
      {(field) => <Textarea {...textarea} {...field} {...register(name)} />}
    </HintedField>
  );
}

/** A select of a form. */
export function SelectField<Values extends FieldValues>({
  name,
  label,
  hint,
  values,
  options = {},
}: FieldProps<Values> & {
  values: readonly string[];
  /** The label of each value; by default the value itself. */
  options?: Readonly<Record<string, string>>;
}) {
  const { register } = useFormContext<Values>();
  return (
    <HintedField name={name} label={label} hint={hint}>
      {(field) => (
        <Select className="min-h-13" {...field} {...register(name)}>
          <Options of={values} label={(value) => options[value] ?? value} />
        </Select>
      )}
    </HintedField>
  );
}

interface PairFieldProps<Values extends FieldValues> {
  /** English first. */
  names: readonly [en: FieldPath<Values>, ar: FieldPath<Values>];
  /** One label, to which the language is added, or one for each half. */
  label: string | Localized;
  placeholders?: Localized;
  rows?: number;
}

/**
 * A text of a form in both languages: one line, or `rows` lines. Side by side where there is space; each half has its own
 * language and direction.
 */
export function PairField<Values extends FieldValues>({
  names,
  label,
  placeholders,
  rows,
}: PairFieldProps<Values>) {
  const { inLanguage } = useTexts(manageTexts);
  const { register } = useFormContext<Values>();
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      {LOCALES.map((lang) => {
        const name = names[lang === "en" ? 0 : 1];
        return (
          <HintedField
            key={lang}
            name={name}
            label={typeof label === "string" ? inLanguage[lang](label) : label[lang]}
          >
            {(field) => {
              const control = { ...field, ...register(name), lang, dir: dirOf(lang) };
              if (rows !== undefined) return <Textarea rows={rows} {...control} />;
              return <Input autoComplete="off" placeholder={placeholders?.[lang]} {...control} />;
            }}
          </HintedField>
        );
      })}
    </div>
  );
}

/** A picture of a form. */
export function PictureField<Values extends FieldValues>({ name, label }: FieldProps<Values>) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<Values>({ name });
  return (
    <PicturePicker
      ref={ref}
      label={label}
      value={String(value)}
      onChange={onChange}
      error={fieldState.error?.message}
    />
  );
}

/** A switch of a form. */
export function SwitchField<Values extends FieldValues>({ name, label }: FieldProps<Values>) {
  const { field } = useController<Values>({ name });
  return <LabelledSwitch label={label} checked={Boolean(field.value)} onCheckedChange={field.onChange} />;
}

/** A switch with a label; a press on either toggles it. */
export function LabelledSwitch({ label, ...props }: ComponentProps<typeof Switch> & { label: ReactNode }) {
  return (
    // The label contains its switch, which is a button: a press on either toggles it.
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 text-base">
      <Switch {...props} />
      {label}
    </label>
  );
}

/** A field with a label and its error in the form. */
export function HintedField({
  name,
  ...field
}: FieldProps<FieldValues> & Pick<ComponentProps<typeof FormField>, "children">) {
  const { formState, getFieldState } = useFormContext();
  return <FormField {...field} error={getFieldState(name, formState).error?.message} />;
}
