import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ReactNode, useRef, useState } from "react";
import { cn } from "@/lib/class-names";
import { keptByToasts, ReachableToasts } from "./reachable-toasts";

interface DialogProps {
  title: string;
  description?: string;
  closeLabel: string;
  onClose: () => void;
  size?: "small" | "medium" | "large";
  children: ReactNode;
}

const WIDTHS = { small: "max-w-md", medium: "max-w-2xl", large: "max-w-5xl" } as const;

/**
 * A dialog over the page, mounted while it is open, with room for a message below it. The focus stays inside, and returns
 * afterwards to the element that had it.
 */
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
          // React passes events through portals: a form in the dialog would submit the form around it.
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
 * Radix returns the focus to a dialog's trigger. Our dialogs are opened by state and have no trigger, so the element that had
 * the focus before gets it back, or the page's content when the element is gone. Spread the result on the dialog's content.
 */
export function useFocusReturn() {
  // A dialog may focus one of its fields before Radix reports that it opens.
  const [before] = useState(() => document.activeElement);
  const opener = useRef(before);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A dialog that led to another place leaves the focus there.
      if (!isFocusFree()) return;
      const place = opener.current?.isConnected && opener.current !== document.body ? opener.current : null;
      // The button of an empty list is gone with its first row.
      const next = place ?? document.querySelector("main");
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    },
  };
}

/** Whether the focus is on no control: on the page, or on the dialog below, where browsers put a lost focus. */
const isFocusFree = (): boolean =>
  document.activeElement?.matches("body,[role=dialog],[role=alertdialog]") ?? true;
