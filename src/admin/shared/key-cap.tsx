import type { ReactNode } from "react";

/** A key of the keyboard, as it looks. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="border-border bg-sand inline-grid min-w-6 place-items-center rounded border px-1.5 py-0.5 font-sans text-[0.875rem]">
      {children}
    </kbd>
  );
}
