import type { ReactNode } from "react";
import type { DraftField } from "@domain/post-draft-problem";
import { controlId, useProblemAt } from "../problem-context";

interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface EditorFieldProps {
  field: DraftField;
  label: string;
  /** At the end of the label's line, such as a counter. */
  aside?: ReactNode;
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label, a control that the page can jump to, and what is wrong with it. */
export function EditorField({ field, label, aside, hint, children }: EditorFieldProps) {
  const problem = useProblemAt(field);
  const id = controlId(field);
  const describedBy = [problem && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-base font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": describedBy.join(" ") || undefined,
      })}
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="text-destructive text-base">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <div id={`${id}-hint`} className="text-muted-foreground text-[0.9375rem]">
          {hint}
        </div>
      )}
    </div>
  );
}
