import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from "react";
import { toast } from "sonner";
import type { z } from "zod";
import { AppError } from "@/data/client/errors";
import { changeFailureText } from "../shared/failure-text";
import { useTexts } from "@/i18n/i18n";
import { commonTexts } from "@/texts/admin/common";

type Texts = Record<string, string | undefined>;
type Name<Values extends Texts> = keyof Values & string;
type Messages<Values extends Texts> = Partial<Record<keyof Values, string>>;

interface Failure<Values extends Texts> {
  /** The title of the message after a failure. */
  title: string;
  /** By the reason or the kind of an error: its field, and the message there. */
  at?: Readonly<Record<string, readonly [name: Name<Values>, message: string]>>;
}

/** The props of a field's control. */
export interface FieldControl {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
  ref: (control: HTMLElement | null) => void;
}

/**
 * A small form of texts, whose fields have the names, the rules and the messages of a schema. It shows a refusal at its field, or
 * otherwise in a message. The sign-in has it on the way to every first page, where the form library of the larger forms would be
 * 15 kB more (docs/decisions/0085).
 * @returns `form` with the props of its element, for a function that sends the values; `field` with the props of a field
 */
export function useFields<Values extends Texts>(
  schema: z.ZodType<Values, Values>,
  initialValues: Values,
  { title, at = {} }: Failure<Values>,
) {
  const common = useTexts(commonTexts);
  const [values, setValues] = useState(initialValues);
  const [messages, setMessages] = useState<Messages<Values>>({});
  const [wasSent, setWasSent] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const controls = useRef(new Map<string, HTMLElement>());
  const setFocus = useCallback((name: Name<Values>) => controls.current.get(name)?.focus(), []);

  const fail = (error: unknown) => {
    const [name, message] = (error instanceof AppError && (at[error.reason ?? ""] ?? at[error.code])) || [];
    if (name) {
      setMessages((others) => ({ ...others, [name]: message }));
      setFocus(name);
    }
    toast.error(title, name ? undefined : { description: changeFailureText(error, common) });
  };
  const submit = async (send: (values: Values) => Promise<void>) => {
    setWasSent(true);
    const { data, error } = schema.safeParse(values);
    const found = messagesOf<Values>(error);
    setMessages(found);
    if (data === undefined) {
      const first = [...controls.current.keys()].find((name) => name in found);
      if (first !== undefined) setFocus(first);
      return;
    }
    setSubmitting(true);
    await send(data).catch(fail);
    setSubmitting(false);
  };
  const change = (name: Name<Values>, value: string) => {
    const changed: Values = { ...values, [name]: value };
    setValues(changed);
    if (!wasSent) return;
    const message = messagesOf<Values>(schema.safeParse(changed).error)[name];
    setMessages((others) => ({ ...others, [name]: message }));
  };

  return {
    isSubmitting,
    setFocus,
    watch: <Field extends Name<Values>>(name: Field): Values[Field] => values[name],
    reset: () => {
      setValues(initialValues);
      setMessages({});
      setWasSent(false);
    },
    form: (send: (values: Values) => Promise<void>) => ({
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit(send);
      },
    }),
    field: (name: Name<Values>): { field: FieldControl; error: string | undefined } => ({
      field: {
        name,
        value: values[name] ?? "",
        onChange: ({ target }) => change(name, target.value),
        ref: (control) => {
          if (control) controls.current.set(name, control);
          else controls.current.delete(name);
        },
      },
      error: messages[name],
    }),
  };
}

/** The first message of every field. */
function messagesOf<Values extends Texts>(error: z.ZodError<Values> | undefined): Messages<Values> {
  const messages: Messages<Values> = {};
  for (const { path, message } of error?.issues ?? []) messages[path[0] as keyof Values] ??= message;
  return messages;
}
