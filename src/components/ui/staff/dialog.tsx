import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { cn } from "@/lib/class-names";
import { keptByToasts, ReachableToasts } from "./toasts";

interface DialogProps {
  title: string;
  description?: string;
  closeLabel: string;
  onClose: () => void;
  size?: "small" | "medium" | "large";
  children: ReactNode;
}

const WIDTHS = { small: "max-w-md", medium: "max-w-2xl", large: "max-w-5xl" } as const;

/** A window over the page, mounted while it is open, with room for a message below it. Focus stays inside and goes back to where it came from. */
export function Dialog({ title, description, closeLabel, onClose, size = "medium", children }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="bg-foreground/45 fixed inset-0 z-40" />
        <Primitive.Content
          data-slot="dialog"
          {...focusReturn}
          {...keptByToasts}
          // React passes events through portals: a form in here would send the form around the window.
          onSubmit={(event) => event.stopPropagation()}
          className={cn(
            "rounded-card border-border bg-background fixed inset-x-3 top-[4vh] z-50 mx-auto grid max-h-[calc(96dvh-4.5rem)] grid-rows-[auto_1fr] border shadow-xl outline-none",
            WIDTHS[size],
          )}
          {...(description === undefined && { "aria-describedby": undefined })}
        >
          <ReachableToasts />
          <header className="border-border flex items-start justify-between gap-4 border-b py-3 ps-5 pe-3">
            <div className="min-w-0 py-2 wrap-anywhere">
              <Primitive.Title className="text-xl leading-snug font-semibold tracking-normal">
                {title}
              </Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="text-muted-foreground text-base">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label={closeLabel}
              className="rounded-control hover:bg-sand grid size-12 shrink-0 place-items-center"
            >
              <X aria-hidden="true" className="size-5" />
            </Primitive.Close>
          </header>
          <div className="overflow-y-auto overscroll-contain p-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/**
 * Radix gives the focus back to a dialog's trigger. Ours are opened by state and have none: what had the focus when the
 * dialog opened gets it back. Spread the result on the dialog's content.
 */
export function useFocusReturn() {
  // A window may give the focus to one of its fields before it is told that it opens.
  const [before] = useState(() => document.activeElement);
  const opener = useRef(before);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A window that led somewhere else leaves the focus there.
      if (opener.current instanceof HTMLElement && isFocusFree())
        opener.current.focus({ preventScroll: true });
    },
  };
}

/** Whether nothing has the focus but what takes it when it is lost: the page, or the window below. */
const isFocusFree = (): boolean =>
  document.activeElement?.matches("body,[role=dialog],[role=alertdialog]") ?? true;
