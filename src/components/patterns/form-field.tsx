import { useId, type ReactNode } from "react";

interface FieldProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FormFieldProps {
  label: string;
  /** The control's id, when the page links to it. */
  id?: string;
  /** At the end of the label's line, such as a counter. */
  aside?: ReactNode;
  error?: string;
  /** A line below the field that helps to fill it in. */
  hint?: ReactNode;
  /** Renders the control with the attributes that connect it to its label, and to its hint while there is no error. */
  children: (field: FieldProps) => ReactNode;
}

export function FormField({ label, id: known, aside, error, hint, children }: FormFieldProps) {
  const own = useId();
  const id = known ?? own;
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const described = hint === undefined ? undefined : hintId;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-base font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-invalid": error !== undefined, "aria-describedby": error ? errorId : described })}
      {error && (
        <p id={errorId} role="alert" className="text-destructive text-base">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div id={hintId} className="text-muted-foreground text-base">
          {hint}
        </div>
      )}
    </div>
  );
}
