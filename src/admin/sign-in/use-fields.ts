import type { FormEvent } from "react";
import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { toast } from "sonner";
import type { z } from "zod";
import { AppError } from "@/data/client/errors";
import { changeFailureText } from "../shared/failure-text";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

interface Failure<Values extends FieldValues> {
  /** The title of the message after a failure. */
  title: string;
  /** By the reason or the kind of an error: its field, and the message there. */
  at?: Readonly<Record<string, readonly [name: Path<Values>, message: string]>>;
}

/**
 * A form whose fields have the names, the rules and the messages of a schema. It shows a refusal at its field, or otherwise in
 * a message.
 * @returns `form` with the props of its element, for a function that sends the values; `field` with the props of a field
 */
export function useFields<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  { title, at = {} }: Failure<Values>,
) {
  const common = useTexts(commonTexts);
  const { register, handleSubmit, formState, getFieldState, setError, ...rest } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
  });
  const fail = (error: unknown) => {
    const [name, message] = (error instanceof AppError && (at[error.reason ?? ""] ?? at[error.code])) || [];
    if (name) setError(name, { message }, { shouldFocus: true });
    toast.error(title, name ? undefined : { description: changeFailureText(error, common) });
  };
  return {
    ...rest,
    isSubmitting: formState.isSubmitting,
    form: (send: (values: Values) => Promise<void>) => ({
      noValidate: true,
      onSubmit: (event: FormEvent) => void handleSubmit((values) => send(values).catch(fail))(event),
    }),
    field: (name: Path<Values>) => ({
      field: register(name),
      error: getFieldState(name, formState).error?.message,
    }),
  };
}
