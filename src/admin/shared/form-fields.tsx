import { useLayoutEffect, useRef, type ComponentProps } from "react";

interface FormFieldsProps extends ComponentProps<"fieldset"> {
  /** Whether the values are being saved: later input would not be included. */
  isBusy: boolean;
}

/** The fields of a form, disabled while they are saved; the focus returns to its field. */
export function FormFields({ isBusy, disabled = false, ...props }: FormFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!fields.current) return;
    // Read before: a browser removes the focus from a field at the moment in which it is disabled.
    if (isBusy) focused.current ??= document.activeElement;
    fields.current.disabled = disabled || isBusy;
    if (isBusy) return;
    if (focused.current instanceof HTMLElement && document.activeElement === document.body)
      focused.current.focus();
    focused.current = null;
  }, [isBusy, disabled]);
  return <fieldset {...props} ref={fields} />;
}

/** For a field with a part of an address: without correction and completion, left to right. */
export const ADDRESS_INPUT = {
  dir: "ltr",
  spellCheck: false,
  autoCapitalize: "none",
  autoComplete: "off",
} as const;
