import type { ReactNode } from "react";
import type { RowVersion } from "@/data/staff/client/rows";
import { RecordForm } from "./record-form";
import type { Fields, InputOf, OutputOf, Refusal, Resource, ResourceWords } from "./resource";
import { useLocale, useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/words/admin/manage";

interface ResourceFieldsProps<F> {
  of: { fields: F; words: Readonly<Record<"en" | "ar", ResourceWords>> };
  /** Which of them, in the order of the declaration; all of them without. Of a pair both halves are drawn together. */
  names?: readonly (keyof F & string)[];
  /** Lines below fields that say more than the page's words do. */
  hints?: Readonly<Partial<Record<keyof F & string, ReactNode>>>;
  className?: string;
}

/** Fields as they are declared: short ones beside one another where there is space. */
export function ResourceFields<F extends Fields>({
  of: { fields, words },
  names,
  hints,
  className = "grid gap-5 md:grid-cols-2",
}: ResourceFieldsProps<F>) {
  const { fields: labels, hints: lines, options } = words[useLocale()];
  const shown: readonly [keyof F & string, F[string]][] = Object.entries(fields).filter(
    ([name, { pair }]) => (names === undefined || names.includes(name)) && pair?.lang !== "ar",
  ) as [keyof F & string, F[string]][];
  return (
    <div className={className}>
      {shown.map(([name, { Control, isShort = false }]) => {
        if (!Control) return null;
        const field = (
          <Control
            key={name}
            name={name}
            label={labels[name] ?? labels[name.replace(/_en$/, "")] ?? name}
            hint={hints?.[name] ?? lines?.[name]}
            options={options?.[name]}
          />
        );
        return isShort ? (
          field
        ) : (
          <div key={name} className="col-span-full">
            {field}
          </div>
        );
      })}
    </div>
  );
}

interface ResourceFormProps<F extends Fields, Row extends RowVersion, W extends ResourceWords> {
  of: Resource<F, Row, W>;
  /** What is changed; of a new row something may be known, but not its id. */
  row: Partial<Row> | undefined;
  onClose: () => void;
  /** Reads the row again and gives it to the form, after it has changed elsewhere. */
  onRenew: () => void;
  size?: "medium" | "large";
  /** The slugs of the services that texts with facts may name; undefined while they are not known. */
  services?: readonly string[] | undefined;
  /** Finds the field that a refusal is about, beside a value that another row has. */
  refusalOf?: (error: unknown, values: OutputOf<F>) => Refusal<F> | undefined;
  /** What is asked before unusual values are sent; undefined for usual ones. */
  questionOf?: (values: OutputOf<F>) => string | undefined;
  /** Called when the fields themselves stop the values from being sent. */
  onInvalid?: (values: InputOf<F>) => void;
  onSaved?: (values: OutputOf<F>) => void;
  /** The fields in an order and in groups of their own. */
  children?: ReactNode;
}

/** The window in which a row of a declared table is written. */
export function ResourceForm<F extends Fields, Row extends RowVersion, W extends ResourceWords>({
  of,
  row,
  services,
  refusalOf,
  children,
  ...form
}: ResourceFormProps<F, Row, W>) {
  const locale = useLocale();
  const { errors } = useTexts(manageTexts);
  const words = of.words[locale];
  const stored = row?.id === undefined ? undefined : (row as Row);
  return (
    <RecordForm<InputOf<F>, OutputOf<F>, Row>
      {...form}
      entity={of.entity}
      name={stored && of.nameOf(stored, words, locale)}
      texts={words}
      schema={of.schemaIn(errors, locale, services)}
      values={of.valuesOf(row)}
      row={stored}
      save={of.save}
      refusalOf={(error, values) => refusalOf?.(error, values) ?? of.takenOf(error, errors, locale)}
    >
      {children ?? <ResourceFields of={of} />}
    </RecordForm>
  );
}
