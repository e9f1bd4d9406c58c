import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from "react-hook-form";
import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { toast } from "sonner";
import { isStale, isUniqueViolation } from "@/data/errors";
import type { RowVersion, Save, SavedVersion } from "@/data/staff/rows";
import { useAdminI18n } from "@/i18n/admin-i18n";
import { ConfirmDialog } from "@/components/patterns/staff/confirm-dialog";
import { failureText } from "../failure-text";
import { FormFields } from "../form-fields";
import { ConflictBanner } from "./conflict-banner";
import { FormActions, FormDialog, FormFailure } from "./form-dialog";
import { useUndo } from "./use-undo";

/** Long enough to see on the page what came of it. */
const UNDO_MS = 15_000;

/** A refusal that one field is to blame for. */
interface FieldRefusal<Values extends FieldValues> {
  name: FieldPath<Values>;
  message: string;
}

/** The refusal of a value that another row has already. */
export const takenAs =
  <Name extends string>(name: Name, message: string) =>
  (error: unknown) =>
    isUniqueViolation(error) ? { name, message } : undefined;

/** What a page gives the form of one of its rows; of a new one there is none yet. */
export interface RowFormProps<Row> {
  row: Row | undefined;
  onClose: () => void;
}

interface RecordFormProps<Values extends FieldValues, Output, Row extends RowVersion> {
  /** Its titles for a new row and for one that is changed, and what came of a save. */
  texts: Record<"add" | "edit" | "created" | "updated" | "failed", string>;
  /** Checks what stands in the fields and makes of it what is stored. */
  schema: z.ZodType<Output, Values>;
  /** What stands in the fields at first. */
  values: NoInfer<Values>;
  /** What is changed, as it was when the window was opened; undefined for a new row. */
  row: Row | undefined;
  save: UseMutationOptions<SavedVersion, Error, Save<Output, Row>>;
  /** Finds the field that the server's refusal is about. */
  refusalOf?: (error: unknown, values: Output) => FieldRefusal<Values> | undefined;
  /** What is asked before unusual values are sent; undefined for usual ones. */
  questionOf?: (values: Output) => string | undefined;
  /** Called when the fields themselves stop the values from being sent. */
  onInvalid?: (values: Values) => void;
  onSaved?: (values: Output) => void;
  /** What an undo saves, where the former values alone do not say all that has changed. */
  formerOf?: (former: Output, saved: Output) => Output;
  onClose: () => void;
  size?: "medium" | "large";
  children: ReactNode;
}

/**
 * The window in which a row is written. It closes after the server has taken the values, or when the person wants that; what
 * was typed is given up only after a question, and stays when the server refuses it.
 */
export function RecordForm<Values extends FieldValues, Output, Row extends RowVersion>({
  texts,
  schema,
  values: defaultValues,
  row,
  save,
  refusalOf,
  questionOf,
  onInvalid,
  onSaved,
  formerOf = (former) => former,
  onClose,
  size,
  children,
}: RecordFormProps<Values, Output, Row>) {
  const { t } = useAdminI18n();
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [isOld, setOld] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const isSending = useRef(false);
  const [id] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState<{ text: string; before: Row | undefined; values: Output }>();
  const { mutateAsync } = useMutation(save);
  const undoOf = useUndo(mutateAsync);

  const send = async (before: Row | undefined, values: Output) => {
    setFailure(undefined);
    setOld(false);
    setSaving(true);
    let version: SavedVersion;
    try {
      version = await mutateAsync({ before, values, id });
    } catch (error) {
      // Before a field is pointed at: one at rest cannot take the focus.
      flushSync(() => setSaving(false));
      if (isStale(error)) {
        setOld(true);
        toast.error(texts.failed, { description: t.manage.stale.text });
        return;
      }
      const refusal = refusalOf?.(error, values);
      const reason = refusal?.message ?? failureText(error, t.common);
      if (refusal) form.setError(refusal.name, { message: reason }, { shouldFocus: true });
      else setFailure(reason);
      toast.error(texts.failed, { description: reason });
      return;
    }
    // Whoever saved over somebody else's words has not seen what an undo would have to bring back.
    const former = before?.updated_at === undefined ? undefined : schema.safeParse(defaultValues).data;
    const undo = before && former && undoOf({ before, former: formerOf(former, values), values, version });
    toast.success(row ? texts.updated : texts.created, undo && { action: undo, duration: UNDO_MS });
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
              {failure} {t.manage.notSaved}
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
          <FormActions isBusy={isSubmitting || isSaving} onCancel={askToClose} />
          <ConfirmDialog
            isOpen={question !== undefined}
            title={question?.text ?? ""}
            confirmLabel={t.common.save}
            cancelLabel={t.common.cancel}
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
