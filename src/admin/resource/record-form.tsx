import { hashKey, useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useForm, type FieldPath, type FieldValues } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { toast } from "sonner";
import { isStale } from "@/data/client/errors";
import type { RowVersion, Save } from "@/data/staff/client/rows";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { failureText } from "../shared/failure-text";
import { FormFields } from "../shared/form-fields";
import { HistoryButton } from "../history/history-button";
import { useUndo } from "../history/use-undo";
import { ConflictBanner, FormActions, FormDialog, FormFailure } from "./form-dialog";
import { useTexts } from "@/i18n/i18n";
import { manageTexts } from "@/words/admin/manage";
import { commonTexts } from "@/words/admin/common";

/** A refusal that one field is to blame for. */
interface FieldRefusal {
  /** The field's. */
  name: string;
  message: string;
}

/** What a page gives the form of one of its rows; of a new one there is none yet. */
export interface RowFormProps<Row> {
  row: Row | undefined;
  onClose: () => void;
  /** Reads the row again and gives it to the form, after it has changed elsewhere. */
  onRenew: () => void;
}

interface RecordFormProps<Values extends FieldValues, Output, Row extends RowVersion> {
  /** What its rows are to the ledger. */
  entity: string;
  /** What the row is called, where its history is shown. */
  name: string | undefined;
  /** Its titles for a new row and for one that is changed, and what came of a save. */
  texts: Record<"add" | "edit" | "created" | "updated" | "failed", string>;
  /** Checks what stands in the fields and makes of it what is stored. */
  schema: z.ZodType<Output, Values>;
  /** What stands in the fields at first. */
  values: NoInfer<Values>;
  /** What is changed, as it was when the window was opened; undefined for a new row. */
  row: Row | undefined;
  save: UseMutationOptions<void, Error, Save<Output, Row>>;
  /** Finds the field that the server's refusal is about. */
  refusalOf?: (error: unknown, values: Output) => FieldRefusal | undefined;
  /** What is asked before unusual values are sent; undefined for usual ones. */
  questionOf?: (values: Output) => string | undefined;
  /** Called when the fields themselves stop the values from being sent. */
  onInvalid?: (values: Values) => void;
  onSaved?: (values: Output) => void;
  onClose: () => void;
  /** Gives the row as it is by now; without it there is no history. */
  onRenew?: () => void;
  size?: "medium" | "large";
  children: ReactNode;
}

/**
 * The window in which a row is written. It closes after the server has taken the values, or when the person wants that; what
 * was typed is given up only after a question, and stays when the server refuses it.
 */
export function RecordForm<Values extends FieldValues, Output, Row extends RowVersion>({
  entity,
  name = "",
  texts,
  schema,
  values: initialValues,
  row,
  save,
  refusalOf,
  questionOf,
  onInvalid,
  onSaved,
  onClose,
  onRenew,
  size,
  children,
}: RecordFormProps<Values, Output, Row>) {
  const manage = useTexts(manageTexts);
  const common = useTexts(commonTexts);
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    // A row that is given anew fills the fields that the person has not changed.
    values: initialValues,
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [isOld, setOld] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isSending = useRef(false);
  const [id] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState<{ text: string; before: Row | undefined; values: Output }>();
  const { mutateAsync } = useMutation(save);
  const undoOf = useUndo();

  const send = async (before: Row | undefined, values: Output) => {
    setFailure(undefined);
    setOld(false);
    setSaving(true);
    try {
      await mutateAsync({ before, values, id });
    } catch (error) {
      // Before a field is pointed at: one at rest cannot take the focus.
      flushSync(() => setSaving(false));
      if (isStale(error)) {
        setOld(true);
        toast.error(texts.failed, { description: manage.stale.text });
        return;
      }
      const refusal = refusalOf?.(error, values);
      const reason = refusal?.message ?? failureText(error, common);
      if (refusal)
        form.setError(refusal.name as FieldPath<Values>, { message: reason }, { shouldFocus: true });
      else setFailure(reason);
      // At a field the reason is read there.
      toast.error(texts.failed, refusal ? undefined : { description: reason });
      return;
    }
    // Without a change there is nothing to undo but an earlier one.
    const isSame = hashKey([schema.safeParse(initialValues).data]) === hashKey([values]);
    toast.success(
      row ? texts.updated : texts.created,
      before && !isSame ? undoOf(entity, before.id) : undefined,
    );
    onClose();
    onSaved?.(values);
  };

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
      title={row ? texts.edit : texts.add}
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
            <FormProvider {...form}>{children}</FormProvider>
          </FormFields>
          {failure !== undefined && (
            <FormFailure>
              {failure} {manage.notSaved}
            </FormFailure>
          )}
          {isOld && row && (
            <ConflictBanner
              values={form.getValues}
              isBusy={isSubmitting}
              onKeepMine={() => void submit({ ...row, updated_at: undefined })}
              onTakeTheirs={onClose}
            />
          )}
          <FormActions isBusy={isSubmitting || isSaving} onCancel={askToClose}>
            {row && onRenew && (
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
            cancelLabel={common.cancel}
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
