import { useLayoutEffect, useRef, type ComponentProps } from "react";

interface FormFieldsProps extends ComponentProps<"fieldset"> {
  /** Whether the values are on their way: what would be typed now would not be among them. */
  isBusy: boolean;
}

/** The fields of a form, at rest while they are saved; the focus comes back to where it was. */
export function FormFields({ isBusy, disabled = false, ...props }: FormFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!fields.current) return;
    // Looked at before: a browser takes the focus from a field at the moment in which it is disabled.
    if (isBusy) focused.current ??= document.activeElement;
    fields.current.disabled = disabled || isBusy;
    if (isBusy) return;
    if (focused.current instanceof HTMLElement && document.activeElement === document.body)
      focused.current.focus();
    focused.current = null;
  }, [isBusy, disabled]);
  return <fieldset {...props} ref={fields} />;
}

/** For a field with a part of an address: nothing is corrected or completed, and it reads from left to right. */
export const ADDRESS_INPUT = {
  dir: "ltr",
  spellCheck: false,
  autoCapitalize: "none",
  autoComplete: "off",
} as const;
