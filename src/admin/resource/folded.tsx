import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";

interface FoldedProps {
  title: string;
  /** A summary of the content while it is closed. */
  text?: string;
  /** The fields inside; an error of one of them opens it. */
  names?: readonly string[];
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of a form that few people need: closed until it is opened, or until a field inside has an error. */
export function Folded({ title, text, names = [], isOpenAtFirst = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { formState, setFocus } = useFormContext();
  const refused = names.find((name) => formState.errors[name] !== undefined);
  const isRefused = refused !== undefined;
  // Only once: the person may close it again.
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused);
    if (isRefused) setOpen(true);
  }
  // The form could not focus its first field with an error, because the field was not there yet.
  useEffect(() => {
    if (refused !== undefined && !document.activeElement?.matches("[aria-invalid=true]")) setFocus(refused);
  }, [refused, setFocus]);
  return (
    <details
      open={isOpen}
      className="group border-border rounded-control border px-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <span className="block text-base font-semibold">{title}</span>
          {text !== undefined && (
            <span className="text-muted-foreground block text-base group-open:hidden">{text}</span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {isOpen && <div className="grid gap-5 pt-2 pb-4">{children}</div>}
    </details>
  );
}
