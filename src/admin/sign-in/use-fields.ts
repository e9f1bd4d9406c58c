import type { FormEvent } from "react";
import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { z } from "zod";

/**
 * A form whose fields have the names, the rules and the messages of a schema.
 * @returns `form` for its element, by what takes the values; `field` for what stands for one of them
 */
export function useFields<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const { register, handleSubmit, formState, getFieldState, ...rest } = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues,
  });
  return {
    ...rest,
    isSubmitting: formState.isSubmitting,
    form: (onSubmit: (values: Values) => void | Promise<void>) => ({
      noValidate: true,
      onSubmit: (event: FormEvent) => void handleSubmit(onSubmit)(event),
    }),
    field: (name: Path<Values>) => ({
      field: register(name),
      error: getFieldState(name, formState).error?.message,
    }),
  };
}
