import { zodResolver } from "@hookform/resolvers/zod";
import { hashKey, useMutation } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useForm, type FieldPath } from "react-hook-form";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import type { Localized } from "@/config/locales";
import { isStale, isUnconfirmed } from "@/data/client/errors";
import type { RowVersion } from "@/data/staff/client/rows";
import { changeFailureText } from "../shared/failure-text";
import { FormFields } from "../shared/form-fields";
import { HistoryButton } from "../history/history-button";
import { useUndo } from "../history/use-undo";
import { ConflictBanner, FormActions, FormDialog, FormFailure } from "./form-dialog";
import type { Fields, InputOf, OutputOf, Refusal, Resource } from "./resource";
import type { FormTexts } from "./resource-texts";
import { useLocale, useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/texts/admin/manage";
import { commonTexts } from "@/texts/admin/common";

interface ResourceFieldsProps<F> {
  of: { fields: F; texts: Localized<FormTexts> };
  /** The fields to render, in the order of the declaration; by default all. A pair is rendered together. */
  names?: readonly (keyof F & string)[];
  /** Lines below fields with more than the page's hints. */
  hints?: Readonly<Partial<Record<keyof F & string, ReactNode>>>;
  className?: string;
}

/** Fields in the order of the declaration: short ones next to each other where there is space. */
export function ResourceFields<F extends Fields>({
  of: { fields, texts: localizedTexts },
  names,
  hints,
  className = "grid gap-5 md:grid-cols-2",
}: ResourceFieldsProps<F>) {
  const { fields: labels, hints: lines, options } = localizedTexts[useLocale()];
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

/** The props of a row's form; a new row is undefined. */
export interface RowFormProps<Row> {
  row: Row | undefined;
  onClose: () => void;
  /** Reads the row again and passes it to the form, after it has changed elsewhere. */
  onRenew: () => void;
}

/** A new row may have some values, but no id. */
interface ResourceFormProps<
  F extends Fields,
  Row extends RowVersion,
  Texts extends FormTexts,
> extends RowFormProps<Partial<Row>> {
  of: Resource<F, Row, Texts>;
  size?: "medium" | "large";
  /** The slugs of the services that texts with facts may name; undefined while they are not known. */
  services?: readonly string[] | undefined;
  /** Finds the field of a refusal by the server, beside unique violations. */
  refusalOf?: (error: unknown, values: OutputOf<F>) => Refusal<F> | undefined;
  /** A question before unusual values are sent; undefined for usual ones. */
  questionOf?: (values: OutputOf<F>) => string | undefined;
  /** The fields that the form fills in from others. They have no error of their own while one of the others has one. */
  filledFrom?: Readonly<Partial<Record<keyof F & string, readonly (keyof F & string)[]>>>;
  /** Called when validation prevents the values from being sent. */
  onInvalid?: (values: InputOf<F>) => void;
  onSaved?: (values: OutputOf<F>) => void;
  /** The fields in another order or in groups. */
  children?: ReactNode;
}

/**
 * The dialog for a row of a declared table. It closes after the server has stored the values, or when the person closes it.
 * Unsaved changes are dropped only after a confirmation, and stay after a refusal.
 */
export function ResourceForm<F extends Fields, Row extends RowVersion, Texts extends FormTexts>({
  of,
  row: known,
  size,
  services,
  refusalOf,
  questionOf,
  filledFrom,
  onInvalid,
  onSaved,
  onClose,
  onRenew,
  children,
}: ResourceFormProps<F, Row, Texts>) {
  const locale = useLocale();
  const manage = useTexts(manageTexts);
  const common = useTexts(commonTexts);
  const { entity, texts: localizedTexts } = of;
  const texts = localizedTexts[locale];
  // The row when the dialog was opened; undefined for a new one.
  const row = known?.id === undefined ? undefined : (known as Row);
  const schema = of.schemaFor(manage.errors, locale, services);
  const validate = zodResolver(schema);
  const initialValues = of.formValues(known);
  const form = useForm<InputOf<F>, unknown, OutputOf<F>>({
    resolver: async (...form) => {
      const resolved = await validate(...form);
      const errors = Object.entries(resolved.errors).filter(
        ([name]) => !filledFrom?.[name]?.some((source) => source in resolved.errors),
      );
      return { ...resolved, errors: Object.fromEntries(errors) } as typeof resolved;
    },
    // A row that is read again fills the fields that the person has not changed.
    values: initialValues,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [hasConflict, setConflict] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isSending = useRef(false);
  const [id] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState<{ text: string; before: Row | undefined; values: OutputOf<F> }>();
  const { mutateAsync } = useMutation(of.save);
  const undoOf = useUndo();

  const send = async (before: Row | undefined, values: OutputOf<F>) => {
    setFailure(undefined);
    setConflict(false);
    setSaving(true);
    try {
      await mutateAsync({ before, values, id });
    } catch (error) {
      // Before a field is focused: a disabled one cannot have the focus.
      flushSync(() => setSaving(false));
      if (isStale(error)) {
        setConflict(true);
        toast.error(texts.failed, { description: manage.stale.text });
        return;
      }
      const refusal = refusalOf?.(error, values) ?? of.uniqueViolationField(error, manage.errors, locale);
      const reason = refusal?.message ?? changeFailureText(error, common);
      if (refusal)
        form.setError(refusal.name as FieldPath<InputOf<F>>, { message: reason }, { shouldFocus: true });
      else setFailure(`${reason} ${isUnconfirmed(error) ? manage.stillHere : manage.notSaved}`);
      // When a field shows the reason, the toast does not repeat it.
      toast.error(texts.failed, refusal ? undefined : { description: reason });
      return;
    }
    // Without a change, an undo would undo an earlier one.
    const isSame = hashKey([schema.safeParse(initialValues).data]) === hashKey([values]);
    toast.success(
      row ? texts.updated : texts.created,
      before && !isSame ? undoOf(entity, before.id) : undefined,
    );
    onClose();
    onSaved?.(values);
  };

  const name = row ? of.nameOf(row, texts, locale) : "";
  const title = !row
    ? texts.add
    : ["", texts.edit].includes(name)
      ? texts.edit
      : manage.editNamed(texts.edit, name);

  const submit = async (before: Row | undefined) => {
    // A second press may come before the button is seen as disabled.
    if (isSending.current) return;
    isSending.current = true;
    const sent = form.handleSubmit(
      (values) => {
        const text = questionOf?.(values);
        if (text === undefined) return send(before, values);
        setQuestion({ text, before, values });
      },
      () => onInvalid?.(form.getValues()),
    )();
    await sent.finally(() => (isSending.current = false));
  };
  return (
    <FormDialog
      title={title}
      size={size}
      isChanged={isDirty}
      onClose={() => !isSubmitting && !isSaving && onClose()}
    >
      {(askToClose) => (
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void submit(row);
          }}
        >
          <FormFields isBusy={isSaving} className="grid min-w-0 gap-5">
            <FormProvider {...form}>{children ?? <ResourceFields of={of} />}</FormProvider>
          </FormFields>
          {failure !== undefined && <FormFailure>{failure}</FormFailure>}
          {hasConflict && row && (
            <ConflictBanner
              values={form.getValues}
              isBusy={isSubmitting}
              onKeepMine={() => void submit({ ...row, updated_at: undefined })}
              onTakeTheirs={onClose}
            />
          )}
          <FormActions isBusy={isSubmitting || isSaving} onCancel={askToClose}>
            {row && (
              <HistoryButton
                entity={entity}
                subject={row.id}
                name={name}
                hasUnsaved={isDirty}
                onRestored={() => {
                  form.reset(undefined, { keepDirtyValues: false });
                  onRenew();
                }}
                onUndone={onRenew}
              />
            )}
          </FormActions>
          <ConfirmDialog
            isOpen={question !== undefined}
            title={question?.text ?? ""}
            confirmLabel={common.save}
            onConfirm={() => {
              setQuestion(undefined);
              if (question) void send(question.before, question.values);
            }}
            onCancel={() => setQuestion(undefined)}
          />
        </form>
      )}
    </FormDialog>
  );
}
