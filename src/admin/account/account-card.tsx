import type { ReactNode } from "react";

/** A section of the account page. */
export function AccountCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border-border bg-card grid content-start gap-5 border p-5"
    >
      <h2 id={id} className="text-xl tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
