import type { ReactNode } from "react";

/** Replaces an empty list: a message, and the next step. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="rounded-card border-border grid justify-items-center gap-4 border border-dashed p-8 text-center">
      <p className="text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
