import { useId, type ChangeEvent, type ComponentProps, type ReactNode } from "react";
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from "react-hook-form";
import { FormField } from "@/components/patterns/form-field";
import { TwoLanguageField } from "@/components/patterns/staff/two-language-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/staff/select";
import { Switch } from "@/components/ui/staff/switch";
import { Textarea } from "@/components/ui/staff/textarea";
import type { Localized } from "@/i18n/locales";

interface BoundTo<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: FieldPath<Values>;
}

type FieldProps<Values extends FieldValues, Output> = BoundTo<Values, Output> & {
  label: string;
  /** A line below the field that helps to fill it in. */
  hint?: ReactNode;
};

/** A line of text of a form. */
export function InputField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  ...input
}: FieldProps<Values, Output> & Omit<ComponentProps<"input">, "form" | "name">) {
  return (
    <HintedField label={label} error={errorOf(form, name)} hint={hint}>
      {(field) => <Input {...input} {...field} {...form.register(name)} />}
    </HintedField>
  );
}

/** Several lines of text of a form. */
export function TextField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  ...textarea
}: FieldProps<Values, Output> & Omit<ComponentProps<"textarea">, "form" | "name">) {
  return (
    <HintedField label={label} error={errorOf(form, name)} hint={hint}>
      {(field) => <Textarea {...textarea} {...field} {...form.register(name)} />}
    </HintedField>
  );
}

/** A choice of a form. */
export function SelectField<Values extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  options,
  onChoice,
}: FieldProps<Values, Output> & {
  options: readonly { value: string; label: string }[];
  onChoice?: (value: string) => void;
}) {
  return (
    <HintedField label={label} error={errorOf(form, name)} hint={hint}>
      {(field) => (
        <Select
          className="min-h-13"
          {...field}
          {...form.register(name, {
            onChange: (event: ChangeEvent<HTMLSelectElement>) => onChoice?.(event.target.value),
          })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </HintedField>
  );
}

/** A text of a form in both languages: one line, or as many as `rows` says. */
export function PairField<Values extends FieldValues, Output>({
  form,
  names,
  labels,
  rows,
}: Pick<BoundTo<Values, Output>, "form"> & {
  names: Localized<FieldPath<Values>>;
  labels: Localized;
  rows?: number;
}) {
  const errors = { en: errorOf(form, names.en), ar: errorOf(form, names.ar) };
  return (
    <TwoLanguageField labels={labels} errors={errors}>
      {(locale, field) =>
        rows === undefined ? (
          <Input autoComplete="off" {...field} {...form.register(names[locale])} />
        ) : (
          <Textarea rows={rows} {...field} {...form.register(names[locale])} />
        )
      }
    </TwoLanguageField>
  );
}

/** Something of a form that is on or off. */
export function SwitchField<Values extends FieldValues, Output>({
  form,
  name,
  label,
}: BoundTo<Values, Output> & { label: string }) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <LabelledSwitch label={label} checked={Boolean(field.value)} onCheckedChange={field.onChange} />
      )}
    />
  );
}

/** A switch with its name beside it; both are its target. */
export function LabelledSwitch({ label, ...props }: ComponentProps<typeof Switch> & { label: ReactNode }) {
  return (
    // The label stands around its switch, which is a button: pressing either turns it.
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 text-base">
      <Switch {...props} />
      {label}
    </label>
  );
}

/** The hint describes the control until there is an error to tell. */
function HintedField({
  hint,
  children,
  ...field
}: ComponentProps<typeof FormField> & { hint: ReactNode | undefined }) {
  const hintId = useId();
  const described = hint === undefined ? undefined : hintId;
  return (
    <div className="grid content-start gap-1.5">
      <FormField {...field}>
        {(props) => children({ ...props, "aria-describedby": props["aria-describedby"] ?? described })}
      </FormField>
      {hint !== undefined && (
        <div id={hintId} className="text-muted-foreground text-base">
          {hint}
        </div>
      )}
    </div>
  );
}

const errorOf = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: FieldPath<Values>,
): string | undefined => form.getFieldState(name, form.formState).error?.message;
